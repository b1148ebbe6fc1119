// Advice for bots: how good a table is, and a plausible answer to every question.
import type { Advice, Answer, Choice, Open, Random, Seat } from '@boardwright/engine';
import { GOLD, MOON, RESOURCES, SUN, TRIPLE } from './content/faces.ts';
import { CYCLOPS_GLORY, EXTRA_ACTION_SUN, SENTINEL_GLORY, TRITON } from './content/feats.ts';
import { bestAction, bestFace, type Plan } from './plan.ts';
import { CHOICE, FACE, othersOf, PASS, REWARD, SHIP, X3, YES } from './rules/lookup.ts';
import type { Tasks } from './rules/tasks.ts';
import { count, type G, goldCap, type Hero, hammerRoom, heroOf, moonCap, sunCap } from './state.ts';
import { dieWorth, estimate, type Outlook, outlookOf } from './worth.ts';

/** A further action must bring this much more than its two sun shards. */
const AGAIN = 1;
/** A Triton token is used now if that brings at least so much, in the last turn anything. */
const TRITON_WORTH = 5;
/** Gold that is kept for faces before any goes to the hammer. */
const KEPT_GOLD = 9;
/** As long as so many blessings are to come, faces come before the hammer. */
const EARLY = 12;

export const advice: Advice<G, Tasks> = { evaluate, choose };

/** How far the seat will be ahead of the best other one at the end, roughly. */
function evaluate(g: G, seat: Seat): number {
  let rival = 0;
  for (const q of othersOf(g.seats, seat)) rival = Math.max(rival, estimate(g, q));
  return estimate(g, seat) - rival;
}

function choose(g: G, open: Open<Tasks>, random: Random): Answer<Tasks> {
  const { task, options } = open;
  const p = open.seat;
  const hero = heroOf(g, p);
  const outlook = outlookOf(g, p);
  if (open.asides.length > 0) {
    const aside = tritonFor(g, p, outlook, open);
    if (aside !== null) return aside;
  }
  switch (task.do) {
    case 'chooseAction':
      return bestAction(planOf(g, p, outlook)).choice;
    case 'mayActAgain':
      return actsAgain(g, p, outlook, options);
    case 'mayOfferMore':
      return bestFace(planOf(g, p, outlook), 0, task.taken).choice;
    case 'mayBuyFromShip':
      return bestFace(planOf(g, p, outlook), task.discount, []).choice;
    case 'chooseSlot':
      return lowest(options, slot => count(outlook.faces, slot % 32));
    case 'mayReinforce':
      return reinforcement(hero, outlook, options);
    case 'chooseGain':
      return chosenGain(
        hero,
        CHOICE[FACE[task.face]] as readonly number[],
        task.times,
        task.way === 'loss',
        outlook,
        options,
      );
    case 'chooseBoarReward':
      return chosenGain(hero, REWARD, 1, false, outlook, options);
    case 'chooseConversion': {
      const converted = task.way === 'sentinel' ? SENTINEL_GLORY * (task.sun + task.moon) : CYCLOPS_GLORY * task.gold;
      const kept =
        task.way === 'sentinel'
          ? keptWorth(hero, SUN, task.sun, outlook) + keptWorth(hero, MOON, task.moon, outlook)
          : keptWorth(hero, GOLD, task.gold, outlook);
      return converted > kept ? YES : PASS;
    }
    case 'chooseHammer':
      return hammered(hero, task.gold, outlook, options);
    case 'chooseMirrored': {
      const other = task.faces.find(face => face !== 'mirror');
      const sign = task.way === 'loss' ? -1 : 1;
      return highest(options, face => sign * copyWorth(face, other === undefined ? null : FACE[other], outlook));
    }
    case 'chooseSatyrFace':
      return highest(options, face => copyWorth(face, task.picked === null ? null : FACE[task.picked], outlook));
    case 'chooseFirst':
      return hero.gold + 3 > goldCap(hero) ? SHIP : FACE[task.face];
    case 'mayUseCerberus': {
      const rolled = task.faces.reduce((sum, face) => sum + count(outlook.faces, FACE[face]), 0);
      return rolled > 4 || outlook.rolls < 3 ? YES : PASS;
    }
    case 'chooseDie':
      return dieWorth(hero, 0, outlook) > dieWorth(hero, 1, outlook) ? 0 : 1;
    case 'chooseShield':
      return highest(options, face => count(outlook.faces, face));
    case 'chooseBearer':
      return highest(options, q => estimate(g, q));
    default:
      return options[random(options.length)] as Choice;
  }
}

const planOf = (g: G, p: Seat, outlook: Outlook): Plan => {
  const { gold, sun, moon } = heroOf(g, p);
  return { g, p, gold, sun, moon, outlook };
};

function actsAgain(g: G, p: Seat, outlook: Outlook, options: readonly Choice[]): Choice {
  if (options[0] !== YES) return PASS;
  const plan = planOf(g, p, outlook);
  const cost = outlook.turns > 0 ? EXTRA_ACTION_SUN * count(outlook.worth, SUN) : 0;
  const { gain } = bestAction({ ...plan, sun: plan.sun - EXTRA_ACTION_SUN });
  return gain > cost + AGAIN ? YES : PASS;
}

/** The aside that helps the next action most, if it helps enough. */
function tritonFor(g: G, p: Seat, outlook: Outlook, open: Open<Tasks>): Answer<Tasks> | null {
  const asked = open.task.do;
  const plan = planOf(g, p, outlook);
  if (
    asked === 'mayEndTurn' ||
    (asked === 'mayActAgain' && outlook.turns === 0 && plan.sun + TRITON.sun < EXTRA_ACTION_SUN)
  )
    return open.asides[GOLD] ?? null;
  if (asked !== 'chooseAction') return null;
  const now = bestAction(plan).gain;
  const withMore = [
    bestAction({ ...plan, gold: plan.gold + TRITON.gold }).gain,
    bestAction({ ...plan, sun: plan.sun + TRITON.sun }).gain,
    bestAction({ ...plan, moon: plan.moon + TRITON.moon }).gain,
  ];
  const best = highest([0, 1, 2], i => count(withMore, i));
  const enough = outlook.turns > 0 ? TRITON_WORTH : 0;
  return count(withMore, best) > now + enough ? (open.asides[best] ?? null) : null;
}

/** Words of a reinforcement in the order of its codes: two Hinds, three gifts of an Owl, an Elder. */
function reinforcement(hero: Hero, outlook: Outlook, options: readonly Choice[]): Choice {
  return highest(options, choice => {
    if (choice === PASS) return 0;
    if (choice < 2) return dieWorth(hero, choice, outlook);
    if (choice < 5) return keptWorth(hero, choice - 2, 1, outlook);
    return 4 - 3 * count(outlook.worth, GOLD);
  });
}

const roomOf = (hero: Hero, resource: number): number => {
  if (resource === GOLD) return goldCap(hero) - hero.gold + hammerRoom(hero);
  if (resource === SUN) return sunCap(hero) - hero.sun;
  return resource === MOON ? moonCap(hero) - hero.moon : Number.MAX_SAFE_INTEGER;
};

/** What is gained after the limit of the store. */
const keptWorth = (hero: Hero, resource: number, n: number, { worth }: Outlook): number =>
  Math.min(n, roomOf(hero, resource)) * count(worth, resource);

function chosenGain(
  hero: Hero,
  amounts: readonly number[],
  times: number,
  isLoss: boolean,
  outlook: Outlook,
  options: readonly Choice[],
): Choice {
  if (!isLoss) return highest(options, i => keptWorth(hero, i, times * count(amounts, i), outlook));
  const stock = RESOURCES.map(what => hero[what]);
  return lowest(options, i => Math.min(count(stock, i), times * count(amounts, i)) * count(outlook.worth, i));
}

/** Early gold is for faces; what comes on top of it, and everything later, is for the hammer. */
function hammered(hero: Hero, gold: number, { rolls }: Outlook, options: readonly Choice[]): Choice {
  const keep = rolls < EARLY ? 0 : Math.max(0, Math.min(gold, KEPT_GOLD - hero.gold));
  return Math.min(gold - keep, options.length - 1);
}

/** A face beside another one that is known: a helmet is worth what it triples. */
function copyWorth(face: number, other: number | null, outlook: Outlook): number {
  if (other === null) return count(outlook.faces, face);
  if (face === X3) return (TRIPLE - 1) * (other === X3 ? 0 : count(outlook.faces, other));
  return count(outlook.faces, face) * (other === X3 ? TRIPLE : 1);
}

function highest(options: readonly Choice[], worth: (choice: Choice) => number): Choice {
  let best = options[0] as Choice;
  let most = worth(best);
  for (let i = 1; i < options.length; i++) {
    const each = worth(options[i] as Choice);
    if (each > most) {
      most = each;
      best = options[i] as Choice;
    }
  }
  return best;
}
const lowest = (options: readonly Choice[], worth: (choice: Choice) => number): Choice =>
  highest(options, choice => -worth(choice));
