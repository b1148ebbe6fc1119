// Reads an owner's content: every value is checked, and a bad one is refused with its place, as in `wheel.inner[3]: …`.
import { BadInput, editionName, onlyKeys, written } from '@boardwright/engine';
import {
  type Content,
  FIGURES_PER_SPECIALIST,
  FIGURES_PER_WARRIOR,
  MARKS,
  MASTERS,
  MOST,
  ROUNDS,
  SEGMENTS,
  SPECIALISTS,
  type Specialist,
  STOREHOUSES,
  WEAPONS,
  type Worth,
} from './content.ts';

/** One check: takes what was given and its place, returns it with its type, or throws. */
type Check<V> = (given: unknown, place: string) => V;
type Fields = Readonly<Record<string, Check<unknown>>>;
type Checked<F extends Fields> = { readonly [K in keyof F]: F[K] extends Check<infer V> ? V : never };

const MOST_MARKS = 200; // the game has far fewer values that one could doubt

function bad(place: string, what: string): never {
  throw new BadInput(`${place}: ${what}`);
}

function whole(min: number, max: number): Check<number> {
  return (given, place) => {
    if (typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max) return given;
    return bad(place, `a whole number from ${min} to ${max} is needed, not ${written(given)}`);
  };
}

function oneOf<const V extends string>(values: readonly V[]): Check<V> {
  return (given, place) =>
    values.find(value => value === given) ?? bad(place, `one of ${values.join(', ')} is needed, not ${written(given)}`);
}

function flag(given: unknown, place: string): boolean {
  return typeof given === 'boolean' ? given : bad(place, `true or false is needed, not ${written(given)}`);
}

function objectAt(given: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given as Record<string, unknown>;
  return bad(place, `a list of named values is needed, not ${written(given)}`);
}

/** Named values: all of them, and no others. */
function fields<F extends Fields>(checks: F): Check<Checked<F>> {
  return (given, place) => {
    const values = objectAt(given, place);
    onlyKeys(values, place, Object.keys(checks));
    const out = Object.entries(checks).map(([key, check]) => [key, check(values[key], `${place}.${key}`)]);
    return Object.fromEntries(out) as Checked<F>;
  };
}

function list<V>(each: Check<V>, min: number, max = min): Check<readonly V[]> {
  return (given, place) => {
    if (!Array.isArray(given)) return bad(place, `a list is needed, not ${written(given)}`);
    if (given.length < min || given.length > max)
      bad(place, `${min === max ? min : `${min} to ${max}`} entries are needed, not ${given.length}`);
    return Array.from(given, (value: unknown, i) => each(value, `${place}[${i}]`));
  };
}

/** A space of a ring: its `action` says which other values it has. */
function space<F extends Readonly<Record<string, Fields>>>(kinds: F) {
  type Space = { [K in keyof F]: { readonly action: K } & Checked<F[K]> }[keyof F];
  return (given: unknown, place: string): Space => {
    const action = oneOf(Object.keys(kinds))(objectAt(given, place).action, `${place}.action`);
    return fields({ action: oneOf([action]), ...kinds[action] })(given, place) as unknown as Space;
  };
}

const amount = whole(0, MOST);
const odd: Check<number> = (given, place) => {
  const n = whole(5, 15)(given, place);
  return n % 2 === 1 ? n : bad(place, `an odd number is needed, so that there is a middle, not ${n}`);
};
/** Numbers from small to large. */
const rising =
  (numbers: Check<readonly number[]>): Check<readonly number[]> =>
  (given, place) => {
    const out = numbers(given, place);
    const drop = out.findIndex((n, i) => i > 0 && n < (out[i - 1] as number));
    return drop < 0 ? out : bad(`${place}[${drop}]`, `must not be less than the one before, but is ${out[drop]}`);
  };
const worth: Check<Worth> = fields({ domination: amount, presence: amount });

const innerSpace = space({
  clay: { amount: whole(1, MOST) },
  coins: { amount: whole(1, MOST) },
  warrior: { clay: whole(1, MOST) },
  soak: {},
  upgrade: {},
});
const middleSpace = space({
  clay: { amount: whole(1, MOST) },
  coins: { amount: whole(1, MOST) },
  priority: {},
  master: { master: oneOf(MASTERS) },
});
const differentSpecialists: Check<readonly Specialist[]> = (given, place) => {
  const types = list(oneOf(SPECIALISTS), 1, SPECIALISTS.length)(given, place);
  return new Set(types).size === types.length ? types : bad(place, `each type at most once, not ${written(given)}`);
};
const outerSpace = space({
  weapon: { weapon: oneOf(WEAPONS) },
  specialist: { types: differentSpecialists },
});
const weapon = oneOf(WEAPONS);

/** A craftsman needs a segment of its own, so all workers together may not be more than the segments. */
const workers = fields({ 2: whole(1, SEGMENTS / 2), 3: whole(1, SEGMENTS / 3), 4: whole(1, SEGMENTS / 4) });

const SECTIONS = {
  name: editionName,
  grid: fields({ rows: odd, columns: odd }),
  wheel: fields({
    inner: list(innerSpace, SEGMENTS),
    middle: list(middleSpace, SEGMENTS),
    outer: list(outerSpace, SEGMENTS),
    storehouseOfSegment: list(whole(1, STOREHOUSES), SEGMENTS),
    turnPrice: amount,
  }),
  start: fields({
    workers,
    coins: amount,
    extraByPlace: list(fields({ wet: amount, coins: amount }), 4),
    storehouseClay: amount,
  }),
  organizer: list(amount, FIGURES_PER_WARRIOR),
  abilities: fields({
    officerPoints: amount,
    guardPoints: amount,
    crossbowmanPointsPerCell: amount,
    soldierPoints: amount,
    soldierCoins: amount,
  }),
  specialists: fields({
    prices: list(amount, FIGURES_PER_SPECIALIST),
    weapons: fields({ horse: weapon, footman: weapon, archer: weapon, musician: weapon }),
  }),
  masters: fields({ tokenPrices: rising(list(amount, MASTERS.length)), clayMakerClay: amount }),
  priorityClay: list(amount, 3),
  inspectors: fields({
    rowForward: oneOf(['up', 'down']),
    columnForward: oneOf(['left', 'right']),
    backFromStart: flag,
    domination: amount,
    presence: amount,
  }),
  tiles: list(worth, ROUNDS),
  final: fields({ footman: worth, group: worth, archerPoints: amount, goodsPerPoint: whole(1, MOST) }),
  marks: (given: unknown, place: string) => {
    const entries = Object.entries(objectAt(given, place));
    if (entries.length > MOST_MARKS) bad(place, `at most ${MOST_MARKS} entries are allowed, not ${entries.length}`);
    return Object.fromEntries(entries.map(([key, mark]) => [key, oneOf(MARKS)(mark, `${place}.${key}`)]));
  },
} satisfies Fields;

/** Checks a whole content. Sections that are left out are those of `base`; the name is never left out. */
export function readContent(given: unknown, base: unknown = {}): Content {
  const own = objectAt(given, 'content');
  onlyKeys(own, '', Object.keys(SECTIONS));
  const values = { ...objectAt(base, 'content'), ...own };
  const entries = Object.entries(SECTIONS).map(([key, check]) => {
    const value = key === 'name' ? own.name : values[key];
    return [key, check(value, key)];
  });
  return Object.fromEntries(entries) as unknown as Content;
}
