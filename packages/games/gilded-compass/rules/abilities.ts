// Special abilities (GC-12). The Will to Win is part of a placement; the other three are here.
import { NOBODY } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { countOf, holds, ONE, written, writtenOrNone } from '../dice.ts';
import { FORCE, GIFT, HELP } from '../names.ts';
import { type G, isRival } from '../state.ts';
import { useAbility } from './buildings.ts';
import { named, PASS } from './codes.ts';
import { type Change, changesCode, changesIn, NO_CHANGE, type Pair } from './details.ts';
import { tellRoll } from './roll.ts';
import type { Ask, Chapter, X } from './tasks.ts';

const USE = 1;
const has = (g: G, p: number, kind: number): boolean => (g.abilities[p]?.[kind] as number) > 0;

/** GC-12.4: one use per round, by any player. */
export const canGetHelp = (g: G, p: number): boolean => g.helped === NOBODY && has(g, p, HELP);

export function getHelp(c: Content, x: X, p: number): void {
  const { g } = x;
  useAbility(x, p, HELP);
  g.helped = p;
  g.dice[p] = (g.dice[p] as number) + c.blackDice;
}

/** GC-12.2: an extra turn needs a die to roll. */
export const canTakeGift = (g: G, p: number): boolean =>
  has(g, p, GIFT) && ((g.dice[p] as number) > 0 || canGetHelp(g, p));

const diceOf = ({ low, high }: Pair): number => (ONE[low] as number) + (ONE[high] as number);
const change = (from: Pair, to: Pair): Change => ({ from, to });

/**
 * Every way to turn exactly `count` of the dice to other faces, without repetitions. A face that is turned away is not
 * turned to.
 */
function changesOf(dice: number, count: number): Change[] {
  const out: Change[] = [];
  if (count === 1) {
    for (let a = 1; a <= 6; a++)
      if (countOf(dice, a) > 0)
        for (let b = 1; b <= 6; b++) if (a !== b) out.push(change({ low: 0, high: a }, { low: 0, high: b }));
    return out;
  }
  for (let a = 1; a <= 6; a++)
    for (let b = a; b <= 6; b++) {
      if (!holds(dice, (ONE[a] as number) + (ONE[b] as number))) continue;
      for (let d = 1; d <= 6; d++)
        for (let e = d; e <= 6; e++)
          if (a !== d && a !== e && b !== d && b !== e) out.push(change({ low: a, high: b }, { low: d, high: e }));
    }
  return out;
}

/** GC-12.5. Setting a die to the face it shows would be no change. */
function chooseForce(c: Content): Ask<'chooseForce'> {
  return {
    who: ({ p }) => p,
    options: g => {
      const own = changesOf(g.roll, 1);
      const neutral = changesOf(g.neutralRoll, 1);
      const out: number[] = [];
      for (const one of own) out.push(changesCode(one, NO_CHANGE));
      for (const one of neutral) out.push(changesCode(NO_CHANGE, one));
      if (c.forcedDice < 2) return out;
      for (const two of changesOf(g.roll, 2)) out.push(changesCode(two, NO_CHANGE));
      for (const two of changesOf(g.neutralRoll, 2)) out.push(changesCode(NO_CHANGE, two));
      for (const other of neutral) for (const one of own) out.push(changesCode(one, other));
      return out;
    },
    show: code => {
      const { own, neutral } = changesIn(code);
      const [from, to] = [diceOf(neutral.from), diceOf(neutral.to)];
      if (from === 0) return `force:${written(diceOf(own.from))}-${written(diceOf(own.to))}`;
      const mine = `${writtenOrNone(diceOf(own.from))}-${writtenOrNone(diceOf(own.to))}`;
      return `force_both:${mine}-${written(from)}-${written(to)}`;
    },
    choose: (x, { p }, code) => {
      const { g } = x;
      useAbility(x, p, FORCE);
      const { own, neutral } = changesIn(code);
      g.roll += diceOf(own.to) - diceOf(own.from);
      g.neutralRoll += diceOf(neutral.to) - diceOf(neutral.from);
      tellRoll(x, p, 'sets');
      x.next({ do: 'choosePlacement', p, fresh: true });
    },
  };
}

export function abilityRules(c: Content): Chapter<'mayGetHelp' | 'chooseForce' | 'mayTakeGift'> {
  return {
    mayGetHelp: {
      who: ({ p }) => p,
      options: (g, { p }) => (canGetHelp(g, p) ? [PASS, USE] : []),
      show: use => (use === USE ? 'ability:little_help' : 'button:pass'),
      choose: (x, { p }, use) => {
        if (use === USE) getHelp(c, x, p);
      },
      usual: () => PASS,
    },
    chooseForce: chooseForce(c),
    mayTakeGift: {
      who: ({ p }) => p,
      options: (g, { p }) => (canTakeGift(g, p) ? [PASS, USE] : []),
      show: use => (use === USE ? 'ability:timely_gift' : 'button:pass'),
      choose: (x, { p }, use) => {
        if (use === USE) takeGift(x, p);
      },
      usual: () => USE,
    },
  };
}

/** An extra turn, then the chance for another one. */
export function takeGift(x: X, p: number): void {
  useAbility(x, p, GIFT);
  x.tell({ say: 'extraTurn', p: named(x.g, p) });
  x.next({ do: 'turn', p }, { do: isRival(x.g, p) ? 'rivalGifts' : 'mayTakeGift', p });
}
