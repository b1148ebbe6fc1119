// What several buildings share: sky, clouds, trees, columns.
import type { ReactNode } from 'react';

/** The gradient is defined once on the board. */
export function Sky({ width, height }: { readonly width: number; readonly height: number }): ReactNode {
  return <rect className="gc-sky" width={width} height={height} />;
}

interface At {
  readonly x: number;
  readonly y: number;
}

export function Cloud({ x, y, scale }: At & { readonly scale: number }): ReactNode {
  return (
    <path
      className="gc-cloud"
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M0 12c0-5 6-7 9-4 2-8 15-8 17 0 5-3 11 0 11 4z"
    />
  );
}

/** A round tree; x, y is the foot of its trunk. */
export function Tree({ x, y, r }: At & { readonly r: number }): ReactNode {
  return (
    <>
      <path className="gc-trunk" d={`M${x - 2} ${y}h4v${-r}h-4z`} />
      <circle className="gc-tree" cx={x} cy={y - 1.5 * r} r={r} />
      <path
        className="gc-tree-2"
        d={`M${x} ${y - 2.5 * r}a${r} ${r} 0 0 1 0 ${2 * r}a${1.6 * r} ${1.6 * r} 0 0 0 0 ${-2 * r}z`}
      />
    </>
  );
}

/** A column with base and capital; x is its middle. */
export function Column({ x, y, height }: At & { readonly height: number }): ReactNode {
  return (
    <>
      <path
        className="gc-stone gc-line"
        d={`M${x - 5.5} ${y}h11v4h-11zM${x - 4} ${y + 4}h8v${height - 9}h-8zM${x - 5.5} ${y + height - 5}h11v5h-11z`}
      />
      <path className="gc-shade" d={`M${x + 0.8} ${y + 4}h3.200v${height - 9}h-3.200z`} />
    </>
  );
}
