// What the texts say of the content in use. No sentence of the game has a number of the content in it.
import type { Json, TextValues } from '@boardwright/engine';
import { type Content, SPECIALISTS, WEAPONS } from './content.ts';

export function textValues(content: Content): TextValues {
  const { start, abilities, masters, organizer, specialists, final, inspectors, tiles } = content;
  return {
    all: {
      rounds: tiles.length,
      tileCount: content.tileSet.length,
      tileWorths: tiles.map(({ domination, presence }) => `worth:${domination}-${presence}`),
      rows: content.grid.rows,
      columns: content.grid.columns,
      turnPrice: content.wheel.turnPrice,
      warriorClay: { or: warriorClay(content) },
      storehouseClay: start.storehouseClay,
      startCoins: start.coins,
      workersOfTwo: start.workers[2],
      workersOfThree: start.workers[3],
      workersOfFour: start.workers[4],
      extras: orNone(
        start.extraByPlace.flatMap(({ wet, coins }, i) => (wet + coins > 0 ? [`extra:${i + 1}-${wet}-${coins}`] : [])),
      ),
      priorityClay1: content.priorityClay[0] as number,
      priorityClay2: content.priorityClay[1] as number,
      priorityClay3: content.priorityClay[2] as number,
      warriorFigures: organizer.length,
      organizer,
      ...abilities,
      specialistFigures: specialists.prices.length,
      specialistPrices: specialists.prices,
      soldEverywhere: soldEverywhere(content),
      tokenPrices: masters.tokenPrices,
      clayMakerClay: masters.clayMakerClay,
      rowStart: inspectors.rowForward === 'down' ? 1 : content.grid.rows,
      columnStart: inspectors.columnForward === 'right' ? 1 : content.grid.columns,
      rowForward: inspectors.rowForward,
      columnForward: inspectors.columnForward,
      backFromStart: inspectors.backFromStart,
      inspectorDomination: inspectors.domination,
      inspectorPresence: inspectors.presence,
      footmanDomination: final.footman.domination,
      footmanPresence: final.footman.presence,
      groupDomination: final.group.domination,
      groupPresence: final.group.presence,
      archerPoints: final.archerPoints,
      goodsPerPoint: final.goodsPerPoint,
      ...weaponsOf(content),
    },
  };
}

/** What warriors cost on the wheel. */
function warriorClay({ wheel }: Content): number[] {
  const prices = wheel.inner.flatMap(space => (space.action === 'warrior' ? [space.clay] : []));
  return [...new Set(prices)].sort((a, b) => a - b);
}

/** Whether every space for specialists sells all kinds. */
const soldEverywhere = ({ wheel }: Content): boolean =>
  wheel.outer.every(space => space.action !== 'specialist' || space.types.length === SPECIALISTS.length);

/** `horseWeapon` is what a horse uses up, `swordFor` the specialists that use up a sword. */
function weaponsOf({ specialists: { weapons } }: Content): Record<string, Json> {
  const used = SPECIALISTS.map(specialist => [`${specialist}Weapon`, weapons[specialist]] as const);
  const users = WEAPONS.map(
    weapon => [`${weapon}For`, orNone(SPECIALISTS.filter(each => weapons[each] === weapon))] as const,
  );
  return Object.fromEntries<Json>([...used, ...users]);
}

/** An empty list makes no sentence; `none` chooses another one. */
const orNone = (list: readonly string[]): Json => (list.length === 0 ? 'none' : list);
