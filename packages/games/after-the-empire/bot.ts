// Advice for bots: how good a table is, and a plausible answer to every question, computed fast.
import type { Advice, Answer, Game, Open, Question, Random } from '@boardwright/engine';
import { numbersFor } from './bot-numbers.ts';
import { at, canPay, stoneOf, turretShots } from './castle.ts';
import type { Ability, Amount, Card, Content, Exchange } from './content/types.ts';
import { comingFoes } from './forecast.ts';
import weights from './learned.json' with { type: 'json' };
import { type Outlook, outlooks, threatenedSide } from './outlook.ts';
import { jobOf, moveOf, placementOf } from './rules/codes.ts';
import type { Tasks } from './rules/tasks.ts';
import { metric } from './score.ts';
import { type Castle, castleOf, type G } from './state.ts';
import {
  BURNING_TURRET,
  COURTYARD,
  DONE,
  HEAL,
  MERCENARIES,
  NO_SPACE,
  PROTECT,
  SCOUT,
  SOLDIERS,
  SOW,
  SPACES,
  STOCKED,
  STONE,
  STONE_TURRET,
  STOREHOUSE,
  WOOD,
} from './words.ts';

type Choose = (g: G, open: Open<Tasks>, random: Random) => Answer<Tasks>;

/** A card's income every season is worth more than the same income once, because it needs no worker. */
const REUSE = 1.5;
/** A castle that a blunder gets sacked once rarely recovers. */
const BLUNDERS = 15;
const BATTLE_MOVES: ReadonlySet<keyof Tasks> = new Set(['mayDeploy', 'mayShift', 'mayRegroup']);
/** A free action must be worth at least this much. */
const WORTHWHILE = 0.1;

export function adviceFor(content: Content, game: Game<G, Tasks>): Advice<G, Tasks> {
  const { lookAt, potential } = outlooks(content);
  const cardOf = (card: number): Card => content.cards[card] as Card;
  const cardNamed = (id: string): Card => cardOf(content.cardIds[id] as number);

  const worth = (look: Outlook, good: number, n: number): number => {
    const { castle, left, defence } = look;
    if (good < STOCKED) return n * at(look.goods, good);
    const soldier = defence + 0.35 * left;
    switch (good) {
      case SOLDIERS:
        return n * soldier;
      case MERCENARIES:
        return n * defence;
      case HEAL:
        return Math.min(n, castle.wounded) * soldier;
      case SOW:
        return n * (0.2 + 0.3 * left) + burnt(castle);
      case PROTECT:
        return n * (0.4 + 0.2 * Math.min(left, 3));
      default:
        return 0;
    }
  };
  const burnt = (castle: Castle): number => castle.farms.filter(level => level === 0).length * 0.5;

  const exchangeValue = (look: Outlook, { spend, gain }: Exchange): number => {
    let total = 0;
    for (const { good, n } of gain) total += worth(look, good, n);
    return total - priceOf(look, spend);
  };
  const priceOf = (look: Outlook, cost: readonly Amount[]): number => {
    let total = 0;
    for (const { good, n } of cost) total += n * at(look.goods, good);
    return total;
  };
  const bestOffer = (look: Outlook, offers: readonly Exchange[]): number => {
    let best = 0;
    for (const offer of offers) if (canPay(look.castle, offer.spend)) best = Math.max(best, exchangeValue(look, offer));
    return best;
  };

  /** The value of a bonus: its goods, and the action it may allow. */
  const bonusWorth = (look: Outlook, { gain, action }: Extract<Ability, { type: 'trigger' }>): number =>
    exchangeValue(look, gain) + (action === NO_SPACE ? 0 : Math.max(1, bestOffer(look, content.offers[action] ?? [])));

  /** The value of a card: its gold at the end, and its effects in the remaining seasons. */
  const cardWorth = (look: Outlook, card: number): number => {
    const { value, ability, cost } = cardOf(card);
    const end = value * (0.6 + 0.4 * look.survival);
    const uses = look.left + 1;
    const price = priceOf(look, cost);
    switch (ability.type) {
      case 'rotate':
        return end - price + REUSE * uses * Math.max(0.8, bestOffer(look, ability.options));
      case 'worker':
        return end - price + 1.8 * look.left;
      case 'passive':
        return end - price + uses * exchangeValue(look, ability.gain);
      case 'trigger':
        return end - price + 0.6 * REUSE * look.left * bonusWorth(look, ability);
      case 'immediate':
        return end - price + exchangeValue(look, ability.gain);
      case 'none':
        return end - price;
    }
  };

  /** The value of a job in the Storehouse: income in the remaining seasons, and defence now and later. */
  const jobWorth = (look: Outlook, code: number): number => {
    if (code === DONE) return 0;
    const { castle, left, defence } = look;
    const { kind, where, piece: id } = jobOf(code);
    const lasting = defence + 0.25 * left;
    const income = left + 1;
    switch (kind) {
      case 'restore':
        return cardOf(where).value * 0.9 - 0.8;
      case 'repairTurret': {
        const burning = castle.turrets[where] === BURNING_TURRET;
        return burning ? income + 2 * lasting - 2 * at(look.goods, STONE) : 0.15 * lasting;
      }
      case 'upgradeTurret':
        return 1.4 * lasting - priceOf(look, content.turrets[STONE_TURRET]?.upgrade ?? []);
      case 'turret': {
        const piece = content.turrets[id];
        return (
          income + 1.3 * (piece?.shots ?? 0) * lasting - priceOf(look, piece?.cost ?? []) + 0.2 * seen(look, where)
        );
      }
      case 'repairWall':
        return 0.4 * lasting - 0.3 * at(look.goods, WOOD);
      case 'upgradeWall':
        return 1.1 * lasting - priceOf(look, content.walls[stoneOf(at(castle.walls, where))]?.upgrade ?? []);
      case 'wall': {
        const piece = content.walls[id];
        return income + 1.4 * lasting + 0.3 * (piece?.slots ?? 0) * lasting - priceOf(look, piece?.cost ?? []);
      }
    }
  };
  /** A turret is worth more if the neighbouring corner has none yet. */
  const seen = (look: Outlook, corner: number): number => -turretShots(content, look.castle, corner);

  const jobsOf = game.rules.mayWork as Question<G, Tasks, Tasks['mayWork']>;

  /** The approximate value of a visit: the best jobs that the stock can pay for. */
  const visitWorth = (g: G, look: Outlook, p: number): number => {
    let [first, second, third] = [0, 0, 0];
    for (const job of jobsOf.options(g, { p })) {
      const value = jobWorth(look, job);
      if (value > first) [first, second, third] = [value, first, second];
      else if (value > second) [second, third] = [value, second];
      else if (value > third) third = value;
    }
    return first + 0.5 * second + 0.25 * third;
  };

  const placeWorth = (g: G, look: Outlook, p: number, choice: number): number => {
    const { kind, id } = placementOf(choice);
    if (kind === 'buy') return cardWorth(look, id);
    if (kind === 'card') {
      const { ability } = cardOf(id);
      return ability.type === 'worker' ? bestOffer(look, ability.options) : 0;
    }
    if (id === STOREHOUSE) return visitWorth(g, look, p);
    const value = bestOffer(look, content.offers[id] ?? []);
    if (id === SCOUT) return value + 1.6;
    return SPACES[id] === 'granary' && look.left === 0 ? burnt(look.castle) : value;
  };

  const best = (options: readonly number[], random: Random, value: (choice: number) => number): number => {
    let found = options[0] as number;
    let most = Number.NEGATIVE_INFINITY;
    for (const choice of options) {
      const each = value(choice) + random(1000) / 5000;
      if (each > most) {
        most = each;
        found = choice;
      }
    }
    return found;
  };

  /** A free action that is worthwhile now, if there is one. */
  const freeAction = (open: Open<Tasks>, look: Outlook): Answer<Tasks> | null => {
    for (const aside of open.asides) {
      if (aside.task.do !== 'useCard') continue;
      const { ability } = cardNamed(aside.task.card);
      if (ability.type === 'rotate' && bestOffer(look, ability.options) > WORTHWHILE) return aside;
    }
    return null;
  };

  const offersFor = (task: Open<Tasks>['task']): readonly Exchange[] => {
    if (task.do === 'chooseTrade') return content.offers[SPACES.indexOf(task.space)] ?? [];
    if (task.do !== 'chooseCardTrade' && task.do !== 'mayUseHalf') return [];
    const { ability } = cardNamed(task.card);
    return ability.type === 'rotate' || ability.type === 'worker' ? ability.options : [];
  };

  /** How much of an objective is fulfilled already, compared with the best opponent. */
  const promise = (g: G, seat: number, id: number): number => {
    const objective = content.objectives[id];
    if (objective === undefined || objective.condition.type === 'all') return objective?.gold ?? 0;
    const { metric: which, type } = objective.condition;
    const own = metric(content, g, castleOf(g, seat), which);
    const others = Math.max(...g.castles.map((castle, p) => (p === seat ? 0 : metric(content, g, castle, which))));
    return objective.gold + (type === 'most' ? own - others : own);
  };

  /** What is usually answered, where the rules name it. */
  const usualIn = (g: G, task: Open<Tasks>['task']): number | undefined =>
    (game.rules[task.do] as Question<G, Tasks, object>).usual?.(g, task);

  const choose: Choose = (g, open, random) => {
    const { task, options, seat } = open;
    // A full evaluation costs more than most answers of a battle, so it runs only for questions that need it.
    switch (task.do) {
      case 'mayPlace': {
        const look = lookAt(g, seat);
        return freeAction(open, look) ?? best(options, random, choice => placeWorth(g, look, seat, choice));
      }
      case 'mayEndTurn':
        return freeAction(open, lookAt(g, seat)) ?? DONE;
      case 'mayWork': {
        const look = lookAt(g, seat);
        return best(options, random, job => (job === DONE ? 0.1 : jobWorth(look, job)));
      }
      case 'chooseTrade':
      case 'chooseCardTrade':
      case 'mayUseHalf': {
        const look = lookAt(g, seat);
        const offers = offersFor(task);
        return best(options, random, i => (i === DONE ? 0 : exchangeValue(look, offers[i] as Exchange)));
      }
      case 'maySow':
      case 'mayProtect': {
        const castle = castleOf(g, seat);
        const side = threatenedSide(castle, comingFoes(content, g, castle));
        const sign = task.do === 'maySow' ? -1 : 1;
        return best(options, random, each => at(castle.farms, each) * sign + (each === side ? 3 * sign : 0));
      }
      case 'mayBuy': {
        const look = lookAt(g, seat);
        return best(options, random, card => cardWorth(look, card));
      }
      case 'chooseDiscard':
        return best(options, random, id => -promise(g, seat, id));
      default: {
        // AE-6.9: free actions in a battle.
        const free = open.asides.length > 0 && BATTLE_MOVES.has(task.do) ? freeAction(open, lookAt(g, seat)) : null;
        if (free !== null) return free;
        return usualIn(g, task) ?? (options[random(options.length)] as number);
      }
    }
  };

  /**
   * Units may be moved as often as one likes until one is ready. Whoever moves each of them at most once out of the courtyard, and
   * then as usual, comes to an end.
   */
  const sensible = (g: G, { task, options }: Open<Tasks>): readonly number[] => {
    if (task.do !== 'mayDeploy' && task.do !== 'mayRegroup') return options;
    const usual = usualIn(g, task);
    const isOut = (code: number): boolean => task.do === 'mayDeploy' && moveOf(code).from === COURTYARD;
    return options.filter(code => code === DONE || code === usual || isOut(code));
  };

  return {
    sensible,
    evaluate: g => g.castles.map((_, p) => potential(g, lookAt(g, p))),
    choose,
    blunders: BLUNDERS,
    learned: numbersFor(content, weights),
  };
}
