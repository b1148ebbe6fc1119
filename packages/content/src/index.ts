// Describes and reads the content of games: what is printed on their boards, cards and tiles.
export {
  type Described,
  editionName,
  fields,
  flag,
  forEach,
  identifier,
  list,
  MARKS,
  type Mark,
  marks,
  numbers,
  oneOf,
  orElse,
  orNull,
  ownName,
  type Schema,
  shapeOf,
  table,
  variants,
  whole,
} from './blocks.ts';
export { type Moves, moved } from './older.ts';
export { difference, isSame, laidOver } from './over.ts';
export { byEnding, generalPlace, isOfTheGame, markAt, namedPlaces } from './places.ts';
export {
  BadContent,
  type Cause,
  type Description,
  type Edition,
  mustDiffer,
  mustNotBeLess,
  mustNotBeMore,
  mustRise,
  type Problem,
  type Reader,
  reader,
  wrong,
} from './reader.ts';
export { isPlace, type Path, placeOf, type Shape, type Shapes, shapeAt } from './shape.ts';
