// What secret missions count and pay (GC-16).
import type { Content, Count, Mission } from '../content/content.ts';
import { ANY, CARTOGRAPHER, DIGGER, GOLD } from '../names.ts';
import type { G } from '../state.ts';
import { mapTile, specialistTile } from '../tiles.ts';
import type { Assignment } from './assign.ts';

/** How many the player has of what a mission counts. */
function countFor(c: Content, g: G, p: number, count: Count): number {
  const maps = (g.maps[p] ?? []).map(map => mapTile(c, map));
  const specialists = (g.specialists[p] ?? []).map(specialist => specialistTile(c, specialist));
  const unmarked = maps.filter(map => map.colour === ANY).length;
  const marked = maps.filter(map => map.colour !== ANY).map(map => map.colour);
  const value = Number(count.at(-1));
  switch (count) {
    case 'ancient_maps':
      return maps.length;
    case 'map_colours':
      return new Set(marked).size + unmarked;
    case 'largest_map_colour':
      return unmarked + Math.max(0, ...marked.map(colour => marked.filter(other => other === colour).length));
    case 'cartographers':
      return specialists.filter(one => one.type === CARTOGRAPHER).length;
    case 'diggers':
      return specialists.filter(one => one.type === DIGGER).length;
    case 'specialists_value_1':
    case 'specialists_value_2':
    case 'specialists_value_3':
      return specialists.filter(one => one.value === value).length;
    case 'specialist_colours':
      return new Set(specialists.map(one => one.colour)).size;
    case 'maps_high_1':
    case 'maps_high_2':
    case 'maps_high_3':
    case 'maps_high_4':
      return maps.filter(map => map.high === value).length;
    case 'unused_abilities':
      return (g.abilities[p] ?? []).reduce((a, b) => a + b, 0);
    case 'chests':
      return g.chests[p]?.length ?? 0;
    case 'magic_items':
      return g.items[p]?.length ?? 0;
    case 'gold_treasures':
      return g.treasures[p]?.[GOLD] ?? 0;
  }
}

/** What a mission pays besides its maps. `assignment` is the best one with all missions of the player. */
export function missionGold(c: Content, g: G, p: number, { scoring }: Mission, assignment: Assignment): number {
  switch (scoring.op) {
    case 'per':
      return Math.min(scoring.cap, scoring.gold * countFor(c, g, p, scoring.count));
    case 'threshold': {
      const count = countFor(c, g, p, scoring.count);
      return Math.max(0, ...scoring.steps.filter(([need]) => count >= need).map(([, gold]) => gold));
    }
    case 'knowledge_topup': {
      const tokens = g.knowledge[p] as number;
      return Math.min(scoring.cap, tokens - Math.floor(tokens / c.knowledgePerGold));
    }
    case 'sites':
      return 0;
    case 'assignment':
      return scoring.gold * assigned(assignment, scoring.key);
  }
}

/** The most that a mission can pay; null without a limit. */
export function missionLimit({ scoring }: Mission): number | null {
  if (scoring.op === 'threshold') return Math.max(...scoring.steps.map(([, gold]) => gold));
  return scoring.op === 'per' || scoring.op === 'knowledge_topup' ? scoring.cap : null;
}

function assigned(assignment: Assignment, key: 'unassigned_specialist' | 'complete_site' | 'single_site'): number {
  if (key === 'unassigned_specialist') return assignment.idle;
  return key === 'complete_site' ? assignment.complete : assignment.single;
}
