// What a world that was played on says to each seat, from 0 to 1: its final place, or what the evaluation hopes for.
import type { AnyModule } from '@boardwright/engine';
import type { AnyMatch } from '../bot.ts';

/** Of a finished game, the place counts this much; the rest is for the lead in points, which breaks ties. */
const PLACE = 0.85;
/** Before this many leads were seen, their usual size is not known well. */
const EXPECTED = 8;

export interface Results {
  of(match: AnyMatch): number[];
}

/** Leads are measured by their own usual size, so a game may count its evaluation in whatever it likes. */
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

/** How far a seat is ahead of the best other one. Alone at the table: what it has. */
export function leadOf(values: readonly number[], p: number): number {
  const own = values[p] as number;
  if (values.length === 1) return own;
  let rival = Number.NEGATIVE_INFINITY;
  for (let q = 0; q < values.length; q++) if (q !== p) rival = Math.max(rival, values[q] as number);
  return own - rival;
}

const leadsOf = (values: readonly number[]): number[] => values.map((_, p) => leadOf(values, p));

/** 1 for the first place, 0 for the last; a shared place is worth the average of the places it takes. */
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

/** The root of the mean square of what was seen so far. */
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
