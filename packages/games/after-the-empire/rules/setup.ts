// Chapter 2: from the empty table to the first turn.
import { type Ctx, type Option, type Settings, startingSeat, startOption } from '@boardwright/engine';
import { addCard, at } from '../castle.ts';
import type { Card, Content } from '../content/types.ts';
import { type Castle, castleOf, type G } from '../state.ts';
import {
  BOARD_SPACES,
  BUILDING_ROW,
  COURTYARD,
  GOLD,
  NO_CARD,
  REFUGEE_ROW,
  SEASONS,
  SIDES,
  SOLDIER,
  STOCKED,
  WOOD_GATE,
  WOOD_WALL,
} from '../words.ts';
import { dealInvaders, drawFrom, fillRows } from './deal.ts';
import { NOTHING_DUE } from './offers.ts';
import type { SomeRules, Tasks } from './tasks.ts';

/** AE-2.3: who chooses a starting refugee first. */
export const SEATS = [2, 3, 4] as const;
export const START: Option = { ...startOption(SEATS, 'random'), when: { refugees: ['draft'] } };

const zeros = (length: number): number[] => new Array<number>(length).fill(0);
const each = (length: number): number[] => Array.from({ length }, (_, i) => i);

const wallsWithGate = (gate: number): number[] => SIDES.map((_, side) => (side === gate ? WOOD_GATE : WOOD_WALL));
const slotsOf = (content: Content, piece: number): number => content.walls[piece]?.slots ?? 0;

/**
 * AE-2.1: everything a castle starts with, apart from the starting refugee and gold. The gate moves when its side is
 * chosen.
 */
function newCastle(content: Content): Castle {
  const stock = zeros(STOCKED);
  for (const { good, n } of content.startGoods) stock[good] = n;
  const units = zeros(10);
  units[COURTYARD * 2 + SOLDIER] = content.startSoldiers;
  const walls = wallsWithGate(0);
  return {
    stock,
    wounded: 0,
    units,
    fresh: zeros(10),
    foes: zeros(10),
    walls,
    wallCubes: walls.map(piece => slotsOf(content, piece)),
    turrets: zeros(4),
    turretCubes: zeros(4),
    farms: zeros(4).fill(1),
    shields: zeros(4),
    cards: [content.barracks],
    used: [0],
    hurt: [0],
    objectives: [],
    shown: [],
    flags: [],
    workers: at(content.workers, 0),
    villagers: 0,
    due: NOTHING_DUE,
    own: zeros(3),
    out: zeros(BOARD_SPACES.length),
    plundered: 0,
    fates: zeros(SEASONS),
    climbSide: 0,
    climbers: 0,
    round: 0,
    bound: 0,
  };
}

export function setup(content: Content) {
  return (x: Omit<Ctx<G, Tasks>, 'g'>, seats: number, variant: Settings): G => {
    const objectiveBag = each(content.objectives.length);
    const castles = each(seats).map(() => newCastle(content));
    for (const [p, castle] of castles.entries()) {
      const objective = x.draw(objectiveBag); // AE-2.4
      castle.objectives = [objective];
      castle.shown = [0];
      const card = content.objectives[objective]?.id ?? '';
      x.tell({ say: 'drewObjective', p, card }, p, { say: 'drewHidden', p, n: 1 });
    }
    x.next({ do: 'gates' }, { do: 'starters' }, { do: 'openBoard' }, { do: 'season' });
    return {
      variant,
      season: 1,
      over: false,
      order: each(seats),
      castles,
      invaders: [],
      sides: [],
      siege: NO_CARD,
      siegeSide: NO_CARD,
      buildingRow: zeros(BUILDING_ROW).fill(NO_CARD),
      refugeeRow: zeros(REFUGEE_ROW).fill(NO_CARD),
      taken: zeros(BOARD_SPACES.length),
      starters: [...content.starters],
      invaderBag: each(content.invaders.length),
      siegeBag: each(content.siege.length),
      buildingBag: [...content.buildings],
      refugeeBag: [...content.refugees],
      objectiveBag,
      objectiveDiscards: [],
    };
  };
}

export function setupRules(
  content: Content,
): SomeRules<'gates' | 'chooseGate' | 'starters' | 'chooseStarter' | 'openBoard'> {
  const cardOf = (id: number): Card => content.cards[id] as Card;

  return {
    gates: x => x.together(x.g.castles.map((_, p) => [{ do: 'chooseGate', p }])),

    // AE-2.2
    chooseGate: {
      who: task => task.p,
      options: () => [0, 1, 2, 3],
      show: side => `side:${SIDES[side]}`,
      choose: (x, { p }, side) => {
        const castle = castleOf(x.g, p);
        castle.walls = wallsWithGate(side);
        castle.wallCubes = castle.walls.map(piece => slotsOf(content, piece));
      },
    },

    // AE-2.3, AE-12.5
    starters: x => {
      const { g } = x;
      const seats = g.castles.length;
      if (g.variant.refugees === 'deal') {
        for (let p = 0; p < seats; p++) {
          const card = drawFrom(x, 'starters');
          addCard(castleOf(g, p), card);
          x.tell({ say: 'joined', p, card: cardOf(card).id });
        }
        g.starters = [];
        return;
      }
      const first = startingSeat(x, seats, g.variant, START);
      x.tell({ say: 'choosesFirst', p: first });
      for (let i = 0; i < seats; i++) x.next({ do: 'chooseStarter', p: (first + i) % seats });
    },

    chooseStarter: {
      who: task => task.p,
      options: g => g.starters,
      show: card => `card:${cardOf(card).id}`,
      choose: (x, { p }, card) => {
        x.g.starters = x.g.starters.filter(each => each !== card);
        addCard(castleOf(x.g, p), card);
      },
    },

    // AE-2.3: initiative decides the order, the order decides the gold. AE-2.5: then cards are revealed.
    openBoard: x => {
      const { g } = x;
      const initiative = (p: number): number => Math.max(...castleOf(g, p).cards.map(card => cardOf(card).initiative));
      g.order = g.order.toSorted((p, q) => initiative(p) - initiative(q));
      g.starters = [];
      for (const [i, p] of g.order.entries()) {
        castleOf(g, p).stock[GOLD] = at(content.startGold, i);
        x.tell({ say: 'starts', p, place: i + 1, gold: at(content.startGold, i) });
      }
      x.tell({ say: 'season', season: g.season, threat: at(content.threat, 0) });
      fillRows(x, content);
      dealInvaders(x, content);
    },
  };
}
