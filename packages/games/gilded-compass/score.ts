// The sources of a player's gold, now or at the end. Unknown parts are left out.
import { type ScoreSheet, UNKNOWN, type Word } from '@boardwright/engine';
import type { Content, Mission } from './content/content.ts';
import { ANY, CARTOGRAPHER, COLOURS, DIGGER, TREASURES } from './names.ts';
import { type Assignment, ancientSite, bestAssignment, type Placed } from './scoring/assign.ts';
import { missionGold } from './scoring/missions.ts';
import type { Site } from './scoring/plan-colour.ts';
import type { G } from './state.ts';
import { specialistTile } from './tiles.ts';

type Line = ScoreSheet['lines'][number];
export interface Result extends ScoreSheet {
  readonly assignment: Assignment;
}

/** A player's missions that the viewer knows. */
export function missionsOf(c: Content, g: G, p: number): Mission[] {
  return (g.missions[p] ?? []).flatMap(mission => c.missions[mission] ?? []);
}

/** GC-15.9: the best assignment of the player's specialists and items. */
export function assignmentOf(c: Content, g: G, p: number): Assignment {
  const missions = missionsOf(c, g, p);
  const extra = missions.flatMap((mission): Site[] =>
    mission.scoring.op === 'sites'
      ? mission.scoring.sites.map(site => ({ ...site, name: mission.id, colour: ANY, ancient: false }))
      : [],
  );
  const pays = (key: string): number =>
    missions.reduce(
      (gold, { scoring }) => gold + (scoring.op === 'assignment' && scoring.key === key ? scoring.gold : 0),
      0,
    );
  return bestAssignment(c, {
    sites: [...(g.maps[p] ?? []).map(map => ancientSite(c, map)), ...extra],
    specialists: g.specialists[p] ?? [],
    items: (g.items[p] ?? []).filter(item => item !== UNKNOWN),
    idleGold: pays('unassigned_specialist'),
    completeGold: pays('complete_site'),
    singleGold: pays('single_site'),
  });
}

/** GC-15: all sources of a player's gold. */
export function resultOf(c: Content, g: G, p: number): Result {
  const assignment = assignmentOf(c, g, p);
  const lines: Line[] = [
    ...assignment.placed.map(placed => ({ source: siteWord(placed), points: placed.gold })),
    ...missionsOf(c, g, p).map(mission => ({
      source: `mission:${mission.id}` as Word,
      points: missionGold(c, g, p, mission, assignment),
    })),
    ...relicLines(c, g, p),
    ...tokenLines(c, g, p),
  ];
  return { total: lines.reduce((sum, line) => sum + line.points, 0), lines, assignment };
}

/** `site:temple_of_pompeii-1-3-fire-c2_item-d1`: the site, its values, its colour, and its specialists. */
export function siteWord({ site, colour, ...who }: Placed): Word {
  const one = (letter: string, value: number, item: boolean): string =>
    value === 0 ? `no_${letter}` : `${letter}${value}${item ? '_item' : ''}`;
  const cartographer = one('c', who.cartographer, who.cartographerItem);
  const digger = one('d', who.digger, who.diggerItem);
  return `site:${site.name}-${site.low}-${site.high}-${COLOURS[colour] ?? 'any'}-${cartographer}-${digger}`;
}

/** The specialists who are left when the sites are filled. */
export function idleOf(c: Content, specialists: readonly number[], placed: readonly Placed[]): number[] {
  const busy = placed.flatMap(({ colour, cartographer, digger }) => [
    [colour, CARTOGRAPHER, cartographer].join(),
    [colour, DIGGER, digger].join(),
  ]);
  return specialists.filter(specialist => {
    const { colour, type, value } = specialistTile(c, specialist);
    const at = busy.indexOf([colour, type, value].join());
    if (at >= 0) busy.splice(at, 1);
    return at < 0;
  });
}

/** GC-15.5; nothing while the collection is unknown. */
function relicLines(c: Content, g: G, p: number): Line[] {
  const collection = c.collections[g.collections[p] as number];
  if (collection === undefined) return [];
  return (g.relics[p] ?? []).flatMap((count, type) => {
    if (count === 0) return [];
    const { coveted, liked, other } = c.relicGold;
    const each = type === collection.coveted ? coveted : type === collection.liked ? liked : other;
    return [{ source: `relics:${COLOURS[type]}-${count}` as Word, points: each * count }];
  });
}

/** GC-15.4, GC-15.6. */
function tokenLines(c: Content, g: G, p: number): Line[] {
  const lines: Line[] = [];
  const add = (source: Word, count: number, points: number): void => {
    if (count > 0) lines.push({ source, points });
  };
  const sum = (values: readonly number[] | undefined): number => (values ?? []).reduce((a, b) => a + b, 0);
  const [knowledge, chests, abilities] = [g.knowledge[p] as number, g.chests[p] ?? [], sum(g.abilities[p])];
  add(`knowledge:${knowledge}`, knowledge, Math.floor(knowledge / c.knowledgePerGold));
  add(`abilities:${abilities}`, abilities, abilities * c.abilityGold);
  add(`chests:${chests.length}`, chests.length, sum(chests));
  if (g.over)
    for (const [level, name] of TREASURES.entries()) {
      const count = g.treasures[p]?.[level] ?? 0;
      add(`treasures:${name}-${count}`, count, g.treasureGold[p]?.[level] ?? 0);
    }
  return lines;
}

/** By seat. In the solo game the rival's gold counts against the player's (GC-18.6). */
export function score(c: Content, g: G): ScoreSheet[] {
  return Array.from({ length: g.seats }, (_, p) => {
    const { total, lines } = resultOf(c, g, p);
    if (g.players === g.seats) return { total, lines };
    const rival = resultOf(c, g, g.seats).total + g.bonus;
    return { total: total - rival, lines: [...lines, { source: `rival:${rival}` as Word, points: -rival }] };
  });
}
