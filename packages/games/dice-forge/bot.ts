// Advice for bots: how good a table is, and a plausible answer to every question.
import type { Advice, Answer, Choice, Open, Random, Seat } from '@boardwright/engine';
import { numbersFor } from './bot-numbers.ts';
import { GOLD, MOON, RESOURCES, SUN, TRIPLE } from './content/faces.ts';
import { CYCLOPS_GLORY, ELDER, EXTRA_ACTION_SUN, OWL_GAIN, SENTINEL_GLORY, TRITON } from './content/feats.ts';
import weights from './learned.json' with { type: 'json' };
import { bestAction, bestFace, type Plan } from './plan.ts';
import { reinforcementOf, slotOf } from './rules/codes.ts';
import { CHOICE, FACE, PASS, REWARD, SHIP, X3, YES } from './rules/lookup.ts';
import type { QuestionName, Roll, Tasks } from './rules/tasks.ts';
import { at, type G, goldCap, type Hero, hammerRoom, heroOf, moonCap, sunCap } from './state.ts';
import { dieWorth, estimate, type Outlook, outlookOf } from './worth.ts';

/** What an extra action must gain, relative to the value of its two sun shards. */
const AGAIN = -1;
/** A Triton token is used if it gains at least this much; in the last turn, if it gains anything. */
const TRITON_WORTH = 5;
/** Gold to keep for faces before any goes to the hammer, while at least this many blessings are left. */
const KEPT_GOLD = 12;
const EARLY = 12;
/** A roll worth at least this much is repeated; near the end, any roll. */
const GOOD_ROLL = 4;
const LAST_ROLLS = 3;
/** Room that should be left in the store before taking gold. */
const GOLD_ROOM = 3;

export const advice: Advice<G, Tasks> = { evaluate, choose, learned: numbersFor(weights) };

/** The approximate glory of each seat at the end. */
function evaluate(g: G): number[] {
  return g.heroes.map((_, p) => estimate(g, p));
}

/** The seat that is asked, its outlook, and its possible answers. */
interface Asked {
  readonly g: G;
  readonly p: Seat;
  readonly hero: Hero;
  readonly outlook: Outlook;
  readonly options: readonly Choice[];
}

function choose(g: G, open: Open<Tasks>, random: Random): Answer<Tasks> {
  const { seat: p, options, task } = open;
  const asked: Asked = { g, p, hero: heroOf(g, p), outlook: outlookOf(g, p), options };
  const aside = open.asides.length > 0 ? tritonFor(asked, open) : null;
  if (aside !== null) return aside;
  const answer = ANSWERS[task.do as QuestionName] as ((asked: Asked, task: unknown) => Choice) | null;
  return answer?.(asked, task) ?? (options[random(options.length)] as Choice);
}

/** How each question is answered; null: at random. */
const ANSWERS: { readonly [K in QuestionName]: ((asked: Asked, task: Readonly<Tasks[K]>) => Choice) | null } = {
  chooseAction: asked => bestAction(planOf(asked)).choice,
  mayActAgain: actsAgain,
  mayEndTurn: null, // it has one option
  mayOfferMore: (asked, { taken }) => bestFace(planOf(asked), 0, taken).choice,
  mayBuyFromShip: (asked, { discount }) => bestFace(planOf(asked), discount, []).choice,
  chooseSlot: ({ options, outlook }) => lowest(options, slot => at(outlook.faces, slotOf(slot).face)),
  mayReinforce: reinforcement,
  chooseGain: (asked, { face, times, way }) => {
    const amounts = CHOICE[FACE[face]] as readonly number[];
    return way === 'loss' ? leastLoss(asked, amounts, times) : mostGain(asked, amounts, times);
  },
  chooseBoarReward: asked => mostGain(asked, REWARD, 1),
  chooseConversion: ({ hero, outlook }, { gold, sun, moon, way }) => {
    const shards = keptWorth(hero, SUN, sun, outlook) + keptWorth(hero, MOON, moon, outlook);
    if (way === 'sentinel') return SENTINEL_GLORY * (sun + moon) > shards ? YES : PASS;
    return CYCLOPS_GLORY * gold > keptWorth(hero, GOLD, gold, outlook) ? YES : PASS;
  },
  chooseHammer: hammered,
  chooseMirrored: ({ options, outlook }, { faces, way }) => {
    const other = faces.find(face => face !== 'mirror') ?? null;
    const worth = (face: Choice): number => worthBeside(face, other, outlook);
    return way === 'loss' ? lowest(options, worth) : highest(options, worth);
  },
  chooseSatyrFace: ({ options, outlook }, { picked }) => highest(options, face => worthBeside(face, picked, outlook)),
  chooseFirst: ({ hero }, { face }) => (hero.gold + GOLD_ROOM > goldCap(hero) ? SHIP : FACE[face]),
  mayUseCerberus: ({ outlook }, { faces }) => {
    const rolled = faces.reduce((sum, face) => sum + at(outlook.faces, FACE[face]), 0);
    return rolled > GOOD_ROLL || outlook.rolls < LAST_ROLLS ? YES : PASS;
  },
  chooseDie: ({ hero, outlook, options }) => highest(options, die => dieWorth(hero, die, outlook)),
  chooseShield: ({ options, outlook }) => highest(options, face => at(outlook.faces, face)),
  chooseBearer: ({ g, options }) => highest(options, q => estimate(g, q)),
};

const planOf = ({ g, p, hero, outlook }: Asked): Plan => ({
  g,
  p,
  gold: hero.gold,
  sun: hero.sun,
  moon: hero.moon,
  outlook,
});

function actsAgain(asked: Asked): Choice {
  const { outlook, options } = asked;
  if (options[0] !== YES) return PASS;
  const plan = planOf(asked);
  const cost = outlook.turns > 0 ? EXTRA_ACTION_SUN * at(outlook.worth, SUN) : 0;
  const { gain } = bestAction({ ...plan, sun: plan.sun - EXTRA_ACTION_SUN });
  return gain > cost + AGAIN ? YES : PASS;
}

/**
 * The aside that helps the next action most, if it helps enough; or gold for the hammer when nothing else is to come.
 */
function tritonFor(asked: Asked, open: Open<Tasks>): Answer<Tasks> | null {
  const { outlook } = asked;
  const plan = planOf(asked);
  const question = open.task.do;
  const isLast = question === 'mayEndTurn' || (question === 'mayActAgain' && open.options[0] !== YES);
  if (isLast && outlook.turns === 0) return open.asides[GOLD] ?? null;
  if (question !== 'chooseAction') return null;
  const withMore = [
    bestAction({ ...plan, gold: plan.gold + TRITON.gold }).gain,
    bestAction({ ...plan, sun: plan.sun + TRITON.sun }).gain,
    bestAction({ ...plan, moon: plan.moon + TRITON.moon }).gain,
  ];
  const best = highest([GOLD, SUN, MOON], resource => at(withMore, resource));
  const enough = bestAction(plan).gain + (outlook.turns > 0 ? TRITON_WORTH : 0);
  return at(withMore, best) > enough ? (open.asides[best] ?? null) : null;
}

function reinforcement({ hero, outlook, options }: Asked): Choice {
  return highest(options, choice => {
    if (choice === PASS) return 0;
    const what = reinforcementOf(choice);
    if (what.kind === 'elder') return ELDER.glory - ELDER.pay * at(outlook.worth, GOLD);
    if (what.kind === 'owl') return keptWorth(hero, what.resource, OWL_GAIN, outlook);
    return dieWorth(hero, what.die, outlook);
  });
}

function roomOf(hero: Hero, resource: number): number {
  if (resource === GOLD) return goldCap(hero) - hero.gold + hammerRoom(hero);
  if (resource === SUN) return sunCap(hero) - hero.sun;
  return resource === MOON ? moonCap(hero) - hero.moon : Number.MAX_SAFE_INTEGER;
}

/** What is gained after the limit of the store. */
const keptWorth = (hero: Hero, resource: number, n: number, { worth }: Outlook): number =>
  Math.min(n, roomOf(hero, resource)) * at(worth, resource);

const mostGain = ({ hero, outlook, options }: Asked, amounts: readonly number[], times: number): Choice =>
  highest(options, resource => keptWorth(hero, resource, times * at(amounts, resource), outlook));

function leastLoss({ hero, outlook, options }: Asked, amounts: readonly number[], times: number): Choice {
  const stock = RESOURCES.map(what => hero[what]);
  const lost = (resource: number): number => Math.min(at(stock, resource), times * at(amounts, resource));
  return lowest(options, resource => lost(resource) * at(outlook.worth, resource));
}

/** Early gold is for faces; extra gold, and all later gold, is for the hammer. */
function hammered({ hero, outlook, options }: Asked, { gold }: Tasks['chooseHammer']): Choice {
  const keep = outlook.rolls < EARLY ? 0 : Math.max(0, Math.min(gold, KEPT_GOLD - hero.gold));
  return Math.min(gold - keep, options.length - 1);
}

/** The value of a face next to a known one: a helmet is worth what it triples. */
function worthBeside(face: number, other: Roll[number] | null, { faces }: Outlook): number {
  if (other === null) return at(faces, face);
  if (face === X3) return other === 'x3' ? 0 : (TRIPLE - 1) * at(faces, FACE[other]);
  return at(faces, face) * (other === 'x3' ? TRIPLE : 1);
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
