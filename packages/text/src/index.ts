// The text package's public API.
export { common } from './common.ts';
export { type Retells, withoutEchoes } from './echoes.ts';
export { messageIn, once } from './message.ts';
export { literalsOf, partsOf } from './parts.ts';
export {
  isChosenAt,
  type TableChange,
  type ToldArea,
  type ToldSpot,
  type ToldTable,
  tableChanges,
  tellTable,
} from './table.ts';
export { createTeller, isWord, MissingText, type Teller, type TellerOptions, valueKey } from './teller.ts';
