// The numbers that the words must tell, worked out from the state and the printed values alone. Only the gold of the best
// assignment is taken from the score: that it is the best has a test of its own.
import { type Match, NOBODY, type Seat, UNKNOWN } from '@boardwright/engine';
import type { Facts } from '@boardwright/testkit';
import { standard } from '../content/read.ts';
import data from '../content/standard.json' with { type: 'json' };
import { BUILDINGS } from '../names.ts';
import { resultOf } from '../score.ts';
import { copy, type G } from '../state.ts';

const { maps: MAPS, specialists: SPECIALISTS } = data;
const DRAWN = data.auction.draw;
const KEPT = data.auction.keep;
const WORTH_OF_CHESTS = [1, 3];
const WORTH = { bronze: [0, 2], silver: [1, 3], gold: [1, 3] };
/** The numbers in what an ability does. */
const IN_ABILITY = [[], [], [2], [2]];
const ABILITIES = ['timely_gift', 'will_to_win', 'little_help', 'compelling_force'];
/** The numbers in what a mission pays. */
const IN_MISSION: Readonly<Record<string, readonly number[]>> = {
  ...{ trailblazer: [1, 6], wide_horizons: [1, 1, 6], single_obsession: [2, 6], patient_scholar: [1, 5] },
  ...{ surveyors_society: [1, 6], shovel_brigade: [1, 6], idle_hands: [1], perfect_partners: [2] },
  ...{ masters_only: [2, 3, 6], humble_beginnings: [2, 1, 6], lone_expedition: [2], full_roster: [2, 4, 4, 5, 6, 6] },
  ...{ grand_atlas: [3, 4, 6], forgotten_corners: [3, 1, 6], secret_map: [1, 3], double_map: [1] },
  ...{ inner_circle: [2, 6], salvage_rights: [1, 6], reliquary: [2, 6], tower_climber: [2, 6] },
};

type Put = (place: string, ...numbers: readonly number[]) => void;

export function facts({ g }: Match<G, never>, seat: Seat | null): Facts {
  const out = new Map<string, readonly number[]>();
  const put: Put = (place, ...numbers) => {
    if (numbers.length > 0) out.set(place, numbers);
  };
  putSummary(g, seat, put);
  put('roll/own', ...facesIn(g.roll));
  put('roll/neutral', ...facesIn(g.neutralRoll));
  putArchives(g, seat, put);
  putUniversity(g, seat, put);
  put('library/knowledge', data.knowledge.perGold, 1);
  for (const [p, n] of g.library.entries()) put(`library/reader-${p + 1}`, ...positive(n));
  putRuns(g, seat, put);
  putTemple(g, put);
  putBidders(g, put);
  putTower(g, put);
  for (let p = 0; p < g.players; p++) putPlayer(g, p, put);
  return out;
}

const positive = (n: number): number[] => (n > 0 ? [n] : []);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
/** A multiset of dice has four bits for each face. */
const facesIn = (dice: number): number[] =>
  [1, 2, 3, 4, 5, 6].flatMap(face => new Array<number>((dice >> (4 * (face - 1))) & 15).fill(face));
const facesOfRun = (run: number): number[] => [1, 2, 3, 4, 5, 6].filter(face => ((run >> (face - 1)) & 1) === 1);
const everybody = (g: G): number[] => [...g.library.keys()];
const known = (tiles: readonly number[]): number[] => tiles.filter(tile => tile !== UNKNOWN);

function groups(g: G): { p: number; face: number; count: number }[] {
  return [...g.archives].sort((a, b) => b.count - a.count || b.face - a.face);
}
function withRuns(g: G): number[] {
  const key = (p: number): number => {
    const faces = facesOfRun(g.runs[p] as number);
    return faces.length * 10 + Math.max(0, ...faces);
  };
  return everybody(g)
    .filter(p => g.runs[p] !== 0)
    .sort((a, b) => key(b) - key(a));
}
const by = (g: G, size: (p: number) => number): number[] =>
  everybody(g)
    .filter(p => size(p) > 0)
    .sort((a, b) => size(b) - size(a));
const sets = (g: G): number[] => by(g, p => facesIn(g.illuminati[p] as number).length);
const crews = (g: G): number[] => by(g, p => g.galleonDice[p] as number);
const rewarded = (g: G): number => (data.runs.rewarded as Record<string, number>)[g.players] as number;
const isAuction = (g: G): boolean => BUILDINGS[g.b] === 'auction';

/** What the run at this place sees and keeps. */
function prize(g: G, rank: number): number[] | null {
  const [, second] = withRuns(g);
  if (rank >= rewarded(g)) return null;
  if (isAuction(g)) return [DRAWN[rank] as number, KEPT[rank] as number];
  return rank > 1 && second !== undefined && second === g.neutral ? null : [1, data.guild.draw - rank];
}
/** The largest set takes the first ability and all from the third on, the next one the second. */
function abilitiesOf(g: G, rank: number): number {
  const shown = g.abilitiesShown.length;
  if (rank === 1) return shown > 1 ? 1 : 0;
  return rank === 0 ? shown - (shown > 1 ? 1 : 0) : 0;
}
function chestsOf(g: G, p: number, rank: number): number {
  const second = crews(g)[1];
  const isStopped = rank > 1 && second === g.neutral;
  const most = rank === 0 ? data.galleon.keep.most : isStopped ? 0 : data.galleon.keep.others;
  const extra = sum(g.galleonDice) === 1 && p !== g.neutral ? 1 : 0;
  return Math.min(most, g.drawn[p]?.length ?? 0) + extra;
}

/** How much of each good a player would get now, in the order in which they are told. */
function harvest(g: G, p: number): number[] {
  let knowledge = g.library[p] as number;
  const won = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]; // maps, specialists, relics, missions, items, abilities, chests, treasures
  const give = (good: number, n: number, dice: number): void => {
    if (n > 0) won[good] = (won[good] as number) + n;
    else knowledge += dice;
  };
  for (const [i, group] of groups(g).entries()) if (group.p === p) give(0, i < g.mapsShown.length ? 1 : 0, group.count);
  for (const [i, die] of g.university.entries()) if (die.p === p) give(1, i < g.specialistsShown.length ? 1 : 0, 1);
  const run = withRuns(g).indexOf(p);
  const dice = facesOfRun(g.runs[p] as number).length;
  if (run >= 0) give(isAuction(g) ? 2 : 3, prize(g, run)?.[isAuction(g) ? 1 : 0] ?? 0, dice);
  won[4] = g.templeBy.filter(owner => owner === p).length;
  const set = sets(g).indexOf(p);
  if (set >= 0) give(5, abilitiesOf(g, set), facesIn(g.illuminati[p] as number).length);
  const crew = crews(g).indexOf(p);
  if (crew >= 0) give(6, chestsOf(g, p, crew), g.galleonDice[p] as number);
  for (const level of [0, 1, 2]) won[7 + level] = [level, level + 3].filter(at => g.tower[at] === p).length;
  return [...won, knowledge].filter(n => n > 0);
}

function putSummary(g: G, seat: Seat | null, put: Put): void {
  const results = Array.from({ length: g.players }, (_, p) => resultOf(standard, g, p));
  const relics = results.map((_, p) => (g.collections[p] === UNKNOWN ? sum(g.relics[p] ?? []) : 0));
  const gold = results.map(({ total }, p) => total + (p < g.seats ? 0 : g.bonus) + (relics[p] as number)); // each at least 1
  const idle = results.map(({ assignment }) => (g.players > g.seats || !g.over ? 0 : assignment.unassigned));
  const secret = [...gold.keys()].filter(p => {
    const tiles = [g.missions[p], g.items[p], g.drawn[p]].flatMap(own => own ?? []);
    return (relics[p] as number) > 0 || tiles.includes(UNKNOWN) || sum(g.treasures[p] ?? []) > 0;
  });
  const key = (p: number): number => (gold[p] as number) * 1000 + (idle[p] as number);
  const isRanked = g.over || secret.length === 0;
  const placeOf = (p: number): number => (isRanked ? 1 + gold.filter((_, q) => key(q) > key(p)).length : 0);
  const others = [...gold.keys()].filter(p => p !== seat).sort((a, b) => placeOf(a) - placeOf(b));
  const all = seat === null ? others : [seat, ...others];
  if (!g.over) put('summary/0', g.round, g.rounds);
  for (const [i, p] of all.entries())
    put(
      `summary/${i + 1}`,
      gold[p] as number,
      ...positive(placeOf(p)),
      ...positive(p === seat ? 0 : (relics[p] as number)),
    );
  if (g.over) return;
  let next = all.length + 2;
  for (const roll of [g.roll, g.neutralRoll]) if (roll !== 0) put(`summary/${next++}`, ...facesIn(roll));
  if (g.placing && g.dice.includes(0)) next++;
  if (g.placing) for (const p of all) put(`summary/${next++}`, ...harvest(g, p));
}

/** How much more gold a player would have after a change of the table. */
function gain(g: G, p: number, change: (after: G) => void): number {
  const after = copy(g);
  change(after);
  return resultOf(standard, after, p).total - resultOf(standard, g, p).total;
}

function putArchives(g: G, seat: Seat | null, put: Put): void {
  for (const [i, { face, count }] of groups(g).entries())
    put(`archives/group-${i + 1}`, i + 1, ...new Array<number>(count).fill(face));
  put('archives/pile', ...positive(g.mapBag.length));
  const there = new Set([...g.mapBag, ...g.mapsShown, ...g.maps.flat()]);
  const out = MAPS.filter((_, map) => !there.has(map));
  put('archives/gone', ...out.flatMap(({ low, high }) => [low, high]));
  for (const [i, map] of g.mapsShown.entries()) {
    const { low, high } = MAPS[map] as (typeof MAPS)[number];
    const more = seat === null ? 0 : gain(g, seat, after => after.maps[seat]?.push(map));
    put(`maps/map-${i + 1}`, ...positive(low), high, ...positive(more));
  }
}

function putUniversity(g: G, seat: Seat | null, put: Put): void {
  put('university/rule', data.university.pairSum);
  for (let i = 0; i < g.spaces; i++) {
    const die = g.university[i];
    put(`university/space-${i + 1}`, i + 1, ...(die === undefined ? [] : [die.face]));
  }
  put('university/pile', ...positive(g.specialistBag.length));
  const there = new Set([...g.specialistBag, ...g.specialistsShown, ...g.specialists.flat()]);
  const out = SPECIALISTS.filter((_, one) => !there.has(one));
  put('university/gone', ...out.map(({ value }) => value));
  for (const [i, one] of g.specialistsShown.entries()) {
    const more = seat === null ? 0 : gain(g, seat, after => after.specialists[seat]?.push(one));
    put(`specialists/specialist-${i + 1}`, SPECIALISTS[one]?.value as number, ...positive(more));
  }
}

function putRuns(g: G, seat: Seat | null, put: Put): void {
  const at = isAuction(g) ? 'auction' : 'guild';
  for (let rank = 0; rank < rewarded(g); rank++) {
    const wins = prize(g, rank);
    if (wins !== null) put(`${at}/prize-${rank + 1}`, rank + 1, ...wins);
  }
  for (const [rank, p] of withRuns(g).entries()) {
    const removed = rank < rewarded(g) && isAuction(g) ? [data.auction.neutralDiscards[rank] ?? 0] : [];
    const wins = p === g.neutral ? removed : (prize(g, rank) ?? []);
    put(`${at}/run-${rank + 1}`, rank + 1, ...facesOfRun(g.runs[p] as number), ...wins);
  }
  put('auction/pile', ...positive(g.relicBag.length));
  put('guild/pile', ...positive(g.missionBag.length + g.missionBottom.length));
  const offered = g.missionsOffered;
  if (offered.includes(UNKNOWN)) put('guild/offered', offered.length);
  for (const [i, mission] of offered.entries()) {
    const more = seat === null || mission === UNKNOWN ? 0 : gain(g, seat, after => after.missions[seat]?.push(mission));
    put(`guild/mission-${i + 1}`, ...inMission(mission), ...positive(more));
  }
}

const inMission = (mission: number): readonly number[] => IN_MISSION[data.missions[mission]?.id ?? ''] ?? [];

function putTemple(g: G, put: Put): void {
  for (const [i, pair] of g.temple.entries()) put(`temple/door-${i + 1}`, i + 1, ...facesIn(pair));
  put('temple/pile', ...positive(g.itemBag.length + g.itemsUnder.length));
}

function putBidders(g: G, put: Put): void {
  for (const [rank, p] of sets(g).entries())
    put(
      `illuminati/set-${rank + 1}`,
      ...[rank + 1, ...facesIn(g.illuminati[p] as number), ...positive(abilitiesOf(g, rank))],
    );
  for (const [i, kind] of g.abilitiesShown.entries())
    put(`illuminati/ability-${i + 1}`, ...(IN_ABILITY[kind] as number[]));
  put('illuminati/pile', ...positive(g.abilityBag.length));
  put('galleon/chests', ...WORTH_OF_CHESTS, data.galleon.keep.most, data.galleon.keep.others);
  for (const [rank, p] of crews(g).entries())
    put(
      `galleon/crew-${rank + 1}`,
      ...[rank + 1, g.galleonDice[p] as number, g.galleonSum[p] as number],
      ...[...positive(g.drawn[p]?.length ?? 0), ...positive(chestsOf(g, p, rank))],
    );
  put('galleon/rejected', ...g.chestsUp);
  put('galleon/pile', ...positive(g.chestBag.length));
}

function putTower(g: G, put: Put): void {
  put('tower/rule', data.tower.pairSum);
  put('tower/sides', ...data.tower.left, ...data.tower.right);
  for (const [level, [metal, worth]] of Object.entries(WORTH).entries()) {
    const all = sum(Object.values(data.treasures[metal as keyof typeof WORTH]));
    put(`tower/${metal}`, all - sum(g.treasures.map(mine => mine[level] as number)), ...worth);
  }
}

function putPlayer(g: G, p: number, put: Put): void {
  const at = p < g.seats ? `p${p + 1}.player` : 'rival';
  if (p >= g.seats) put('rival/bonus', g.bonus);
  put(`${at}/hand`, g.dice[p] as number, ...positive(g.keeps[p] as number));
  put(`${at}/knowledge`, g.knowledge[p] as number);
  const { lines, assignment } = resultOf(standard, g, p);
  for (const [i, { source, points }] of lines.filter(line => line.source.startsWith('site:')).entries())
    put(`${at}/site-${i + 1}`, ...[...source.matchAll(/\d+/g)].map(Number), ...positive(points));
  putIdle(g, p, assignment.unassigned, put);
  put(`${at}/relics`, ...(g.relics[p] as number[]).filter(n => n > 1));
  for (const [kind, n] of (g.abilities[p] as number[]).entries())
    if (n > 0) put(`${at}/${ABILITIES[kind]}`, ...(n > 1 ? [n] : []), ...(IN_ABILITY[kind] as number[]));
  put(`${at}/chests`, ...(g.chests[p] as number[]));
  const drawn = g.drawn[p] as number[];
  put(`${at}/drawn`, ...(drawn.includes(UNKNOWN) ? [drawn.length] : drawn));
  for (const [level, metal] of Object.keys(WORTH).entries()) {
    const [n, gold] = [g.treasures[p]?.[level] as number, g.treasureGold[p]?.[level] as number];
    if (n > 0) put(`${at}/${metal}`, n, ...(g.over ? [gold] : []));
  }
  const { coveted, liked, other } = data.relics.gold;
  if (![UNKNOWN, NOBODY].includes(g.collections[p] as number)) put(`${at}/collection`, coveted, liked, other);
  const missions = g.missions[p] as number[];
  if (known(missions).length < missions.length) put(`${at}/missions`, missions.length);
  else
    for (const [i, mission] of missions.entries()) {
      const pays = lines.find(({ source }) => source === `mission:${data.missions[mission]?.id}`)?.points ?? 0;
      put(`${at}/mission-${i + 1}`, ...inMission(mission), ...positive(pays));
    }
  const items = g.items[p] as number[];
  if (known(items).length < items.length) put(`${at}/items`, items.length);
}

/** The specialists whose values the score leaves out, in the order in which they were taken. */
function putIdle(g: G, p: number, unassigned: number, put: Put): void {
  const busy = resultOf(standard, g, p).lines.flatMap(({ source }) => {
    const [, , , colour = '', one = '', other = ''] = source.startsWith('site:') ? source.slice(5).split('-') : [];
    return [one, other].filter(each => /^[cd]\d/.test(each)).map(each => `${colour} ${each.slice(0, 2)}`);
  });
  const idle = (g.specialists[p] as number[]).flatMap(id => {
    const { colour, type, value } = SPECIALISTS[id] as (typeof SPECIALISTS)[number];
    const at = busy.indexOf(`${colour} ${type[0]}${value}`);
    if (at >= 0) busy.splice(at, 1);
    return at < 0 ? [value] : [];
  });
  if (sum(idle) !== unassigned) throw new Error(`idle specialists ${idle}, but their values add up to ${unassigned}`);
  put(`${p < g.seats ? `p${p + 1}.player` : 'rival'}/idle`, ...idle);
}
