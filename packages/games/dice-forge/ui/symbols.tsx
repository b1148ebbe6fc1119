// Resources and marks, and the round tokens with a number.
import { memo, type ReactNode } from 'react';
import { MARKS, TOKENS } from './art.ts';

export type MarkName = keyof typeof MARKS;
export type TokenName = keyof typeof TOKENS;

interface MarkProps {
  readonly name: MarkName;
  readonly size?: number;
  readonly className?: string;
}
/** The element of a symbol, for a part that renders only together with it. */
export function markElement({ name, size, className }: MarkProps): ReactNode {
  return (
    <svg
      className={className ?? 'df-sym'}
      viewBox={MARKS[name].box}
      width={size}
      height={size}
      aria-hidden="true"
      {...MARKS[name].still}
    />
  );
}
/** A symbol, sized by its class or `size`. */
export const Mark = memo(function Mark(props: MarkProps): ReactNode {
  return markElement(props);
});

const INK_ON: Readonly<Record<TokenName, string>> = { gold: '#2b1a05', sun: '#ffe7ad', moon: '#fff', glory: '#fff' };

/** A cost, a price or a value: the resource with its number. */
export const Token = memo(function Token({
  of,
  n,
  size,
  className,
}: {
  readonly of: TokenName;
  readonly n: number | string;
  readonly size?: number;
  readonly className?: string;
}): ReactNode {
  const text = String(n);
  return (
    <svg className={className ?? 'df-token'} viewBox={TOKENS[of].box} width={size} height={size} aria-hidden="true">
      <g {...TOKENS[of].still} />
      <text
        className="df-n"
        x={of === 'moon' ? 13 : 12}
        y={16.4}
        fontSize={text.length > 2 ? 10.5 : text.length > 1 ? 12 : 13.5}
        fill={INK_ON[of]}
      >
        {text}
      </text>
    </svg>
  );
});
