// The symbols of the game, each drawn once, shown as an inline picture or inside another drawing.
import type { Art } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { SYMBOLS } from './art.ts';

const ICONS: Readonly<Record<string, Art>> = SYMBOLS;
/** Symbols of people have the same colour everywhere. */
const COLOURS: Readonly<Record<string, string>> = {
  merc: 'var(--ae-merc-i)',
  sword: 'var(--ae-foe)',
  bow: 'var(--ae-foe-i)',
  flame: 'var(--ae-ember)',
  flag: 'var(--warn)',
};

export const hasSign = (name: string): boolean => Object.hasOwn(ICONS, name);

interface SignProps {
  readonly name: string;
  readonly size?: number;
  readonly colour?: string | undefined;
}

/** A symbol as one element of a larger static drawing. */
export function sign(name: string, size: number, colour = COLOURS[name]): ReactNode {
  return (
    <svg
      className="ae-sign"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      color={colour}
      aria-hidden="true"
      {...ICONS[name]?.still}
    />
  );
}

export const Sign = memo(function Sign({ name, size = 16, colour }: SignProps): ReactNode {
  return sign(name, size, colour);
});

/** The same inside another drawing, centred at a point. */
export const SignAt = memo(function SignAt({
  name,
  x,
  y,
  size = 16,
  colour = COLOURS[name],
}: SignProps & { readonly x: number; readonly y: number }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      color={colour}
      aria-hidden="true"
      {...ICONS[name]?.still}
    />
  );
});
