// The dice race as the only game of a server: what `boardwright load --peers` plays here.
import diceRace from './dice-race.ts';

export const games = { 'dice-race': async () => ({ default: diceRace }) };
