// General places in a content, as people refer to them: `maps.low` for the lower value of every map.
import { type Path, placeOf, type Shape, type Shapes } from './shape.ts';

/** A path without indexes: the same for all entries of a list. */
export const generalPlace = (path: Path): string => placeOf(path.filter(step => typeof step === 'string'));

/** Everything in a content that needs a name for people: fields, kinds and choices. Numbers need none. */
export function namedPlaces(shape: Shape, place = ''): string[] {
  const at = (step: string): string => (place === '' ? step : `${place}.${step}`);
  const ofAll = (shapes: Shapes): string[] =>
    Object.entries(shapes)
      .filter(([, each]) => isOfTheGame(each))
      .flatMap(([key, each]) => [at(key), ...namedPlaces(each, at(key))]);
  switch (shape.kind) {
    case 'choice':
      return shape.of.map(at);
    case 'fields':
      return ofAll(shape.of);
    case 'list':
    case 'orNull':
    case 'orElse':
      return namedPlaces(shape.each, place);
    case 'table':
      return (shape.keys ?? []).filter(isWord).flatMap(key => [at(key), ...namedPlaces(shape.each, at(key))]);
    case 'variants':
      return [at(shape.by), ...Object.keys(shape.of).map(at), ...Object.values(shape.of).flatMap(ofAll)];
    default:
      return [];
  }
}

/** Every content has a name and marks, which are about the edition, not about the game. */
export const isOfTheGame = (shape: Shape): boolean =>
  shape.kind !== 'name' && !(shape.kind === 'table' && shape.keys === null);

const isWord = (key: string): boolean => !/^\d+$/.test(key);

/** How sure we are of the value at a path: the most exact mark that covers it. */
export function markAt<M>(marks: Readonly<Record<string, M>>, path: Path): M | null {
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length);
    const found = marks[placeOf(part)] ?? marks[generalPlace(part)];
    if (found !== undefined) return found;
  }
  return null;
}

/** The longest suffix of a place that has an entry: `offers.mine.spend`, or `mine.spend`, or `spend`. */
export function byEnding<V>(entries: Readonly<Record<string, V>>, place: string): V | undefined {
  const steps = place.split('.');
  for (let from = 0; from < steps.length; from++) {
    const found = entries[steps.slice(from).join('.')];
    if (found !== undefined) return found;
  }
  return undefined;
}
