// What the texts say of the content in use. No sentence of the game has a number of the content in it, and no card has a text of its own.
import type { Json, TextValues } from '@boardwright/engine';
import {
  BOARD_SPACES,
  DIFFICULTIES,
  ENGINES,
  MERCHANT,
  NO_SPACE,
  SPACES,
  STONE_GATE,
  STONE_TURRET,
  STONE_WALL,
  WOOD_GATE,
  WOOD_TURRET,
  WOOD_WALL,
} from '../words.ts';
import type { Ability, Amount, Card, Condition, Content, Exchange, Objective, Piece, Siege } from './types.ts';

type Values = Readonly<Record<string, Json>>;

export function textValues(content: Content): TextValues {
  return {
    all: { ...ofSeasons(content), ...ofCastle(content), ...ofSpaces(content), ...ofBattle(content) },
    words: Object.fromEntries([
      ...content.cards.flatMap(aboutCard),
      ...content.objectives.map(aboutObjective),
      ...content.siege.map(aboutSiege),
    ]),
    names: Object.fromEntries(
      [content.cards, content.objectives, content.invaders, content.siege]
        .flat()
        .flatMap(({ id, name }) => (name === '' ? [] : [[id, name]])),
    ),
  };
}

/** What is paid or owned; nothing is a word too. */
const told = (amounts: readonly Amount[]): Json =>
  amounts.length === 0 ? 'nothing:paid' : amounts.map(({ word }) => word);
const oneOf = (exchanges: readonly Exchange[]): Json => ({ or: exchanges.map(({ word }) => word) });

function ofSeasons(content: Content): Values {
  const faceDown = DIFFICULTIES.map(
    level => [`faceDown_${level}`, content.faceDown[level] as readonly number[]] as const,
  );
  return {
    ...Object.fromEntries(faceDown),
    threats: content.threat,
    flags: content.flags,
    tieFlag: content.tieFlag,
    workers: content.workers,
    discardedBuildings: content.discards.buildings,
    discardedRefugees: content.discards.refugees,
  };
}

function ofCastle(content: Content): Values {
  const { walls, turrets, restore } = content;
  return {
    startGoods: told(content.startGoods),
    startSoldiers: content.startSoldiers,
    startWorkers: content.workers[0] as number,
    startGold: content.startGold,
    barracks: `about:${(content.cards[content.barracks] as Card).id}`,
    ...ofPiece('woodWall', walls[WOOD_WALL]),
    ...ofPiece('woodGate', walls[WOOD_GATE]),
    ...ofStone('stoneWall', walls[STONE_WALL]),
    ...ofStone('stoneGate', walls[STONE_GATE]),
    ...ofPiece('woodTurret', turrets[WOOD_TURRET]),
    ...ofStone('stoneTurret', turrets[STONE_TURRET]),
    woodTurretShots: turrets[WOOD_TURRET]?.shots ?? 0,
    stoneTurretShots: turrets[STONE_TURRET]?.shots ?? 0,
    extinguish: told(content.extinguish),
    restoreBuilding: told(restore.building),
    restoreRefugee: told(restore.refugee),
  };
}

const ofPiece = (name: string, piece: Piece | undefined): Values =>
  piece === undefined ? {} : { [`${name}Cubes`]: piece.slots, [`${name}Cost`]: told(piece.cost) };
const ofStone = (name: string, piece: Piece | undefined): Values =>
  piece === undefined ? {} : { ...ofPiece(name, piece), [`${name}Upgrade`]: told(piece.upgrade) };

/** `offers_tax` and so on, and `room_2` to `room_4` by the number of players. */
function ofSpaces({ offers, spaces }: Content): Values {
  const merchant = offers[MERCHANT] as readonly Exchange[];
  const [printed, stone] = merchant.slice(-2) as [Exchange, Exchange];
  return {
    ...Object.fromEntries(SPACES.flatMap((space, i) => offersOf(space, offers[i] ?? []))),
    offers_merchant: oneOf(merchant.slice(0, -1)),
    merchantPrinted: told(printed.spend),
    merchantStone: told(stone.spend),
    merchantStoneOffer: stone.word,
    ...Object.fromEntries(
      [2, 3, 4].map(players => [`room_${players}`, roomsOf(spaces.map(by => by[players - 2] as number))]),
    ),
  };
}

/** Rows and the Storehouse have no exchanges. */
const offersOf = (space: string, exchanges: readonly Exchange[]): (readonly [string, Json])[] =>
  exchanges.length === 0 ? [] : [[`offers_${space}`, oneOf(exchanges)]];

/** Which spaces have room for so many workers, the most first: `room:2-space.tax+space.mine`. */
function roomsOf(rooms: readonly number[]): string[] {
  return [...new Set(rooms)]
    .sort((a, b) => b - a)
    .map(
      n =>
        `room:${n}-${BOARD_SPACES.filter((_, i) => rooms[i] === n)
          .map(space => `space.${space}`)
          .join('+')}`,
    );
}

function ofBattle({ siege, loot }: Content): Values {
  const regular = regularFrom(loot.kept, loot.step);
  return {
    siegeDamage: engines(siege, ({ damage }) => damage),
    siegeClimbers: engines(siege, ({ climbers }) => climbers),
    lootKept: rangesOf(loot.kept.slice(0, regular)),
    lootRegularFrom: regular,
    lootRegularKept: loot.kept[regular] as number,
    lootStep: loot.step,
    lootMercenaries: loot.mercenaries,
  };
}

/** `engine:catapult-1` for every engine that does something, and for all it does on different cards. */
function engines(siege: readonly Siege[], effect: (card: Siege) => number): Json {
  const words = ENGINES.flatMap(engine => {
    const effects = siege.filter(card => card.engine === engine).map(effect);
    return [...new Set(effects)]
      .filter(n => n > 0)
      .sort((a, b) => a - b)
      .map(n => `engine:${engine}-${n}`);
  });
  return words.length === 0 ? 'none' : words;
}

/** From where on what is left grows by one with every step, as it does beyond the end of the track. */
function regularFrom(kept: readonly number[], step: number): number {
  const isRegular = (from: number): boolean =>
    kept.slice(from).every((n, i) => n === (kept[from] as number) + Math.floor(i / step)) &&
    (kept.length - 1 - from) % step === 0;
  return kept.findIndex((_, from) => isRegular(from));
}

/** `loot:10-13-6`: from 10 to 13 gold leave 6. */
function rangesOf(kept: readonly number[]): Json {
  const starts = kept.flatMap((n, i) => (i > 0 && kept[i - 1] === n ? [] : [i]));
  const words = starts.map((from, i) => {
    const to = (starts[i + 1] ?? kept.length) - 1;
    return from === to ? `loot_at:${from}-${kept[from]}` : `loot:${from}-${to}-${kept[from]}`;
  });
  return words.length === 0 ? 'none' : words;
}

/** A word, and what its text is told with. */
type AboutWord = readonly [string, Values];

/** What a card does is told by the kind of its ability: `about:bakery` is `card_worker:bakery`. */
function aboutCard({ id, ability }: Card): AboutWord[] {
  const kind = ability.type === 'passive' ? ability.phase : ability.type;
  return [
    [`about:${id}`, { does: `card_${kind}:${id}` }],
    [`card_${kind}:${id}`, abilityValues(ability)],
  ];
}

function abilityValues(ability: Ability): Values {
  switch (ability.type) {
    case 'worker':
      return { options: oneOf(ability.options) };
    case 'rotate':
      return {
        options: oneOf(ability.options),
        each: ability.each && ability.options.length > 1,
        phase: ability.phase,
      };
    case 'trigger':
      return { space: spaceOf(ability.spaces), bonus: bonusOf(ability) };
    case 'passive':
    case 'immediate':
      return { options: ability.gain.word };
    case 'none':
      return {};
  }
}

/** Both sides of the camp are one action. */
function spaceOf(spaces: readonly boolean[]): string {
  const [first = '', second] = SPACES.filter((_, i) => spaces[i]);
  return second === undefined ? first : 'camp';
}

function bonusOf({ gain: exchange, action }: Extract<Ability, { type: 'trigger' }>): Json {
  const goods =
    exchange.gain.length > 0 ? [exchange.word] : exchange.spend.map(({ word }) => word.replace('goods', 'cost'));
  return action === NO_SPACE ? goods : [...goods, `space:${SPACES[action]}`];
}

function aboutObjective({ id, gold, condition }: Objective): AboutWord {
  return [`about:${id}`, { does: `objective:${gold}-${conditionOf(condition)}` }];
}

/** As a list inside a word: `most.metric_soldiers`, or `at_least.metric_turrets.4+at_most.metric_food.2`. */
function conditionOf(condition: Condition): string {
  switch (condition.type) {
    case 'all':
      return condition.of.map(conditionOf).join('+');
    case 'most':
      return `most.metric_${condition.metric}`;
    default:
      return `${condition.type === 'atLeast' ? 'at_least' : 'at_most'}.metric_${condition.metric}.${condition.n}`;
  }
}

function aboutSiege({ id, engine, damage, climbers, reinforcement }: Siege): AboutWord {
  return [`about:${id}`, { does: `siege_card:${engine}-${damage}-${climbers}-label.${reinforcement}` }];
}
