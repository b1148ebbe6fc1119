// Chapter 3: rounds and turns. The four steps of a turn, and the end of the game.
import type { Question, Refused, Seat, Step, Word } from '@boardwright/engine';
import { DICE, GOLD, MOON, RESOURCES, SUN } from '../content/faces.ts';
import { ELDER, EXTRA_ACTION_SUN, OWL_GAIN, PLACE_COUNT } from '../content/feats.ts';
import { totalOf } from '../score.ts';
import { canFund, copiesOf, type G, heroOf, startOf } from '../state.ts';
import { applyTogether, rollBoth } from './blessings.ts';
import { actionOf, ELDER_PAYS, hindCode, owlCode, reinforcementOf } from './codes.ts';
import { addFeats, canPayFeat, missingFeats, performFeat } from './feats.ts';
import { addFaces, canBuyFace, missingFaces, offer } from './forging.ts';
import { FACE_WORD, FEAT_WORD, PASS, turnOrder, YES } from './lookup.ts';
import { gain, gainOne, pay } from './stores.ts';
import type { Tasks } from './tasks.ts';

const NO_OPTIONS: readonly number[] = [];
const ONLY_PASS: readonly number[] = [PASS];
const YES_OR_PASS: readonly number[] = [YES, PASS];

/** DF-3.2: the four steps. Two players are blessed twice (DF-3.3). */
export const playerTurn: Step<G, Tasks, Tasks['playerTurn']> = (x, { p }) => {
  const { g } = x;
  g.active = p;
  x.tell({ say: 'turn', p, round: g.round });
  const hero = heroOf(g, p);
  const hinds = copiesOf(hero, 'silver_hind');
  const owls = copiesOf(hero, 'guardians_owl');
  const elders = copiesOf(hero, 'elder');
  if (g.blessings > 1) x.next({ do: 'blessAll', p });
  x.next({ do: 'blessAll', p });
  if (hinds + owls + elders > 0) x.next({ do: 'mayReinforce', p, hinds, owls, elders });
  x.next({ do: 'chooseAction', p, last: false }, { do: 'endTurn', p });
};

/** DF-3.3: all roll, then all apply. */
export const blessAll: Step<G, Tasks, Tasks['blessAll']> = (x, { p }) => {
  const { g } = x;
  const order = turnOrder(g.seats, p);
  for (const q of order) rollBoth(x, q);
  applyTogether(x, g.activeFirst ? order : turnOrder(g.seats, startOf(g)), 'blessing');
};

const BOTH_DICE = DICE.map((_, die) => hindCode(die));
const OWL_GIFTS = [GOLD, SUN, MOON].map(owlCode);

/** DF-3.4: each reinforcement once, in any order. */
export const mayReinforce: Question<G, Tasks, Tasks['mayReinforce']> = {
  who: t => t.p,
  options: (g, { p, hinds, owls, elders }) => {
    const out: number[] = [];
    if (hinds > 0) out.push(...BOTH_DICE);
    if (owls > 0) out.push(...OWL_GIFTS);
    if (elders > 0 && heroOf(g, p).gold >= ELDER.pay) out.push(ELDER_PAYS);
    if (out.length === 0) return elders > 0 && canFund(g, p) ? ONLY_PASS : NO_OPTIONS;
    out.push(PASS);
    return out;
  },
  show: choice => {
    if (choice === PASS) return 'button:done';
    const what = reinforcementOf(choice);
    if (what.kind === 'elder') return 'elder:pay';
    return what.kind === 'hind' ? `hind:${DICE[what.die]}` : `owl:${RESOURCES[what.resource]}`;
  },
  choose: (x, { p, hinds, owls, elders }, choice) => {
    if (choice === PASS) return;
    const rest = (h: number, o: number, e: number) =>
      x.next({ do: 'mayReinforce', p, hinds: hinds - h, owls: owls - o, elders: elders - e });
    const what = reinforcementOf(choice);
    if (what.kind === 'elder') {
      pay(heroOf(x.g, p), ELDER.pay, 0, 0);
      x.tell({ say: 'elderPaid', p, gold: ELDER.pay });
      gain(x, p, 0, 0, 0, ELDER.glory);
      rest(0, 0, 1);
    } else if (what.kind === 'hind') {
      x.next({ do: 'minorBlessing', p, die: what.die, way: 'blessing' });
      rest(1, 0, 0);
    } else {
      gainOne(x, p, what.resource, OWL_GAIN);
      rest(0, 1, 0);
    }
  },
  usual: () => PASS,
  whyNot: (g, { p, hinds, owls, elders }) => {
    const out: Refused[] = [];
    const used = (word: `${string}:${string}`) => out.push({ word, why: 'usedThisTurn', rule: 'DF-3.4' });
    const hero = heroOf(g, p);
    if (hinds === 0 && copiesOf(hero, 'silver_hind') > 0) for (const die of DICE) used(`hind:${die}`);
    if (owls === 0 && copiesOf(hero, 'guardians_owl') > 0)
      for (const gift of OWL_GIFTS) used(mayReinforce.show(gift, { p, hinds, owls, elders }));
    if (elders === 0 && copiesOf(hero, 'elder') > 0) used('elder:pay');
    if (elders > 0 && hero.gold < ELDER.pay)
      out.push({ word: 'elder:pay', why: 'notEnoughGold', rule: 'DF-8.24', need: ELDER.pay, have: hero.gold });
    return out;
  },
};

/** What a hero could pay for now, as answers to `chooseAction`: feats, and faces of the sanctuary. */
function affordable(g: G, p: Seat): number[] {
  const hero = heroOf(g, p);
  const out: number[] = [];
  addFeats(out, g, hero);
  addFaces(out, g, hero, 0, 0);
  return out;
}
export const affordableWords = (g: G, p: Seat): Word[] =>
  affordable(g, p).map(choice => chooseAction.show(choice, { p, last: false }));

/** DF-3.5: a feat, an offering (its first face), or nothing. */
export const chooseAction: Question<G, Tasks, Tasks['chooseAction']> = {
  who: t => t.p,
  options: (g, { p }) => {
    const out = affordable(g, p);
    out.push(PASS);
    return out;
  },
  show: choice => {
    if (choice === PASS) return 'button:pass';
    const { kind, id } = actionOf(choice);
    return (kind === 'face' ? FACE_WORD[id] : FEAT_WORD[id]) as `feat:${string}`;
  },
  choose: (x, { p, last }, choice) => {
    if (choice === PASS) return;
    const { kind, id } = actionOf(choice);
    if (kind === 'face') offer(x, p, id, []);
    else performFeat(x, p, id);
    x.next(last ? { do: 'mayEndTurn', p } : { do: 'mayActAgain', p });
  },
  usual: () => PASS,
  whyNot: (g, { p }) => [...missingFeats(g, p), ...missingFaces(g, p, 0, 0)],
};

/** DF-3.6: whether anything could be paid after paying the shards for another action. */
function canActAfterPaying(g: G, p: Seat): boolean {
  const hero = heroOf(g, p);
  if (canFund(g, p) || canBuyFace(g, hero.gold)) return true;
  for (let place = 0; place < PLACE_COUNT; place++)
    if (canPayFeat(g, place, hero.sun - EXTRA_ACTION_SUN, hero.moon)) return true;
  return false;
}

/** DF-3.6: one more action for two sun shards. */
export const canActAgain = (g: G, p: Seat): boolean => heroOf(g, p).sun >= EXTRA_ACTION_SUN && canActAfterPaying(g, p);

export const mayActAgain: Question<G, Tasks, Tasks['mayActAgain']> = {
  who: t => t.p,
  options: (g, { p }) => {
    if (canActAgain(g, p)) return YES_OR_PASS;
    return canFund(g, p) ? ONLY_PASS : NO_OPTIONS;
  },
  show: choice => (choice === YES ? 'action:extra' : 'button:pass'),
  choose: (x, { p }, choice) => {
    if (choice === PASS) return;
    pay(heroOf(x.g, p), 0, EXTRA_ACTION_SUN, 0);
    x.tell({ say: 'actsAgain', p, sun: EXTRA_ACTION_SUN });
    x.next({ do: 'chooseAction', p, last: true });
  },
  usual: () => PASS,
  whyNot: (g, { p }) => {
    if (canActAgain(g, p)) return [];
    return [
      { word: 'action:extra', why: 'notEnoughSun', rule: 'DF-3.6', need: EXTRA_ACTION_SUN, have: heroOf(g, p).sun },
    ];
  },
};

/** DF-8.18: unused tokens are worth nothing, so this is the last chance to use them. */
export const mayEndTurn: Question<G, Tasks, Tasks['mayEndTurn']> = {
  who: t => t.p,
  options: (g, { p }) => (canFund(g, p) ? ONLY_PASS : NO_OPTIONS),
  show: () => 'button:done',
  choose: () => {},
  usual: () => PASS,
};

/** DF-3.1, DF-9.1: the next player; after the last player of the last round the game is over. */
export const endTurn: Step<G, Tasks, Tasks['endTurn']> = (x, { p }) => {
  const { g } = x;
  const next = (p + 1) % g.seats;
  if (next !== startOf(g)) return x.next({ do: 'playerTurn', p: next });
  if (g.round === g.rounds) return x.finish(g.heroes.map(totalOf));
  g.round++;
  x.next({ do: 'playerTurn', p: next });
};
