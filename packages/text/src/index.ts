// The text package's public face.
export { common } from './common.ts';
export { type Retells, withoutEchoes } from './echoes.ts';
export { messageIn, once } from './message.ts';
export { partsOf } from './parts.ts';
export { createTeller, isWord, MissingText, type Teller, valueKey } from './teller.ts';
