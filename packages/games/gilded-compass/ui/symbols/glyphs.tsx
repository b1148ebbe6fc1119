// The symbols of the game: alone, or inside another drawing.
import { memo, type ReactNode } from 'react';
import { GLYPHS } from '../art.ts';

export type GlyphName = keyof typeof GLYPHS;
export const isGlyph = (name: string): name is GlyphName => Object.hasOwn(GLYPHS, name);

interface Props {
  readonly name: GlyphName;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly className?: string;
}

const frameOf = ({ name, size, x, y, className }: Props) => ({
  className: className === undefined ? 'gc-glyph' : `gc-glyph ${className}`,
  x,
  y,
  width: size,
  height: size,
  viewBox: GLYPHS[name].box,
});

/** The props that make an `svg` this symbol. */
export const glyph = (props: Props) => ({ ...frameOf(props), ...GLYPHS[props.name].still });

/** Alone it is a small picture; inside another drawing it is placed at x, y. */
export const Glyph = memo(function Glyph(props: Props): ReactNode {
  return <svg {...glyph(props)} aria-hidden="true" />;
});

/** As a part of a drawing that is copied as a whole. */
export function glyphIn(props: Props): ReactNode {
  return <svg {...glyph(props)} aria-hidden="true" />;
}
