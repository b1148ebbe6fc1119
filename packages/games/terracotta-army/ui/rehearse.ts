// What an answer would bring, found by carrying out the rules themselves on a copy of the table.
import type { Choice, Event, Question, Seat, Task, Word } from '@boardwright/engine';
import type { Warrior } from '../content/content.ts';
import { finalAwards } from '../rules/final.ts';
import { ringRules } from '../rules/rings.ts';
import { roundAwards } from '../rules/scoring.ts';
import { specialistRules } from '../rules/specialists.ts';
import type { Tasks, X } from '../rules/tasks.ts';
import { turnRules } from '../rules/turn.ts';
import { warriorRules } from '../rules/warriors.ts';
import { weaponRules } from '../rules/weapons.ts';
import { copy, type G } from '../state.ts';
import { book, RINGS, type RingName } from './table-view.ts';

const rules = {
  ...turnRules(book),
  ...ringRules(book),
  ...warriorRules(book),
  ...weaponRules(book),
  ...specialistRules(book),
};
type Rule = keyof typeof rules;
type Asked = Task<Tasks>;

function question<K extends Rule>(name: K): Question<G, Tasks, Tasks[K]> {
  const rule = rules[name];
  if (typeof rule === 'function') throw new Error(`${name} asks nobody`);
  return rule as unknown as Question<G, Tasks, Tasks[K]>;
}

const never = (): never => {
  throw new Error('nothing is drawn in a rehearsal');
};
/** Writes on a copy. What would be asked next is only counted; what is told is kept. */
function pen(g: G, told: Event[], asked: Asked[] = []): X {
  return {
    g,
    next: (...tasks) => {
      asked.push(...tasks);
    },
    together: never,
    skipTo: never,
    die: never,
    shuffle: never,
    draw: never,
    reveal: () => {},
    tell: event => {
      told.push(event);
    },
    finish: never,
  };
}

interface Rehearsed {
  readonly g: G;
  readonly isOpen: boolean; // it leads to more questions, and what they bring is not known
}
function rehearsed<K extends Rule>(g: G, name: K, task: Tasks[K], choice: Choice): Rehearsed {
  const after = copy(g);
  const asked: Asked[] = [];
  question(name).choose(pen(after, [], asked), task, choice);
  return { g: after, isOpen: asked.length > 0 };
}

/** Does a rule offer anything but clay or coin instead, or nothing? */
function isOfUse<K extends Rule>(g: G, name: K, task: Tasks[K]): boolean {
  const asks = question(name);
  return asks.options(g, task).some(choice => !/^(take|button):/.test(asks.show(choice, task)));
}

/** Is there an answer after which the table is like this? */
function canLead<K extends Rule>(g: G, name: K, task: Tasks[K], isWanted: (after: Rehearsed) => boolean): boolean {
  return question(name)
    .options(g, task)
    .some(choice => isWanted(rehearsed(g, name, task, choice)));
}

export interface SegmentPreview {
  readonly shows: Event; // told by the rules: what the three rings show
  readonly can: Readonly<Record<RingName, boolean>>;
}

/** What a worker would find in a segment, and which of its actions this seat could carry out. */
export function segmentPreview(g: G, p: Seat, word: Word): SegmentPreview | null {
  const ask = { p, turned: true };
  const choice = question('chooseWorker')
    .options(g, ask)
    .find(each => question('chooseWorker').show(each, ask) === word);
  if (choice === undefined) return null;
  const segment = Number(word.slice(word.indexOf(':') + 1));
  const task = { p, segment };
  const placed = rehearsed(g, 'chooseWorker', ask, choice).g;
  const told: Event[] = [];
  const tell = rules.carryOutSegment;
  if (typeof tell === 'function') tell(pen(placed, told), task);
  const shows = told[0];
  if (shows === undefined) return null;
  return { shows, can: canUse(placed, task) };
}

/**
 * What one ring brings can be spent on the next (TA-3.4). Where an answer leads to further questions, they may bring anything:
 * then nothing is said against the rings that follow.
 */
function canUse(placed: G, task: Tasks['chooseInner']): SegmentPreview['can'] {
  const isMiddleOpen = ({ g, isOpen }: Rehearsed): boolean => isOpen || isOfUse(g, 'chooseMiddle', task);
  const isOuterOpen = ({ g, isOpen }: Rehearsed): boolean => isOpen || isOfUse(g, 'mayUseOuter', task);
  return {
    inner: isOfUse(placed, 'chooseInner', task),
    middle: canLead(placed, 'chooseInner', task, isMiddleOpen),
    outer: canLead(
      placed,
      'chooseInner',
      task,
      inner => inner.isOpen || canLead(inner.g, 'chooseMiddle', task, isOuterOpen),
    ),
  };
}

/** The actions of all segments that cannot be used, as one bit per segment for each ring. */
export function uselessIn(previews: readonly (SegmentPreview | null)[]): Readonly<Record<RingName, number>> {
  const bits = { inner: 0, middle: 0, outer: 0 };
  for (const [segment, preview] of previews.entries())
    if (preview !== null) for (const ring of RINGS) if (!preview.can[ring]) bits[ring] |= 1 << segment;
  return bits;
}

const pointsFor = (awards: readonly { readonly p: Seat; readonly points: number }[], p: Seat): number =>
  awards.reduce((sum, award) => (award.p === p ? sum + award.points : sum), 0);

/** What an answer brings its player: points at once, and the change in the scoring phase of this round. */
export interface Outcome {
  readonly now: number;
  readonly round: number;
}
const isRule = (name: string): name is Rule => Object.hasOwn(rules, name);

/** The table after each answer whose word is of one of these kinds. */
function afterEach(g: G, asked: Asked, kinds: RegExp): Map<Word, G> {
  const out = new Map<Word, G>();
  if (!isRule(asked.do)) return out;
  const { do: name, ...task } = asked as { readonly do: Rule } & Tasks[Rule];
  const asks = question(name);
  for (const choice of asks.options(g, task as never)) {
    const word = asks.show(choice, task as never);
    if (kinds.test(word)) out.set(word, rehearsed(g, name, task as never, choice).g);
  }
  return out;
}

/** The most points the weapon of a new warrior would bring at once. */
function bestUse(g: G, p: Seat, warrior: Warrior, cell: string): number {
  const used = afterEach(g, { do: 'mayUseWeapon', p, warrior, cell }, /^(use|shoot):/);
  return Math.max(0, ...[...used.values()].map(after => (after.points[p] as number) - (g.points[p] as number)));
}

/** What each answer of these kinds would bring the one who is asked. */
export function outcomesOf(g: G, asked: Asked, kinds: RegExp): ReadonlyMap<Word, Outcome> {
  const out = new Map<Word, Outcome>();
  if (!('p' in asked)) return out;
  const { p } = asked;
  const before = pointsFor(roundAwards(book, g), p);
  for (const [word, after] of afterEach(g, asked, kinds)) {
    const use =
      asked.do === 'chooseCell' && asked.by === 'clay'
        ? bestUse(after, p, asked.warrior, word.slice('cell:'.length))
        : 0;
    const now = (after.points[p] as number) - (g.points[p] as number) + use;
    out.set(word, { now, round: pointsFor(roundAwards(book, after), p) - before });
  }
  return out;
}

/** The change in final scoring if the game ended now; dearer, so only for the answer that is looked at. */
export function finalChange(g: G, asked: Asked, word: Word): number {
  if (!('p' in asked)) return 0;
  const after = afterEach(g, asked, new RegExp(`^${word}$`)).get(word);
  if (after === undefined) return 0;
  return pointsFor(finalAwards(book, after), asked.p) - pointsFor(finalAwards(book, g), asked.p);
}

/** Points of the scoring phase and of final scoring if they came now, by seat. */
export interface Outlook {
  readonly round: readonly number[];
  readonly final: readonly number[];
}
const outlooks = new WeakMap<G, Outlook>();
export function outlookOf(g: G): Outlook {
  const known = outlooks.get(g);
  if (known !== undefined) return known;
  const [round, final] = [roundAwards(book, g), finalAwards(book, g)].map(awards =>
    g.points.map((_, p) => pointsFor(awards, p)),
  ) as [number[], number[]];
  outlooks.set(g, { round, final });
  return { round, final };
}
