// The end of a season as a stage: flags, income, harvest and feeding, then the summary. All numbers are those that were told.
import type { Event, Moment, Seat } from '@boardwright/engine';
import {
  type Amount,
  type Stage,
  type StageCell,
  type StagePart,
  type StageRow,
  type Step,
  stepsOfStage,
} from '@boardwright/web/steps';
import { at, soldiersOf, structures } from '../castle.ts';
import { castleOf, type G, goldOf } from '../state.ts';
import { FOOD, SACKED } from '../words.ts';

/** The name of the stage. */
export const ENDING = 'ae-season';
export const PARTS = ['flags', 'income', 'harvest'] as const;
/** Which part an event belongs to. What else is gained belongs to the part before it. */
const PART_OF: Readonly<Record<string, number>> = { flag: 0, noFlag: 0, income: 1, order: 1, harvest: 2, fed: 2 };
const RULES = { flags: 'AE-10.1', income: 'AE-10.2', harvest: 'AE-10.4' } as const;
const PICTURES = { flags: 'term:flag', income: 'goods:gold-1', harvest: 'goods:food-1' } as const;

function divided(moments: readonly Moment<G>[]): Moment<G>[][] {
  const all: Moment<G>[][] = [...PARTS, 'summary'].map(() => []);
  let part = 0;
  for (const moment of moments) {
    part = Math.max(part, PART_OF[moment.event.say] ?? 0);
    all[part]?.push(moment);
  }
  return all;
}

/** The goods in a word such as `goods:food-2`. */
const goodIn = (word: string): string => word.split(':')[1]?.split('-')[0] ?? '';
const amountIn = (word: string): number => Number(word.split('-').at(-1));

const gold = (n: unknown): Amount[] => (Number(n) === 0 ? [] : [{ n: Number(n), picture: 'goods:gold-1' }]);
const food = (n: unknown): Amount[] => (Number(n) === 0 ? [] : [{ n: Number(n), picture: 'goods:food-1' }]);

function amountsIn(event: Event): Amount[] {
  switch (event.say) {
    case 'flag':
      return [{ n: Number(event.value), picture: 'term:flag' }];
    case 'income':
      return gold(event.gold);
    case 'harvest':
      return food(event.food);
    case 'fed':
      return [...food(-Number(event.food)), ...gold(-Number(event.gold))];
    case 'gained':
      return (Array.isArray(event.goods) ? event.goods : []).map(word => ({
        n: amountIn(String(word)),
        picture: `goods:${goodIn(String(word))}-1`,
      }));
    default:
      return [];
  }
}

const gainsOf = (moments: readonly Moment<G>[], seat: Seat, says?: string): Amount[] =>
  moments.flatMap(({ event }) =>
    event.p === seat && (says === undefined || event.say === says) ? amountsIn(event) : [],
  );

function partOf(name: (typeof PARTS)[number], moments: readonly Moment<G>[], seats: readonly Seat[]): StagePart {
  const lines = seats.map(seat => ({ seat, gains: gainsOf(moments, seat) }));
  const best = name === 'flags' ? { isBest: true } : {};
  return {
    name: { key: `ui.stage.${name}` },
    title: { key: `ui.stage.${name}Is` },
    picture: PICTURES[name],
    lines: lines.filter(({ gains }) => gains.length > 0).map(line => ({ ...line, ...best })),
    why: { says: { key: `ui.stage.${name}Why` }, rule: RULES[name] },
  };
}

/** `moments` begin with the flags. */
export function endingSteps(moments: readonly Moment<G>[]): Step<G>[] {
  const [first, last] = [moments[0], moments.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { season, castles } = first.g;
  const seats = [...castles.keys()];
  const byPart = divided(moments);
  const of = (i: number): readonly Moment<G>[] => byPart[i] ?? [];
  const row = (key: string, cell: (seat: Seat) => StageCell): StageRow => ({ name: { key }, cells: seats.map(cell) });
  const isSacked = (seat: Seat): boolean => at(castleOf(first.g, seat).fates, season - 1) === SACKED;
  /** Gold that a sack took; matches of older rules do not know. */
  const plunderedFrom = (seat: Seat): number => castleOf(first.g, seat).plundered ?? 0;
  const fate = (seat: Seat): StageCell => {
    const { wounded } = castleOf(first.g, seat);
    const values = { sacked: isSacked(seat) ? 1 : 0, wounded };
    return { gains: gold(-plunderedFrom(seat)), says: { key: 'ui.stage.fate', values } };
  };
  const flag = (seat: Seat): StageCell => ({
    gains: gainsOf(of(0), seat),
    says: isSacked(seat)
      ? { key: 'ui.stage.noFlag' }
      : { key: 'ui.stage.hasGold', values: { n: goldOf(castleOf(first.g, seat)) } },
  });
  const income = (seat: Seat): StageCell => ({
    gains: gainsOf(of(1), seat),
    says: { key: 'ui.stage.structures', values: { n: structures(castleOf(first.g, seat)) } },
  });
  const harvest = (seat: Seat): StageCell => ({
    gains: [...gainsOf(of(2), seat, 'harvest'), ...gainsOf(of(2), seat, 'gained')],
    says: { key: 'ui.stage.farms', values: { levels: castleOf(first.g, seat).farms.join(', ') } },
  });
  const feeding = (seat: Seat): StageCell => {
    const castle = castleOf(last.g, seat);
    const values = { soldiers: soldiersOf(castle) + castle.wounded, left: at(castle.stock, FOOD) };
    return { gains: gainsOf(of(2), seat, 'fed'), says: { key: 'ui.stage.fed', values } };
  };
  const goldNow = (seat: Seat): StageCell => ({
    gains: [],
    now: goldOf(castleOf(last.g, seat)),
    says: { key: 'ui.stage.was', values: { n: goldOf(castleOf(first.g, seat)) + plunderedFrom(seat) } },
  });
  const values = { n: season };
  const stage: Stage = {
    id: ENDING,
    title: { key: 'ui.stage.season', values },
    parts: PARTS.map((name, i) => partOf(name, of(i), seats)),
    summary: {
      title: { key: 'ui.stage.seasonIs', values },
      rows: [
        row('ui.stage.battle', fate),
        { ...row('ui.stage.flags', flag), about: { key: 'ui.stage.flagsAbout' } },
        { ...row('ui.stage.income', income), about: { key: 'ui.stage.incomeAbout' } },
        { ...row('ui.stage.harvest', harvest), about: { key: 'ui.stage.harvestAbout' } },
        { ...row('ui.stage.feeding', feeding), about: { key: 'ui.stage.feedingAbout' } },
        { ...row('ui.stage.gold', goldNow), isTotal: true },
      ],
    },
  };
  return stepsOfStage(stage, byPart);
}
