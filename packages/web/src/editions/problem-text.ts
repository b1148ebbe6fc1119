// What is wrong with a value, in one sentence of the reader's language: what the shape needs, or why the values do not go
// together.
import { type Problem, type Shape, shapeAt } from '@boardwright/content';
import type { Text } from '../text/text.tsx';
import type { KnownGame } from './known.ts';

export function problemText(text: Text, known: KnownGame, { place, cause }: Problem, value: unknown): string {
  if (cause !== null) {
    const key = `edition.wrong.${cause.text}`;
    return text.has(key) ? text(key, cause) : known.wrong(cause);
  }
  const shape = shapeAt(known.reader.shape, place);
  return shape === null ? text('edition.wrong.unknown') : needed(text, known, shape, place, value);
}

function needed(text: Text, known: KnownGame, shape: Shape, place: string, value: unknown): string {
  switch (shape.kind) {
    case 'whole':
      return text('edition.wrong.whole', { min: shape.min, max: shape.max });
    case 'choice':
      return text('edition.wrong.choice', { values: namesOf(text, known, shape.of, place) });
    case 'variants':
      return text('edition.wrong.choice', { values: namesOf(text, known, Object.keys(shape.of), place) });
    case 'flag':
    case 'id':
    case 'name':
      return text(`edition.wrong.${shape.kind}`);
    case 'list':
    case 'table':
      return sizeNeeded(text, shape, value);
    case 'orNull':
    case 'orElse':
      return needed(text, known, shape.each, place, value);
    case 'fields':
      return text('edition.wrong.missing');
  }
}

const namesOf = (text: Text, known: KnownGame, values: readonly string[], place: string): string =>
  text.list(values.map(value => known.label(`${place.replace(/\[\d+\]/g, '')}.${value}`)));

function sizeNeeded(text: Text, { min, max }: { min: number; max: number }, value: unknown): string {
  if (typeof value !== 'object' || value === null) return text('edition.wrong.missing');
  const n = Object.keys(value).length;
  return text(min === max ? 'edition.wrong.exact' : 'edition.wrong.size', { min, max, n });
}
