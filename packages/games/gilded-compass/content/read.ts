// From an owner's data (or standard.json) to the content the rules are made from.
import { editionName, onlyNotes } from '@boardwright/engine';
import { fromFaces } from '../dice.ts';
import { ABILITIES, ANY, BUILDINGS, COLOURS, LEVELS, MISSIONS, SITES, TREASURES, TYPES } from '../names.ts';
import { bad, byPlayers, type Data, flag, list, numbered, numbers, object, oneOf, whole } from './check.ts';
import {
  ASSIGNED,
  COUNTS,
  type Collection,
  type Content,
  type MapTile,
  type Mission,
  type Rival,
  type Scoring,
  type Specialist,
} from './content.ts';

const ORDER = ['B', 'archives', 'C', 'university', 'library'] as const;

const SECTIONS = [
  'edition',
  'marks',
  'constants',
  'maps',
  'specialists',
  'relics',
  'collections',
  'abilities',
  'magic_items',
  'chests',
  'treasures',
  'tower',
  'missions',
  'robot',
] as const;
const CONSTANTS = [
  'rounds',
  'dice_per_player',
  'black_dice',
  'start_knowledge',
  'knowledge_tokens',
  'knowledge_limited',
  'university_spaces',
  'maps_per_round',
  'abilities_per_round',
  'temple_tiles',
  'rewarded_runs',
  'auction',
  'guild_draw',
  'neutral_dice_per_human',
  'neutral_auction_discards',
  'knowledge_per_gold',
  'relic_gold',
  'ability_gold',
  'university_pair_sum',
  'tower_pair_sum',
  'resolution_order',
] as const;

export function readContent(value: unknown): Content {
  const data = object(value, 'content', SECTIONS);
  onlyNotes(data.marks, 'marks');
  const constants = readConstants(object(data.constants, 'constants', CONSTANTS));
  const content = {
    edition: editionName(data.edition, 'edition'),
    ...constants,
    ...readAbilities(data.abilities, constants.blackDice),
    ...readItems(data.magic_items),
    maps: list(data.maps, 'maps', 1).map(readMap),
    specialists: list(data.specialists, 'specialists', 1).map(readSpecialist),
    relicCopies: readRelics(object(data.relics, 'relics', ['types', 'copies'])),
    collections: list(data.collections, 'collections', 5).map(readCollection),
    chests: readChests(data.chests),
    treasures: readTreasures(object(data.treasures, 'treasures', TREASURES)),
    towerOf: readTower(object(data.tower, 'tower', ['left', 'right', 'levels'])),
    missions: list(data.missions, 'missions', 3).map(readMission),
    rival: readRival(object(data.robot, 'robot', ROBOT)),
  };
  checkSupply(content);
  return content;
}

function readConstants(data: Data) {
  const at = (key: string): string => `constants.${key}`;
  const number = (key: string, from: number, to: number): number => whole(data[key], at(key), from, to);
  const table = (key: string, from: number, to: number): number[] => byPlayers(data[key], at(key), from, to);
  const auction = object(data.auction, at('auction'), ['draw', 'keep']);
  const neutral = object(data.neutral_auction_discards, at('neutral_auction_discards'), ['first', 'second']);
  const gold = object(data.relic_gold, at('relic_gold'), ['coveted', 'liked', 'other']);
  const limited = flag(data.knowledge_limited, at('knowledge_limited'));
  const tokens = number('knowledge_tokens', 5, 200);
  return {
    rounds: table('rounds', 1, 10),
    dice: number('dice_per_player', 1, 10),
    blackDice: number('black_dice', 0, 3),
    startKnowledge: number('start_knowledge', 0, 4),
    knowledge: limited ? tokens : Number.POSITIVE_INFINITY,
    spaces: table('university_spaces', 1, 12),
    mapsPerRound: number('maps_per_round', 1, 10),
    abilitiesPerRound: whole(data.abilities_per_round, at('abilities_per_round'), 3, 3),
    templeTiles: table('temple_tiles', 1, 8),
    rewardedRuns: table('rewarded_runs', 1, 3),
    auctionDraw: numbers(auction.draw, at('auction.draw'), 3, 1, 6),
    auctionKeep: numbers(auction.keep, at('auction.keep'), 3, 1, 6),
    guildDraw: number('guild_draw', 2, 3),
    neutralDice: number('neutral_dice_per_human', 1, 2),
    neutralAuction: [
      whole(neutral.first, at('neutral_auction_discards.first'), 0, 6),
      whole(neutral.second, at('neutral_auction_discards.second'), 0, 6),
    ],
    knowledgePerGold: number('knowledge_per_gold', 1, 10),
    relicGold: {
      coveted: whole(gold.coveted, at('relic_gold.coveted'), 0, 20),
      liked: whole(gold.liked, at('relic_gold.liked'), 0, 20),
      other: whole(gold.other, at('relic_gold.other'), 0, 20),
    },
    abilityGold: number('ability_gold', 0, 10),
    universityPair: number('university_pair_sum', 2, 12),
    towerPair: number('tower_pair_sum', 2, 12),
    order: readOrder(data.resolution_order, at('resolution_order')),
  };
}

/** Every group of buildings once; the Library gathers what the others leave, so it is last (GC-3.8). */
function readOrder(value: unknown, place: string): string[] {
  const order = list(value, place, ORDER.length).map((each, i) => oneOf(each, `${place}[${i}]`, ORDER));
  if (new Set(order).size !== ORDER.length || order.length !== ORDER.length)
    throw bad(place, `each of ${ORDER.join(', ')} stands here once`);
  if (order.at(-1) !== 'library') throw bad(place, 'library is last');
  return order;
}

function readRelics(data: Data): number {
  onlyNotes(data.types, 'relics.types');
  return whole(data.copies, 'relics.copies', 1, 20);
}

/** A tile has a name that only people read. */
function tile(value: unknown, place: string, known: readonly string[]): Data {
  const data = object(value, place, ['id', ...known]);
  onlyNotes(data.id, `${place}.id`, 0);
  return data;
}

function readMap(value: unknown, i: number): MapTile {
  const place = `maps[${i}]`;
  const data = tile(value, place, ['site', 'high', 'low', 'colour']);
  const site = oneOf(data.site, `${place}.site`, SITES);
  const high = whole(data.high, `${place}.high`, 0, 20);
  const low = whole(data.low, `${place}.low`, 0, high);
  const colour = oneOf(data.colour, `${place}.colour`, [...COLOURS, 'any']);
  return { word: `map:${site}-${colour}-${low}-${high}`, colour: [...COLOURS, 'any'].indexOf(colour), site, low, high };
}

const colour = (value: unknown, place: string): number => COLOURS.indexOf(oneOf(value, place, COLOURS));
const type = (value: unknown, place: string): number => TYPES.indexOf(oneOf(value, place, TYPES));

function readSpecialist(value: unknown, i: number): Specialist {
  const place = `specialists[${i}]`;
  const data = tile(value, place, ['colour', 'type', 'value']);
  const of = colour(data.colour, `${place}.colour`);
  const kind = type(data.type, `${place}.type`);
  const gold = whole(data.value, `${place}.value`, 1, 9);
  return { word: `specialist:${COLOURS[of]}-${TYPES[kind]}-${gold}`, colour: of, type: kind, value: gold };
}

function readCollection(value: unknown, i: number): Collection {
  const place = `collections[${i}]`;
  const data = tile(value, place, ['coveted', 'liked']);
  const coveted = colour(data.coveted, `${place}.coveted`);
  const liked = colour(data.liked, `${place}.liked`);
  if (coveted === liked) throw bad(place, 'the coveted and the liked relic are of different types');
  return { coveted, liked };
}

/** What is said twice must agree: the black dice are those of A Little Help, which one player per round can use. */
function readAbilities(value: unknown, blackDice: number) {
  const known = ['id', 'timing', 'copies', 'extra_dice', 'max_per_round', 'set_dice'];
  const found = list(value, 'abilities', ABILITIES.length, ABILITIES.length).map((each, i) => {
    const data = object(each, `abilities[${i}]`, known);
    onlyNotes(data.timing, `abilities[${i}].timing`, 0);
    return data;
  });
  const of = (name: string): Data => {
    const one = found.find(each => each.id === name);
    if (one === undefined) throw bad('abilities', `${name} is missing`);
    return one;
  };
  const help = of('little_help');
  whole(help.extra_dice, 'abilities.little_help.extra_dice', blackDice, blackDice);
  whole(help.max_per_round, 'abilities.little_help.max_per_round', 1, 1);
  return {
    abilityCopies: ABILITIES.map(name => whole(of(name).copies, `abilities.${name}.copies`, 0, 30)),
    forcedDice: whole(of('compelling_force').set_dice, 'abilities.compelling_force.set_dice', 1, 2),
  };
}

function readItems(value: unknown) {
  const tiles = list(value, 'magic_items', 1).map((each, i) => ({ place: `magic_items[${i}]`, each }));
  const found = tiles.map(({ place, each }) => ({ place, data: tile(each, place, ['colour', 'type', 'dice']) }));
  return {
    items: found.map(
      ({ place, data }) => colour(data.colour, `${place}.colour`) * 2 + type(data.type, `${place}.type`),
    ),
    itemPairs: found.map(({ place, data }) => fromFaces(numbers(data.dice, `${place}.dice`, 2, 1, 6))),
  };
}

function readChests(value: unknown): number[] {
  return list(value, 'chests', 1, 20).flatMap((each, i) => {
    const data = object(each, `chests[${i}]`, ['value', 'count']);
    const gold = whole(data.value, `chests[${i}].value`, 1, 9);
    return Array.from({ length: whole(data.count, `chests[${i}].count`, 0, 60) }, () => gold);
  });
}

function readTreasures(data: Data): number[][] {
  return TREASURES.map(level => {
    const table = numbered(data[level], `treasures.${level}`, 0, 20);
    return Object.entries(table).flatMap(([gold, count]) => {
      const place = `treasures.${level}.${gold}`;
      return Array.from({ length: whole(count, place, 0, 36) }, () => Number(gold));
    });
  });
}

function readTower(data: Data): number[] {
  onlyNotes(data.levels, 'tower.levels');
  const left = list(data.left, 'tower.left', 1, 6).map((face, i) => whole(face, `tower.left[${i}]`, 1, 6));
  const right = list(data.right, 'tower.right', 1, 6).map((face, i) => whole(face, `tower.right[${i}]`, 1, 6));
  if (left.length + right.length !== 6 || new Set([...left, ...right]).size !== 6)
    throw bad('tower', 'each face from 1 to 6 belongs to one of the two towers');
  return [0, 1, 2, 3, 4, 5, 6].map(face => (right.includes(face) ? 1 : 0));
}

function readMission(value: unknown, i: number): Mission {
  const place = `missions[${i}]`;
  const data = object(value, place, ['id', 'copies', 'requires', 'scoring']);
  return {
    id: oneOf(data.id, `${place}.id`, MISSIONS),
    copies: whole(data.copies, `${place}.copies`, 0, 5),
    requires: data.requires === null ? null : oneOf(data.requires, `${place}.requires`, BUILDINGS),
    scoring: readScoring(object(data.scoring, `${place}.scoring`, SCORING), `${place}.scoring`),
  };
}

const SCORING = ['op', 'count', 'gold', 'cap', 'steps', 'sites', 'key'] as const;

function readScoring(data: Data, place: string): Scoring {
  const number = (key: string): number => whole(data[key], `${place}.${key}`, 0, 50);
  const op = oneOf(data.op, `${place}.op`, ['per', 'threshold', 'knowledge_topup', 'sites', 'assignment']);
  switch (op) {
    case 'per':
      return { op, count: oneOf(data.count, `${place}.count`, COUNTS), gold: number('gold'), cap: number('cap') };
    case 'threshold': {
      const steps = Object.entries(numbered(data.steps, `${place}.steps`, 0, 50)).map(
        ([need, gold]) => [Number(need), whole(gold, `${place}.steps.${need}`, 0, 50)] as const,
      );
      return { op, count: oneOf(data.count, `${place}.count`, COUNTS), steps };
    }
    case 'knowledge_topup':
      return { op, cap: number('cap') };
    case 'sites': {
      const sites = list(data.sites, `${place}.sites`, 1).map((each, i) => readSite(each, `${place}.sites[${i}]`));
      if (sites.length > 2) throw bad(`${place}.sites`, 'a mission holds at most 2 maps');
      return { op, sites };
    }
    case 'assignment':
      return { op, key: oneOf(data.key, `${place}.key`, ASSIGNED), gold: number('gold') };
  }
}

function readSite(value: unknown, place: string) {
  const data = object(value, place, ['colour', 'low', 'high']);
  oneOf(data.colour, `${place}.colour`, ['any']);
  return { low: whole(data.low, `${place}.low`, 0, 20), high: whole(data.high, `${place}.high`, 0, 20) };
}

const ROBOT = [
  'compass_die',
  'fallback_order',
  'bonus_gold',
  'little_help_max_dice',
  'galleon_max_dice',
  'archives_min_group',
  'run_min_length',
] as const;

function readRival(data: Data): Rival {
  const goals = ['archives', 'university', 'B', 'C'] as const;
  const compass = numbered(data.compass_die, 'robot.compass_die', 1, 6);
  const bonus = object(data.bonus_gold, 'robot.bonus_gold', LEVELS);
  const number = (key: string): number => whole(data[key], `robot.${key}`, 0, 20);
  return {
    compass: [1, 2, 3, 4, 5, 6].map(face => oneOf(compass[face], `robot.compass_die.${face}`, goals)),
    fallback: list(data.fallback_order, 'robot.fallback_order', 4, 4).map((each, i) =>
      oneOf(each, `robot.fallback_order[${i}]`, goals),
    ),
    bonus: Object.fromEntries(
      LEVELS.map(level => [level, whole(bonus[level], `robot.bonus_gold.${level}`, -100, 100)]),
    ),
    helpAt: number('little_help_max_dice'),
    galleonDice: number('galleon_max_dice'),
    groupFrom: number('archives_min_group'),
    runFrom: number('run_min_length'),
  };
}

/** What is shown every round must last to the end of the game. */
function checkSupply(content: Content): void {
  const sum = (copies: readonly number[]): number => copies.reduce((a, b) => a + b, 0);
  const lasts = (place: string, there: number, perRound: (players: number) => number): void => {
    for (const players of [2, 3, 4, 5]) {
      const need = (content.rounds[players] as number) * perRound(players);
      if (there < need) throw bad(place, `${players} players need ${need} tiles, there are ${there}`);
    }
  };
  lasts('maps', content.maps.length, () => content.mapsPerRound);
  lasts('specialists', content.specialists.length, players => content.spaces[players] as number);
  lasts('abilities', sum(content.abilityCopies), () => content.abilitiesPerRound);
  lasts('magic_items', content.items.length, players => content.templeTiles[players] as number);
  lasts('relics', content.relicCopies * COLOURS.length, () => sum(content.auctionDraw.slice(0, 2)));
  lasts('chests', content.chests.length, () => 1);
  for (const [level, tokens] of content.treasures.entries())
    lasts(`treasures.${TREASURES[level]}`, tokens.length, () => 2);
  const always = sum(content.missions.filter(mission => mission.requires === null).map(mission => mission.copies));
  if (always < 3) throw bad('missions', `needs at least 3 that require no building, found ${always}`);
  const wild = content.maps.filter(map => map.colour === ANY).length;
  if (wild > 4) throw bad('maps', `at most 4 unmarked maps, found ${wild}`);
}
