// What a newcomer should want: maps and specialists of one colour, what the secrets ask for, and the third building's prize.
import type { Goal, Guide, Match, Seat } from '@boardwright/engine';
import type { Collection, Content } from '../content/content.ts';
import { AUCTION, BUILDINGS, COLOURS, NO_BUILDING } from '../names.ts';
import type { Tasks } from '../rules/tasks.ts';
import { assignmentOf } from '../score.ts';
import { missionGold } from '../scoring/missions.ts';
import type { G } from '../state.ts';
import { mapWord, missionRule, missionWord, relicWord } from '../tiles.ts';
import { mapWorth, type Needs, needsOf } from '../worth.ts';

const MOST_GOALS = 3;

export const guideFor = (c: Content): Guide<G, Tasks> => ({
  goals: ({ g }: Match<G, Tasks>, seat: Seat) =>
    g.over ? [] : [site(c, g, seat), ...mission(c, g, seat), prizeOfRuns(c, g, seat), third(c, g)].slice(0, MOST_GOALS),
  texts: {
    en: async () => (await import('./locale/en.json', { with: { type: 'json' } })).default,
    hu: async () => (await import('./locale/hu.json', { with: { type: 'json' } })).default,
    pl: async () => (await import('./locale/pl.json', { with: { type: 'json' } })).default,
  },
});

const at = (building: string): string[] => [`building:${building}`];
/** A placement there, and the prize taken there. */
const words = (building: string, ...prizes: readonly string[]): string[] => [`${building}:*`, ...prizes];

/** A specialist for a map that has none, or else the next map (GC-15.1, GC-15.2). */
function site(c: Content, g: G, seat: Seat): Goal {
  const needs = needsOf(c, g, seat);
  const colour = missingColour(needs);
  if (colour !== null)
    return {
      is: { say: 'specialist', colour: COLOURS[colour] as string },
      at: at('university'),
      words: words('university', 'specialist:*'),
      rule: 'GC-15.2',
    };
  const [best] = [...g.mapsShown].sort((a, b) => mapWorth(c, needs, b) - mapWorth(c, needs, a));
  return {
    is: best === undefined ? { say: 'maps' } : { say: 'map', map: mapWord(c, best) },
    at: at('archives'),
    words: words('archives', 'map:*'),
    rule: 'GC-15.1',
  };
}

/** The colour with the most places for specialists that are still empty; null if there is none. */
function missingColour({ sites, staff }: Needs): number | null {
  let found: number | null = null;
  let most = 0;
  for (const [colour, n] of sites.entries()) {
    const missing = 2 * Math.floor(n) - (staff[colour * 2] as number) - (staff[colour * 2 + 1] as number);
    if (missing > most) [found, most] = [colour, missing];
  }
  return found;
}

/** Of the missions that the seat holds, the one that pays least so far. */
function mission(c: Content, g: G, seat: Seat): Goal[] {
  const assignment = assignmentOf(c, g, seat);
  const held = (g.missions[seat] ?? []).flatMap(id => {
    const tile = c.missions[id];
    return tile === undefined ? [] : [{ id, name: tile.id, gold: missionGold(c, g, seat, tile, assignment) }];
  });
  const [first] = held.sort((a, b) => a.gold - b.gold);
  if (first === undefined) return [];
  const word = missionWord(c, first.id);
  return [
    {
      is: { say: 'mission', name: first.name, mission: word, gold: first.gold },
      at: [word],
      words: [],
      rule: missionRule(c, first.id),
    },
  ];
}

/** GC-8, GC-9: relics for the secret collection, or missions. */
function prizeOfRuns(c: Content, g: G, seat: Seat): Goal {
  if (g.b !== AUCTION)
    return { is: { say: 'guild' }, at: at('guild'), words: words('guild', 'mission:*'), rule: 'GC-9.1' };
  const collection = c.collections[g.collections[seat] as number] as Collection; // its own is never hidden
  const is = { say: 'relics', coveted: relicWord(collection.coveted), ...paysFor(c) };
  return { is, at: at('auction'), words: words('auction', 'leave:*'), rule: 'GC-15.5' };
}

/** `coveted` is the relic itself. */
const paysFor = ({ relicGold: { coveted, liked, other } }: Content) => ({ each: coveted, liked, other });

const RULES: Readonly<Record<string, string>> = {
  temple: 'GC-10.1',
  illuminati: 'GC-11.3',
  galleon: 'GC-13.3',
  tower: 'GC-14.3',
};

/** The C building; without one, knowledge. */
function third(c: Content, g: G): Goal {
  const building = g.c === NO_BUILDING ? 'library' : (BUILDINGS[g.c] as string);
  const is = building === 'library' ? { say: building, each: c.knowledgePerGold } : { say: building };
  return { is, at: at(building), words: words(building), rule: RULES[building] ?? 'GC-6.3' };
}
