// The log and the terminal leave out the same.
export { retells } from '../retells.ts';
