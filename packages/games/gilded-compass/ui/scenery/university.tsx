// The University: an arcade with as many arches as spaces, under a green roof with a dome.
import { memo, type ReactNode } from 'react';
import { SCENERY } from '../art.ts';
import { times } from '../view.ts';

interface At {
  readonly x: number;
  readonly y: number;
}
const Cloud = ({ x, y, scale }: At & { readonly scale: number }): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} {...SCENERY.cloud.still} />
);
/** x, y is the foot of the trunk. It is drawn with a radius of 18. */
const Tree = ({ x, y, r }: At & { readonly r: number }): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${r / 18})`} {...SCENERY.tree.still} />
);

const MIDDLE = 324;
/** The distance between arches: constant while they fit, smaller with seven. */
export const archStep = (spaces: number): number => Math.min(72, 446 / spaces);
/** The middle of an arch. */
export const archX = (spaces: number, i: number): number => MIDDLE + (i - (spaces - 1) / 2) * archStep(spaces);

/** The arcade, without the park around it. */
export const arcadeOf = (spaces: number): { readonly left: number; readonly right: number } => {
  const half = (spaces * archStep(spaces)) / 2;
  return { left: MIDDLE - half, right: MIDDLE + half };
};

export const University = memo(function University({ spaces }: { readonly spaces: number }): ReactNode {
  const { left, right } = arcadeOf(spaces);
  const half = (right - left) / 2;
  return (
    <>
      <g transform="scale(5.6 2.68)" {...SCENERY.sky.still} />
      <Cloud x={190} y={22} scale={0.9} />
      <Cloud x={450} y={24} scale={1} />
      <Cloud x={40} y={64} scale={0.9} />
      <path className="gc-lawn" d="M0 160h560v108H0z" />
      <Tree x={30} y={168} r={20} />
      <Tree x={66} y={172} r={15} />
      {spaces < 6 && <Tree x={left - 34} y={170} r={18} />}
      {spaces < 6 && <Tree x={right + 36} y={170} r={20} />}
      <path className="gc-path" d={`M${left - 4} 166h${2 * half + 8}l12 102H${left - 16}z`} />
      <path className="gc-roof-leaf gc-line" d={`M${left - 4} 84l22-32h${2 * half - 36}l22 32z`} />
      <path className="gc-slate" d={`M${left + 8} 66h${2 * half - 16}M${left + 2} 75h${2 * half - 4}`} />
      <g {...SCENERY['university-dome'].still} />
      {spaces > 4 &&
        [left + 46, right - 46].map(x => (
          <g key={x}>
            <path className="gc-stone gc-line" d={`M${x - 26} 84l26-18 26 18z`} />
            <circle className="gc-glass gc-line" cx={x} cy="78" r="3.500" />
          </g>
        ))}
      <path className="gc-stone gc-line" d={`M${left - 8} 84h${2 * half + 16}v7H${left - 8}z`} />
      <path className="gc-stone-2 gc-line" d={`M${left - 3} 91h${2 * half + 6}v69H${left - 3}z`} />
      {times(spaces).map(i => (
        <path key={i} className="gc-niche gc-line" d={`M${archX(spaces, i) - 25} 160v-38a25 24 0 0 1 50 0v38z`} />
      ))}
      {times(spaces + 1).map(i => (
        <g key={i} transform={`translate(${left + i * archStep(spaces)} 93)`} {...SCENERY.column.still} />
      ))}
      <path
        className="gc-stone gc-line"
        d={`M${left - 8} 160h${2 * half + 16}v5H${left - 8}zM${left - 13} 165h${2 * half + 26}v5H${left - 13}z`}
      />
    </>
  );
});
