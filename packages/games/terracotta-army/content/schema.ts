// The schema of this game's content files. The standard edition is standard.json; an owner's file may be partial.
import {
  editionName,
  fields,
  flag,
  forEach,
  list,
  marks,
  mustDiffer,
  mustRise,
  oneOf,
  variants,
  whole,
  wrong,
} from '@boardwright/content';
import { type Content, MASTERS, MOST, SEGMENTS, SPECIALISTS, STOREHOUSES, TILES, WEAPONS } from './content.ts';

const MOST_FIGURES = 20; // of one type
const SMALLEST = 5; // rows and columns of the mausoleum
const LARGEST = 15;

const amount = whole(0, MOST);
const some = whole(1, MOST);
const weapon = oneOf(WEAPONS);
const worth = fields({ domination: amount, presence: amount });

export const schema = fields({
  name: editionName(),
  grid: fields({ rows: whole(SMALLEST, LARGEST), columns: whole(SMALLEST, LARGEST) }),
  wheel: fields({
    inner: list(
      variants('action', {
        clay: { amount: some },
        coins: { amount: some },
        warrior: { clay: some },
        soak: {},
        upgrade: {},
      }),
      SEGMENTS,
      SEGMENTS,
    ),
    middle: list(
      variants('action', {
        clay: { amount: some },
        coins: { amount: some },
        priority: {},
        master: { master: oneOf(MASTERS) },
      }),
      SEGMENTS,
      SEGMENTS,
    ),
    outer: list(
      variants('action', {
        weapon: { weapon },
        specialist: { types: list(oneOf(SPECIALISTS), 1, SPECIALISTS.length) },
      }),
      SEGMENTS,
      SEGMENTS,
    ),
    storehouseOfSegment: list(whole(1, STOREHOUSES), SEGMENTS, SEGMENTS),
    turnPrice: amount,
  }),
  start: fields({
    // A craftsman needs its own segment, so there may not be more workers than segments.
    workers: fields({ 2: whole(1, SEGMENTS / 2), 3: whole(1, SEGMENTS / 3), 4: whole(1, SEGMENTS / 4) }),
    coins: amount,
    extraByPlace: list(fields({ wet: amount, coins: amount }), 4, 4),
    storehouseClay: amount,
  }),
  organizer: list(amount, 1, MOST_FIGURES), // one for each figure of a warrior type
  abilities: fields({
    officerPoints: amount,
    guardPoints: amount,
    crossbowmanPointsPerCell: amount,
    soldierPoints: amount,
    soldierCoins: amount,
  }),
  specialists: fields({
    prices: list(amount, 1, MOST_FIGURES), // one for each figure of a type
    weapons: forEach(SPECIALISTS, weapon),
  }),
  masters: fields({ tokenPrices: list(amount, MASTERS.length, MASTERS.length), clayMakerClay: amount }),
  priorityClay: list(amount, 3, 3),
  inspectors: fields({
    rowForward: oneOf(['up', 'down']),
    columnForward: oneOf(['left', 'right']),
    backFromStart: flag(),
    domination: amount,
    presence: amount,
  }),
  tileSet: list(oneOf(TILES), 1, TILES.length),
  tiles: list(worth, 1, TILES.length), // one for each round
  final: fields({ footman: worth, group: worth, archerPoints: amount, goodsPerPoint: some }),
  marks: marks(),
});

/** Checks across several values. */
export function checks({ grid, wheel, masters, tileSet, tiles }: Content): void {
  for (const [side, n] of Object.entries(grid))
    if (n % 2 === 0)
      wrong(`grid.${side}`, `an odd number is needed, so that there is a middle, not ${n}`, { text: 'odd' });
  for (const [i, space] of wheel.outer.entries())
    if (space.action === 'specialist') mustDiffer(space.types, type => `wheel.outer[${i}].types[${type}]`);
  mustRise(masters.tokenPrices, 'masters.tokenPrices');
  mustDiffer(tileSet, i => `tileSet[${i}]`);
  if (tileSet.length < tiles.length)
    wrong('tileSet', `${tiles.length} rounds, one for each of tiles, need as many tiles, there are ${tileSet.length}`, {
      text: 'tilesForRounds',
      rounds: tiles.length,
      there: tileSet.length,
    });
}
