// The numbers that the words must tell, worked out from the state and the printed values alone.
import { type Match, type Seat, UNKNOWN } from '@boardwright/engine';
import type { Facts } from '@boardwright/testkit';
import data from '../content/standard.json' with { type: 'json' };
import { type Castle, castleOf, type G } from '../state.ts';

type Goods = Readonly<Record<string, number>>;
interface Exchange {
  readonly spend?: Goods;
  readonly gain: Goods;
}
interface Ability {
  readonly type: string;
  readonly options?: readonly Exchange[];
  readonly gain?: Goods;
}
interface Card {
  readonly id: string;
  readonly cost: Goods;
  readonly value: number;
  readonly initiative?: number;
  readonly ability: Ability;
}
interface Condition {
  readonly type: string;
  readonly metric?: string;
  readonly n?: number;
  readonly of?: readonly Condition[];
}
type Put = (place: string, ...numbers: readonly number[]) => void;

const BARRACKS = data.barracks as unknown as Card;
const CARDS = [BARRACKS, ...data.buildings, ...data.refugees, ...data.starters] as unknown as Card[];
const STARTERS = [BARRACKS.id, ...data.starters.map(({ id }) => id)];
const SIDES = ['north', 'east', 'south', 'west'];
const CORNERS = ['northwest', 'northeast', 'southeast', 'southwest'];
const WALLS = [null, data.pieces.wood_wall, data.pieces.wood_gate, data.pieces.stone_wall, data.pieces.stone_gate];
const TURRETS = [null, data.pieces.wood_turret, data.pieces.stone_turret, null];

const add = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);
const positive = (...list: readonly number[]): number[] => list.filter(n => n > 0);

/** "Sow once" and "protect a farm" are told without a number. */
const goods = (list: Goods): number[] =>
  Object.entries(list).flatMap(([good, n]) => (n === 1 && ['sow', 'protect'].includes(good) ? [] : [n]));
const exchanges = (list: readonly Exchange[]): number[] =>
  list.flatMap(({ spend = {}, gain }) => [...goods(spend), ...goods(gain)]);
const does = ({ options = [], gain = {} }: Ability): number[] => [...exchanges(options), ...goods(gain)];

/** The name of one thing that objectives count has a number in it. */
const named = (metric = ''): number[] => (metric === 'farmsLevel2' ? [2] : []);
const asked = ({ metric, n, of }: Condition): number[] =>
  of === undefined ? [...named(metric), ...(n === undefined ? [] : [n])] : of.flatMap(asked);

const cardOf = (card: number): Card => CARDS[card] as Card;
const wallsOf = ({ walls, turrets }: Castle): number =>
  walls.filter(piece => piece > 0).length + turrets.filter(turret => turret === 1 || turret === 2).length;
const units = ({ units: list }: Castle, place: number): number[] => list.slice(place * 2, place * 2 + 2);
const soldiers = (castle: Castle): number => add([0, 1, 2, 3, 4].map(place => units(castle, place)[0] as number));
const gold = (castle: Castle): number => castle.stock[0] as number;
const shotsOf = ({ turrets }: Castle, side: number): number =>
  add([side, (side + 1) % 4].map(corner => TURRETS[turrets[corner] as number]?.shots ?? 0));

/** What the invaders go by. */
const counts = (g: G, castle: Castle): number => Math.max(gold(castle), data.threat[g.season - 1] as number);
const tierOf = (tiers: readonly Tier[], reached: number): Tier =>
  tiers.filter(tier => tier.gold <= reached).at(-1) as Tier;
interface Tier {
  readonly gold: number;
  readonly swordsmen: number;
  readonly archers: number;
}

/** Swordsmen and archers by side, of the cards that lie open. */
function comingTo(g: G, reached: number): number[] {
  const foes = new Array<number>(8).fill(0);
  for (const [i, card] of g.invaders.entries()) {
    if (card < 0) continue;
    const { swordsmen, archers } = tierOf((data.invaders[card] as { tiers: Tier[] }).tiers, reached);
    const side = (g.sides[i] as number) * 2;
    foes[side] = (foes[side] as number) + swordsmen;
    foes[side + 1] = (foes[side + 1] as number) + archers;
  }
  return foes;
}

/** The next amount of gold that brings more attackers, and how many more; nothing if there is none. */
function nextStep(g: G, castle: Castle): { readonly next: number; readonly more: number } | null {
  const now = counts(g, castle);
  const open = g.invaders.flatMap(card => (card < 0 ? [] : [(data.invaders[card] as { tiers: Tier[] }).tiers]));
  const steps = open.flatMap(tiers => tiers.map(tier => tier.gold)).filter(step => step > now);
  if (steps.length === 0) return null;
  const next = Math.min(...steps);
  return { next, more: add(comingTo(g, next)) - add(comingTo(g, now)) };
}

function keptOf(castle: Castle): number {
  const { kept, step } = data.loot;
  const last = kept.length - 1;
  const over = Math.max(0, gold(castle) - last);
  return (kept[Math.min(gold(castle), last)] as number) + Math.floor(over / step);
}

function count(g: G, castle: Castle, metric: string): number {
  const of = (from: readonly { readonly id: string }[]): number =>
    castle.cards.filter(
      (card, i) => from.some(({ id }) => id === cardOf(card).id) && (g.variant.graveInjury === 'no' || !castle.hurt[i]),
    ).length;
  const stone = castle.walls.filter(piece => piece > 2).length + castle.turrets.filter(turret => turret > 1).length;
  const all: Readonly<Record<string, number>> = {
    soldiers: soldiers(castle) + castle.wounded,
    woundedSoldiers: castle.wounded,
    buildings: of(data.buildings),
    refugees: of(data.refugees),
    flags: castle.flags.length,
    stoneStructures: stone,
    stoneWalls: castle.walls.filter(piece => piece === 3).length,
    stoneGates: castle.walls.filter(piece => piece === 4).length,
    turrets: castle.turrets.filter(turret => turret === 1 || turret === 2).length,
    food: castle.stock[1] as number,
    wood: castle.stock[2] as number,
    stone: castle.stock[3] as number,
    iron: castle.stock[4] as number,
    farmLevels: add(castle.farms),
    farmsLevel2: castle.farms.filter(level => level === 2).length,
  };
  return all[metric] as number;
}

function progress(g: G, castle: Castle, condition: Condition): { told: number[]; met: boolean } {
  const { type, metric = '', n = 0, of } = condition;
  if (of !== undefined) {
    const parts = of.map(each => progress(g, castle, each));
    return { told: parts.flatMap(({ told }) => told), met: parts.every(({ met }) => met) };
  }
  const own = count(g, castle, metric);
  const best = Math.max(0, ...g.castles.filter(other => other !== castle).map(other => count(g, other, metric)));
  const goal = type === 'most' ? best : n;
  const met = type === 'atMost' ? own <= goal : own >= goal && (type !== 'most' || own > 0);
  return { told: [...named(metric), own, goal], met };
}

/** What the castle would be worth at the end, as far as it can be seen. */
function worth(g: G, castle: Castle): number {
  const cards = castle.cards.map((card, i) => (castle.hurt[i] === 1 ? 0 : cardOf(card).value));
  const met = castle.objectives.flatMap(card => {
    if (card === UNKNOWN) return [];
    const objective = data.objectives[card] as { gold: number; condition: Condition };
    return progress(g, castle, objective.condition).met ? [objective.gold] : [];
  });
  return gold(castle) + add(cards) + add(castle.flags) + castle.farms.filter(level => level > 0).length + add(met);
}

type View = Match<G, never>;
const waits = ({ agenda }: View, task: string): boolean => agenda.some(each => each.do === task);
const isSetup = (view: View): boolean => view.scores === null && waits(view, 'openBoard');
/** Before the cards of the battle are revealed. */
const isComing = (view: View): boolean => waits(view, 'battle') || waits(view, 'reveal');
const isFighting = (view: View, castle: Castle): boolean =>
  view.scores === null && !isComing(view) && castle.fates[view.g.season - 1] === 0;

export function facts(view: View, seat: Seat | null): Facts {
  const out = new Map<string, readonly number[]>();
  const put: Put = (place, ...numbers) => {
    if (numbers.length > 0) out.set(place, numbers);
  };
  const { g } = view;
  putSummary(view, seat, put);
  if (!isSetup(view)) putAttack(view, put);
  putBoard(g, put);
  putPrices(put);
  for (const [p, castle] of g.castles.entries()) {
    putCastle(view, castle, `p${p + 1}.`, put);
    putBelongings(g, castle, `p${p + 1}.`, put);
  }
  return out;
}

function putSummary(view: View, seat: Seat | null, put: Put): void {
  const { g, scores } = view;
  let line = 0;
  const tell = (...numbers: readonly number[]): void => put(`summary/${line++}`, ...numbers);
  const order = <T extends { readonly place: number; readonly p: Seat }>(all: readonly T[]): T[] =>
    all.toSorted((a, b) => (a.p === seat ? 0 : a.place) - (b.p === seat ? 0 : b.place));
  if (isSetup(view)) {
    tell(data.flags.length, ...data.start.gold.slice(0, g.castles.length));
    return;
  }
  if (scores !== null) {
    tell();
    const ends = g.castles.map((castle, p) => ({ p, total: worth(g, castle), flags: castle.flags.length }));
    const above = (a: (typeof ends)[number], b: (typeof ends)[number]): boolean =>
      a.total > b.total || (a.total === b.total && a.flags > b.flags);
    const placed = ends.map(end => ({ ...end, place: 1 + ends.filter(other => above(other, end)).length }));
    for (const { total, place } of order(placed)) tell(total, place);
    return;
  }
  tell(g.season, data.flags.length, data.threat[g.season - 1] as number, data.flags[g.season - 1] as number);
  tell();
  const placed = g.castles.map((castle, p) => ({
    p,
    castle,
    place: 1 + g.castles.filter(other => gold(other) > gold(castle)).length,
  }));
  for (const { castle, place } of order(placed)) tell(gold(castle), place, worth(g, castle), castle.workers);
  if (seat === null) return;
  const own = castleOf(g, seat);
  const all = add(own.units);
  if (isComing(view)) {
    const hidden = g.invaders.filter(card => card < 0).length;
    const average = data.invaders.map(({ tiers }) => tierOf(tiers, counts(g, own)));
    const mean = add(average.map(tier => tier.swordsmen + tier.archers)) / data.invaders.length;
    const unseen = hidden > 0 ? [hidden, Math.round(mean)] : [];
    tell(...positive(...comingTo(g, counts(g, own))), ...unseen, g.season, ...positive(all));
    const step = nextStep(g, own);
    tell(...(step === null ? [] : [step.next, step.more]), keptOf(own));
  } else if (isFighting(view, own)) tell(...positive(own.round), ...positive(...own.foes), ...positive(all));
  else tell();
  const [food, mouths, stock] = [add(own.farms), soldiers(own) + own.wounded, own.stock[1] as number];
  tell(wallsOf(own), food, mouths, stock, ...positive(mouths - food - stock));
}

function putAttack(view: View, put: Put): void {
  const { g } = view;
  put('attack/threat', data.threat[g.season - 1] as number);
  for (const [i, card] of g.invaders.entries()) {
    const tiers = card < 0 ? [] : (data.invaders[card] as { tiers: Tier[] }).tiers;
    const told = tiers.flatMap(tier => [tier.gold, ...positive(tier.swordsmen, tier.archers)]);
    put(`attack/invader-${i + 1}`, i + 1, ...told);
  }
  const siege = g.siege < 0 ? null : (data.siege[g.siege] as { damage: number; climbers: number });
  if (siege === null) put('attack/siege', g.season);
  else put('attack/siege', ...positive(siege.damage, siege.climbers));
  for (const [p, castle] of g.castles.entries()) {
    const step = isComing(view) ? nextStep(g, castle) : null;
    const known = isComing(view)
      ? [add(comingTo(g, counts(g, castle)))]
      : isFighting(view, castle)
        ? [add(castle.foes)]
        : [];
    const more = step === null ? [] : [step.more, step.next];
    put(`gold/p${p + 1}`, gold(castle), counts(g, castle), ...known, ...more, keptOf(castle));
  }
}

function putBoard(g: G, put: Put): void {
  const spaces = Object.entries(data.spaces);
  for (const [i, [space, rooms]] of spaces.entries()) {
    const room = rooms[g.castles.length - 2] as number;
    const there = g.castles.map(({ out }) => out[i] as number);
    const offers: readonly Exchange[] = (data.offers as Readonly<Record<string, readonly Exchange[]>>)[space] ?? [];
    const last = data.merchantLast[g.variant.merchant === 'stone' ? 'stone' : 'printed'];
    const all = space === 'merchant' ? [...offers, last] : offers;
    put(`board/${space}`, room - add(there), room, ...there.filter(n => n > 1), ...exchanges(all));
  }
  for (const [row, cards] of [
    ['buildings', g.buildingRow],
    ['refugees', g.refugeeRow],
  ] as const)
    for (const [i, card] of cards.entries()) {
      const place = `${row}/place-${i + 1}`;
      if (card < 0) put(place, i + 1);
      else put(place, ...goods(cardOf(card).cost), cardOf(card).value, ...does(cardOf(card).ability));
    }
  for (const card of g.starters)
    put(`starters/${cardOf(card).id}`, cardOf(card).initiative as number, ...does(cardOf(card).ability));
  const faceDown = data.faceDown[g.variant.difficulty as 'normal'];
  for (const [i, flag] of data.flags.entries()) {
    const numbers = [flag, data.threat[i], data.workers[i], 1 + (faceDown[i] as number)] as number[];
    put(`seasons/season-${i + 1}`, i + 1, ...numbers);
  }
  putDecks(g, put);
}

function putDecks(g: G, put: Put): void {
  const dealt = g.invaders.length > 0;
  put('decks/buildingDeck', ...positive(g.buildingBag.length));
  put('decks/refugeeDeck', ...positive(g.refugeeBag.length));
  put('decks/invaderDeck', ...positive(g.invaderBag.length - g.invaders.filter(card => card < 0).length));
  put('decks/siegeDeck', ...positive(g.siegeBag.length - (dealt && g.siege < 0 ? 1 : 0)));
  put('decks/objectiveDeck', ...positive(g.objectiveBag.length));
  for (const card of g.objectiveDiscards) {
    const { id, gold: worthOf, condition } = data.objectives[card] as Objective;
    put(`decks/${id}`, worthOf, ...asked(condition));
  }
}
interface Objective {
  readonly id: string;
  readonly gold: number;
  readonly condition: Condition;
}

function putPrices(put: Put): void {
  for (const [piece, values] of Object.entries(data.pieces)) {
    const {
      cost,
      slots,
      shots = 0,
      upgrade = {},
    } = values as { cost: Goods; slots: number; shots?: number; upgrade?: Goods };
    put(`jobs/${piece}`, ...goods(cost), slots, ...positive(shots), ...goods(upgrade));
  }
  put('jobs/repair', 1, 1);
  put('jobs/extinguish', ...goods(data.pieces.stone_turret.extinguish));
  put('jobs/restore', ...goods(data.restore.building), ...goods(data.restore.refugee));
}

function putCastle(view: View, castle: Castle, area: string, put: Put): void {
  const { g } = view;
  for (const [i, corner] of CORNERS.entries()) {
    const turret = TURRETS[castle.turrets[i] as number];
    if (turret) put(`${area}castle/${corner}`, castle.turretCubes[i] as number, turret.slots, turret.shots);
  }
  const foesAt = (place: number): number[] => castle.foes.slice(place * 2, place * 2 + 2);
  const isOpen = JSON.stringify(view.agenda).includes(`"do":"chooseGate","p":${g.castles.indexOf(castle)}}`);
  for (const [i, side] of SIDES.entries()) {
    const wall = WALLS[castle.walls[i] as number];
    const told = [...positive(shotsOf(castle, i)), ...positive(...foesAt(i))];
    const standing = wall ? [castle.wallCubes[i] as number, wall.slots, ...positive(...units(castle, i))] : [];
    if (!isOpen) put(`${area}castle/${side}`, ...standing, ...told);
    const isOver = view.scores !== null || (!isSetup(view) && !isComing(view) && !isFighting(view, castle));
    const coming = isSetup(view) || isComing(view) ? comingTo(g, counts(g, castle)).slice(i * 2, i * 2 + 2) : foesAt(i);
    put(`${area}outside/${side}`, ...positive(castle.farms[i] as number), ...(isOver ? [] : positive(...coming)));
  }
  put(`${area}castle/courtyard`, ...positive(...units(castle, 4)), ...positive(...foesAt(4)));
}

function putBelongings(g: G, castle: Castle, area: string, put: Put): void {
  for (const [i, good] of ['gold', 'food', 'wood', 'stone', 'iron', 'move'].entries())
    put(`${area}player/${good}`, castle.stock[i] as number);
  put(`${area}player/army`, soldiers(castle), castle.wounded, add(castle.units) - soldiers(castle));
  put(`${area}player/workers`, castle.workers);
  put(`${area}player/villagers`, castle.villagers);
  if (castle.flags.length > 0) put(`${area}player/flags`, ...castle.flags, add(castle.flags));
  put(`${area}player/fates`, ...castle.fates.flatMap((fate, i) => (fate === 0 ? [] : [i + 1])));
  put(`${area}player/infirmary`, ...exchanges(data.offers.infirmary));
  put(`${area}player/granary`, ...exchanges(data.offers.granary));
  for (const card of castle.cards) {
    const { id, value, ability } = cardOf(card);
    put(`${area}cards/${id}`, ...(STARTERS.includes(id) ? [] : [value]), ...does(ability));
  }
  const hidden = castle.objectives.filter(card => card === UNKNOWN).length;
  put(`${area}objectives/hidden`, hidden);
  for (const card of castle.objectives) {
    if (card === UNKNOWN) continue;
    const { id, gold: worthOf, condition } = data.objectives[card] as Objective;
    put(`${area}objectives/${id}`, worthOf, ...asked(condition), ...progress(g, castle, condition).told);
  }
}
