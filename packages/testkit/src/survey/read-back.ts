// Whether the words tell the same numbers as the table: every number of every sentence is read back and compared.
import { type AnyModule, type Match, type Phrase, type Seat, seatName } from '@boardwright/engine';
import { common, createTeller } from '@boardwright/text';
import { lookAtGames } from './positions.ts';

/** The numbers that each sentence must tell, in order: by `summary/0`, `wheel/segment-3`, or `p2.player/coins` for an area of a seat. */
export type Facts = ReadonlyMap<string, readonly number[]>;
/** Works the numbers out from the table by itself, without the survey. */
export type FactsOf<G> = (view: Match<G, never>, seat: Seat | null) => Facts;

const NAMES = ['Anna', 'Bela', 'Cecil', 'Dora', 'Ede'];

/** Sentences for numbers that differ, and for numbers that nothing was expected of; the first few of each place. */
export async function readBackProblems<G>(module: AnyModule, factsOf: FactsOf<G>, games: number): Promise<string[]> {
  const surveyor = await module.surveyor?.();
  if (surveyor === undefined) return ['the game has no survey'];
  const messages = { ...(await module.texts.en()), ...(await surveyor.texts.en()) };
  const teller = createTeller(messages, common.en, 'en', { names: NAMES, values: module.textValues });
  const problems = new Map<string, string>();
  lookAtGames(module, games, 40, play => {
    for (const viewer of [null, 0] as const) {
      const view = play.engine.view(play.match, viewer);
      const { summary, areas } = surveyor.survey(view, viewer);
      const facts = factsOf(view as Match<G, never>, viewer);
      const compare = (place: string, says: Phrase): void => {
        const text = teller.phrase(says);
        const told = numbersIn(text);
        const expected = facts.get(place);
        if (expected === undefined && told.length === 0) return;
        if (String(told) !== String(expected))
          problems.set(place, `${place}: "${text}", expected ${expected ?? 'no number'}`);
      };
      for (const [i, says] of summary.entries()) compare(`summary/${i}`, says);
      for (const { id, seat, spots } of areas)
        for (const spot of spots)
          compare(`${seat === undefined ? '' : `${seatName(seat)}.`}${id}/${spot.id}`, spot.says);
    }
  });
  return [...problems.values()];
}

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number);
