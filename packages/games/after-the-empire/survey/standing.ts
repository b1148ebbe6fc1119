// Where the game stands, in words: the season, who is how rich, and what threatens one's own castle.
import { linesOf, type Match, type Phrase, placesOf, type Seat, type Task } from '@boardwright/engine';
import { at, mercenariesOf, soldiersOf, structures, sum } from '../castle.ts';
import type { Content } from '../content/types.ts';
import { averageTiers, comingFoes, goldOutlook, hiddenCards } from '../forecast.ts';
import { type Phase, phaseIn } from '../phase.ts';
import { roomOn } from '../rules/actions.ts';
import { threatOf } from '../rules/deal.ts';
import { mostReinforcement } from '../rules/invaders.ts';
import type { Tasks } from '../rules/tasks.ts';
import { flagTokens, scoreSheets } from '../score.ts';
import { type Castle, castleOf, type G, goldOf } from '../state.ts';
import { BOARD_SPACES, COURTYARD, FOOD, PLACES, SEASONS } from '../words.ts';
import { stateOf } from './attack.ts';
import { forceAt } from './told.ts';

export function summary(content: Content, view: Match<G, Tasks>, seat: Seat | null): Phrase[] {
  const { g } = view;
  const phase = phaseIn(view);
  const standing = phase === 'over' ? finals(content, g, seat) : standings(content, g, seat);
  const places = new Map(standing.map(({ p, place }) => [p as Seat, place as number]));
  const placeOf = (phrase: Phrase): number => (phrase.p === seat ? 0 : (places.get(phrase.p as Seat) ?? 0));
  const sorted = standing.toSorted((a, b) => placeOf(a) - placeOf(b));
  if (phase === 'over') return [{ say: 'gameOver' }, ...sorted];
  return [
    time(content, view, phase),
    turn(view, seat),
    ...(phase === 'setup' ? [] : sorted),
    ...(seat === null || phase === 'setup' ? [] : outlook(content, view, phase, castleOf(g, seat))),
    ...(phase === 'actions' ? [fullSpaces(content, g)] : []),
  ];
}

function finals(content: Content, g: G, seat: Seat | null): Phrase[] {
  const totals = scoreSheets(content)(g).map(sheet => sheet.total);
  const places = placesOf(totals, g.castles.map(flagTokens));
  return totals.map((total, p) => ({ say: p === seat ? 'ownFinal' : 'final', p, total, place: at(places, p) }));
}

/** Places are those of the gold: what the others' secret objectives are worth is not known. */
function standings(content: Content, g: G, seat: Seat | null): Phrase[] {
  const sheets = scoreSheets(content)(g);
  const places = placesOf(g.castles.map(goldOf));
  return g.castles.map((castle, p) => ({
    say: p === seat ? 'ownStanding' : 'standing',
    p,
    gold: goldOf(castle),
    place: at(places, p),
    tied: places.filter(place => place === places[p]).length > 1,
    total: sheets[p]?.total ?? 0,
    workers: castle.workers,
  }));
}

function time(content: Content, { g }: Match<G, Tasks>, phase: Phase): Phrase {
  if (phase === 'setup') return { say: 'setup', of: SEASONS, gold: content.startGold.slice(0, g.castles.length) };
  const flag = at(content.flags, g.season - 1);
  const order = g.order.map(p => `player:p${p + 1}`);
  return { say: 'time', season: g.season, of: SEASONS, phase, threat: threatOf(content, g), flag, order };
}

/** Who is asked: what comes next on a line asks somebody, unless the line has ended. */
function turn(view: Match<G, Tasks>, seat: Seat | null): Phrase {
  const asked = new Set<Seat>();
  for (const { line } of linesOf(view)) {
    const task = line.agenda.at(-1) as Partial<Task<Tasks>> | undefined;
    if (task !== undefined && 'p' in task && task.p !== undefined) asked.add(task.p);
  }
  const seats = [...asked].sort((a, b) => a - b);
  if (seat === null || !asked.has(seat)) return { say: 'turn', seats };
  return seats.length === 1 ? { say: 'ownTurn' } : { say: 'ownTurnWith', seats: seats.filter(p => p !== seat) };
}

/** What decides for one's own castle: the attack, what gold does to it, and what the season will bring and cost. */
function outlook(content: Content, view: Match<G, Tasks>, phase: Phase, castle: Castle): Phrase[] {
  const { g } = view;
  const state = stateOf(view, castle);
  const { counts, next, more, kept } = goldOutlook(content, g, castle);
  const soldiers = soldiersOf(castle);
  const mouths = soldiers + castle.wounded;
  const units = soldiers + mercenariesOf(castle);
  const [food, stock] = [sum(castle.farms), at(castle.stock, FOOD)];
  const short = Math.max(0, mouths - food - stock); // AE-10.4: each missing food costs 1 gold
  const season: Phrase = { say: 'upkeep', gold: structures(castle), food, mouths, stock, short };
  if (phase === 'battle') return [{ say: `now.${state}`, ...foesOf(castle.foes), round: castle.round, units }, season];
  const cards = hiddenCards(g);
  const average = Math.round(averageTiers(content)(counts));
  const coming = foesOf(comingFoes(content, g, castle));
  return [
    { say: 'coming', ...coming, cards, average, more: mostReinforcement(g), units },
    { say: next === 0 ? 'loot' : 'nextTier', next, more, kept },
    season,
  ];
}

function foesOf(foes: readonly number[]): { readonly count: number; readonly foes: readonly string[] } {
  const places = PLACES.flatMap((place, i) => {
    const force = forceAt(foes, i);
    return force.startsWith('kill')
      ? [`${i === COURTYARD ? 'inside' : 'from'}:${place}-${force.replace(/[:-]/g, '.')}`]
      : [];
  });
  return { count: places.length, foes: places };
}

function fullSpaces(content: Content, g: G): Phrase {
  const full = BOARD_SPACES.filter((_, i) => at(g.taken, i) >= roomOn(content, g.castles.length, i));
  return { say: 'full', count: full.length, full: full.map(space => `space:${space}`) };
}
