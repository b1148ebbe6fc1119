// The test game after an update of its rules, as a server finds it.
export { other as games } from './market.ts';
