// The result of a played-out world for each seat, from 0 to 1: from its final place, or from the game's evaluation.
import type { AnyModule } from '@boardwright/engine';
import type { AnyMatch } from '../bot.ts';

/** The weight of the place in a finished game. The rest is the lead in points, which breaks ties. */
const PLACE = 0.85;
/** With fewer leads than this, their usual size is still uncertain. */
const EXPECTED = 8;

export interface Results {
  of(match: AnyMatch): number[];
}

/** Leads are scaled by their usual size, so a game may use any unit for its evaluation. */
export function newResults({ advice }: AnyModule): Results {
  const scored = newUsual();
  const hoped = newUsual();
  return {
    of(match) {
      const { scores, places } = match;
      if (scores !== null && places !== null) {
        const leads = leadsOf(scores);
        const size = scored.see(leads);
        return leads.map((lead, p) => PLACE * placeWorth(places, p) + (1 - PLACE) * squash(lead / size));
      }
      const leads = leadsOf(advice.evaluate(match.g));
      const size = hoped.see(leads);
      return leads.map(lead => squash(lead / size));
    },
  };
}

/** How far a seat is ahead of the best other seat. In a solo game: its own value. */
export function leadOf(values: readonly number[], p: number): number {
  const own = values[p] as number;
  if (values.length === 1) return own;
  let rival = Number.NEGATIVE_INFINITY;
  for (let q = 0; q < values.length; q++) if (q !== p) rival = Math.max(rival, values[q] as number);
  return own - rival;
}

const leadsOf = (values: readonly number[]): number[] => values.map((_, p) => leadOf(values, p));

/** 1 for the first place, 0 for the last. A shared place counts as the average of the places it takes up. */
function placeWorth(places: readonly number[], p: number): number {
  if (places.length === 1) return 1;
  let better = 0;
  let equal = -1;
  for (const place of places) {
    if (place < (places[p] as number)) better++;
    else if (place === places[p]) equal++;
  }
  return 1 - (better + equal / 2) / (places.length - 1);
}

const squash = (x: number): number => 1 / (1 + Math.exp(-2 * x));

/** The root mean square of all leads so far. */
function newUsual(): { see(leads: readonly number[]): number } {
  let count = 0;
  let squares = 0;
  return {
    see(leads) {
      for (const lead of leads) {
        squares += lead * lead;
        count++;
      }
      return Math.sqrt(squares / count) * (1 + EXPECTED / (EXPECTED + count)) || 1;
    },
  };
}
