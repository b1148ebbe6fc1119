// What lies before a player, in words: dice in hand, maps with specialists, tokens, and what only its owner sees.
import { type Area, type Seat, type Spot, UNKNOWN } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { ABILITIES, COLOURS, TREASURES } from '../names.ts';
import { idleOf, type Result, resultOf, siteWord } from '../score.ts';
import { type G, isRival } from '../state.ts';
import { abilityWord, itemWord, missionWord, specialistWord } from '../tiles.ts';

/** The rival of the solo game has an area of its own, because it has no seat. */
export function before(c: Content, g: G, p: number, seat: Seat | null): Area {
  const isOwn = p === seat;
  const result = resultOf(c, g, p);
  return {
    ...(isRival(g, p) ? { id: 'rival' } : { id: 'player', seat: p }),
    spots: [
      ...(isRival(g, p) ? [{ id: 'bonus', says: { say: 'bonus', n: g.bonus } }] : []),
      { id: 'hand', says: { say: 'hand', n: g.dice[p] as number, neutral: g.keeps[p] as number }, status: true },
      {
        id: 'knowledge',
        says: { say: 'knowledge', n: g.knowledge[p] as number },
        words: isOwn ? ['token:reroll'] : [],
        status: true,
      },
      ...sites(result),
      ...idle(c, g, p, result),
      ...relics(g, p),
      ...abilities(g, p, isOwn),
      ...chests(g, p, isOwn),
      ...treasures(g, p),
      ...collection(c, g, p),
      ...missions(c, g, p, result),
      ...items(g, p),
    ],
  };
}

const sites = ({ assignment }: Result): Spot[] =>
  assignment.placed.map(
    (placed, i): Spot => ({
      id: `site-${i + 1}`,
      says: { say: 'site', site: siteWord(placed), gold: placed.gold },
    }),
  );

function idle(c: Content, g: G, p: number, { assignment }: Result): Spot[] {
  const waiting = idleOf(c, g.specialists[p] ?? [], assignment.placed).map(one => specialistWord(c, one));
  return waiting.length === 0 ? [] : [{ id: 'idle', says: { say: 'idle', specialists: waiting }, status: true }];
}

function relics(g: G, p: number): Spot[] {
  const mine = (g.relics[p] ?? []).flatMap((n, type) => (n === 0 ? [] : [`relics:${n}-${COLOURS[type]}`]));
  return mine.length === 0 ? [] : [{ id: 'relics', says: { say: 'relics', relics: mine }, status: true }];
}

const abilities = (g: G, p: number, isOwn: boolean): Spot[] =>
  (g.abilities[p] ?? []).flatMap((n, kind): Spot[] => {
    if (n === 0) return [];
    const [ability, name] = [abilityWord(kind), ABILITIES[kind] as string];
    return [{ id: name, says: { say: 'ability', ability, n, about: `about:${name}` }, words: isOwn ? [ability] : [] }];
  });

function chests(g: G, p: number, isOwn: boolean): Spot[] {
  const [kept, drawn] = [g.chests[p] ?? [], g.drawn[p] ?? []];
  const out: Spot[] = [];
  if (kept.length > 0) out.push({ id: 'chests', says: { say: 'chestsKept', chests: kept } });
  if (drawn.includes(UNKNOWN)) out.push({ id: 'drawn', says: { say: 'chestsHidden', n: drawn.length } });
  else if (drawn.length > 0)
    out.push({ id: 'drawn', says: { say: 'chestsDrawn', chests: drawn }, words: isOwn ? ['keep:*'] : [] });
  return out;
}

/** Nobody knows what they are worth before the end. */
const treasures = (g: G, p: number): Spot[] =>
  TREASURES.flatMap((metal, level): Spot[] => {
    const n = g.treasures[p]?.[level] ?? 0;
    if (n === 0) return [];
    const gold = g.treasureGold[p]?.[level] ?? 0;
    return [{ id: metal, says: g.over ? { say: 'treasuresOpen', metal, n, gold } : { say: 'treasures', metal, n } }];
  });

function collection(c: Content, g: G, p: number): Spot[] {
  const id = 'collection';
  const tile = g.collections[p] as number;
  if (tile === UNKNOWN) return [{ id, says: { say: 'collectionHidden' } }];
  const known = c.collections[tile];
  if (known === undefined) return [];
  const names = { coveted: COLOURS[known.coveted] as string, liked: COLOURS[known.liked] as string };
  const { coveted, liked, other } = c.relicGold;
  return [{ id, says: { say: 'collection', ...names, most: coveted, more: liked, other }, status: true }];
}

function missions(c: Content, g: G, p: number, { lines }: Result): Spot[] {
  const mine = g.missions[p] ?? [];
  if (mine.includes(UNKNOWN)) return [{ id: 'missions', says: { say: 'missionsSecret', n: mine.length } }];
  return mine.map((tile, i): Spot => {
    const mission = missionWord(c, tile);
    if (c.missions[tile]?.scoring.op === 'sites')
      return { id: `mission-${i + 1}`, says: { say: 'missionMap', mission } };
    const gold = lines.find(({ source }) => source === mission)?.points ?? 0;
    return { id: `mission-${i + 1}`, says: { say: 'mission', mission, gold } };
  });
}

function items(g: G, p: number): Spot[] {
  const mine = g.items[p] ?? [];
  if (mine.length === 0) return [];
  if (mine.includes(UNKNOWN)) return [{ id: 'items', says: { say: 'itemsSecret', n: mine.length } }];
  return [{ id: 'items', says: { say: 'items', items: mine.map(itemWord), about: 'about:item' } }];
}
