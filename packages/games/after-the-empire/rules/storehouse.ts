// The Storehouse: one visit with any number of jobs, AE-5.4 to AE-5.10.
import type { Refused, Word } from '@boardwright/engine';
import { at, canPay, isGate, isStoneWall, stoneOf } from '../castle.ts';
import { amount } from '../content/cards.ts';
import type { Amount, Card, Content, Piece } from '../content/types.ts';
import { type Castle, castleOf } from '../state.ts';
import {
  BURNING_TURRET,
  CORNERS,
  DONE,
  NO_TURRET,
  NO_WALL,
  SIDES,
  STONE,
  STONE_TURRET,
  TURRETS,
  WALLS,
  WOOD,
  WOOD_TURRET,
} from '../words.ts';
import { missing } from './actions.ts';
import { type Job, jobCode, jobOf } from './codes.ts';
import { spend } from './gain.ts';
import { canReach } from './reach.ts';
import type { SomeRules } from './tasks.ts';

const ONE_WOOD: readonly Amount[] = [amount(WOOD, 1)];
const ONE_STONE: readonly Amount[] = [amount(STONE, 1)];
const MOST_WALLS = 3;
const MOST_GATES = 1;

/** Every job in the Storehouse: its name, and where it is possible at what price. */
function jobsWith(content: Content) {
  const wallPiece = (piece: number): Piece => content.walls[piece] as Piece;
  const turretPiece = (turret: number): Piece => content.turrets[turret] as Piece;
  const cardOf = (card: number): Card => content.cards[card] as Card;
  const restorePrice = (card: number): readonly Amount[] => content.restore[cardOf(card).kind];

  /** Calls `found` with every job the castle has a place for (AE-5.5 to AE-5.10) and its price, affordable or not. */
  const eachJob = (castle: Castle, found: (job: number, cost: readonly Amount[]) => void): void => {
    let walls = 0;
    let gates = 0;
    for (let side = 0; side < 4; side++) {
      const piece = at(castle.walls, side);
      if (isGate(piece)) gates++;
      else if (piece !== NO_WALL) walls++;
    }
    for (let side = 0; side < 4; side++) wallJobs(castle, side, walls < MOST_WALLS, gates < MOST_GATES, found);
    for (let corner = 0; corner < 4; corner++) turretJobs(castle, corner, found);
    for (let i = 0; i < castle.cards.length; i++)
      if (at(castle.hurt, i) === 1) found(jobCode('restore', at(castle.cards, i)), restorePrice(at(castle.cards, i)));
  };

  const wallJobs = (
    castle: Castle,
    side: number,
    wall: boolean,
    gate: boolean,
    found: (job: number, cost: readonly Amount[]) => void,
  ): void => {
    const piece = at(castle.walls, side);
    if (piece === NO_WALL) {
      for (let next = 1; next < WALLS.length; next++)
        if (isGate(next) ? gate : wall) found(jobCode('wall', side, next), wallPiece(next).cost);
      return;
    }
    const stone = isStoneWall(piece);
    if (!stone) found(jobCode('upgradeWall', side), wallPiece(stoneOf(piece)).upgrade);
    if (at(castle.wallCubes, side) < wallPiece(piece).slots)
      found(jobCode('repairWall', side), stone ? ONE_STONE : ONE_WOOD);
  };

  const turretJobs = (castle: Castle, corner: number, found: (job: number, cost: readonly Amount[]) => void): void => {
    const turret = at(castle.turrets, corner);
    if (turret === NO_TURRET) {
      found(jobCode('turret', corner, WOOD_TURRET), turretPiece(WOOD_TURRET).cost);
      found(jobCode('turret', corner, STONE_TURRET), turretPiece(STONE_TURRET).cost);
    } else if (turret === BURNING_TURRET)
      found(jobCode('repairTurret', corner), content.extinguish); // AE-5.9
    else {
      if (turret === WOOD_TURRET) found(jobCode('upgradeTurret', corner), turretPiece(STONE_TURRET).upgrade);
      if (at(castle.turretCubes, corner) < turretPiece(turret).slots)
        found(jobCode('repairTurret', corner), turret === STONE_TURRET ? ONE_STONE : ONE_WOOD);
    }
  };

  const wordOf = (code: number): Word => {
    if (code === DONE) return 'button:done';
    const { kind, where, piece } = jobOf(code);
    switch (kind) {
      case 'wall':
        return `build:${WALLS[piece]}-${SIDES[where]}`;
      case 'upgradeWall':
        return `upgrade:${SIDES[where]}`;
      case 'repairWall':
        return `repair:${SIDES[where]}`;
      case 'turret':
        return `build:${TURRETS[piece]}-${CORNERS[where]}`;
      case 'upgradeTurret':
        return `upgrade:${CORNERS[where]}`;
      case 'repairTurret':
        return `repair:${CORNERS[where]}`;
      case 'restore':
        return `restore:${cardOf(where).id}`;
    }
  };

  return { eachJob, wordOf, wallPiece, turretPiece };
}

/** The price of each job that a castle has a place for, by its word. */
export function pricesOf(content: Content, castle: Castle): ReadonlyMap<Word, readonly Amount[]> {
  const { eachJob, wordOf } = jobsWith(content);
  const prices = new Map<Word, readonly Amount[]>();
  eachJob(castle, (job, cost) => prices.set(wordOf(job), cost));
  return prices;
}

export function storehouseRules(content: Content): SomeRules<'mayWork'> {
  const { eachJob, wordOf, wallPiece, turretPiece } = jobsWith(content);

  const jobs = (castle: Castle): number[] => {
    const out: number[] = [];
    eachJob(castle, (job, cost) => {
      if (canPay(castle, cost)) out.push(job);
    });
    if (out.length > 0 || canReach(castle, content, paysForSome(castle))) out.push(DONE);
    return out;
  };

  /** Whether a stock can pay for a job. The visit stays open if free actions can bring such a stock (AE-6.2). */
  const paysForSome = (castle: Castle): ((stock: readonly number[]) => boolean) => {
    const prices: (readonly Amount[])[] = [];
    eachJob(castle, (_, cost) => prices.push(cost));
    return stock => prices.some(price => price.every(({ good, n }) => at(stock, good) >= n));
  };

  const priceOf = (castle: Castle, job: number): readonly Amount[] => {
    let price: readonly Amount[] = [];
    eachJob(castle, (each, cost) => {
      if (each === job) price = cost;
    });
    return price;
  };

  /** AE-5.7: cubes of the wooden piece go to the Storehouse; the stone piece is full. */
  const rebuild = (
    castle: Castle,
    pieces: number[],
    cubes: number[],
    i: number,
    piece: number,
    slots: number,
  ): void => {
    castle.stock[WOOD] = at(castle.stock, WOOD) + at(cubes, i);
    pieces[i] = piece;
    cubes[i] = slots;
  };

  const setWall = (castle: Castle, side: number, piece: number): void =>
    rebuild(castle, castle.walls, castle.wallCubes, side, piece, wallPiece(piece).slots);
  const setTurret = (castle: Castle, corner: number, piece: number): void =>
    rebuild(castle, castle.turrets, castle.turretCubes, corner, piece, turretPiece(piece).slots);

  const works: Readonly<Record<Job['kind'], (castle: Castle, where: number, piece: number) => void>> = {
    wall: setWall,
    upgradeWall: (castle, side) => setWall(castle, side, stoneOf(at(castle.walls, side))),
    repairWall: (castle, side) => {
      castle.wallCubes[side] = at(castle.wallCubes, side) + 1;
    },
    turret: setTurret,
    upgradeTurret: (castle, corner) => setTurret(castle, corner, STONE_TURRET),
    repairTurret: (castle, corner) => {
      if (at(castle.turrets, corner) === BURNING_TURRET) castle.turrets[corner] = STONE_TURRET;
      else castle.turretCubes[corner] = at(castle.turretCubes, corner) + 1;
    },
    restore: (castle, card) => {
      castle.hurt = castle.hurt.with(castle.cards.indexOf(card), 0);
    },
  };

  /** AE-5.5: at most three walls and one gate, one piece per side. */
  const wallsRefused = (castle: Castle, possible: ReadonlySet<Word>): Refused[] =>
    SIDES.flatMap((side, i) =>
      WALLS.slice(1).flatMap((piece, before): Refused[] => {
        const word: Word = `build:${piece}-${side}`;
        if (possible.has(word)) return [];
        if (at(castle.walls, i) !== NO_WALL) return [{ word, why: 'sideTaken', rule: 'AE-5.5' }];
        return [{ word, why: isGate(before + 1) ? 'oneGate' : 'threeWalls', rule: 'AE-5.5' }];
      }),
    );

  /** AE-5.6: one turret per corner. */
  const turretsRefused = (castle: Castle): Refused[] =>
    CORNERS.filter((_, i) => at(castle.turrets, i) !== NO_TURRET).flatMap(corner =>
      (['wood_turret', 'stone_turret'] as const).map(
        (kind): Refused => ({ word: `build:${kind}-${corner}`, why: 'cornerTaken', rule: 'AE-5.6' }),
      ),
    );

  return {
    mayWork: {
      who: task => task.p,
      options: (g, { p }) => jobs(castleOf(g, p)),
      show: wordOf,
      choose: (x, { p }, job) => {
        if (job === DONE) return;
        const castle = castleOf(x.g, p);
        spend(x, p, priceOf(castle, job));
        const { kind, where, piece } = jobOf(job);
        works[kind](castle, where, piece);
        x.next({ do: 'mayWork', p });
      },
      whyNot: (g, { p }) => {
        const castle = castleOf(g, p);
        const out: Refused[] = [];
        const possible = new Set<Word>();
        eachJob(castle, (job, cost) => {
          const goods = missing(castle, cost);
          possible.add(wordOf(job));
          if (goods.length > 0) out.push({ word: wordOf(job), why: 'cannotPay', rule: 'AE-3.3', goods });
        });
        return [...out, ...wallsRefused(castle, possible), ...turretsRefused(castle)];
      },
    },
  };
}
