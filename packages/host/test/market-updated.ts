// The test game after an update of its rules, as a server finds it.
export { updated as games } from './market.ts';
