// What the texts say of the content in use. No sentence of the game has a number of the content in it.
import type { Json, TextValues } from '@boardwright/engine';
import { FACES, facesOf } from '../dice.ts';
import { ABILITIES, ANY, COLOURS, LEVELS, MISSIONS, TREASURES } from '../names.ts';
import type { Content, Mission } from './content.ts';

type Values = Readonly<Record<string, Json>>;

export function textValues(c: Content): TextValues {
  const missions = c.missions.map(mission => [mission.id, mission] as const);
  return {
    all: { ...ofTheTable(c), ...ofBuildings(c), ...ofTiles(c), ...ofScoring(c), ...ofRival(c), ...ofMissions(c) },
    words: Object.fromEntries(
      missions.flatMap(([id, mission]) => {
        const values = { pays: paymentOf(mission), requires: mission.requires ?? 'none' };
        return ['mission', 'mission_rule'].map(kind => [`${kind}:${id}`, values]);
      }),
    ),
    names: Object.fromEntries(missions.flatMap(([id, { name }]) => (name === '' ? [] : [[id, name]]))),
  };
}

/** `rounds2` to `rounds5`, by the number of players. */
const byPlayers = (name: string, numbers: readonly number[]): Values =>
  Object.fromEntries([2, 3, 4, 5].map(players => [`${name}${players}`, numbers[players] as number]));
/** `auctionDraw1` and so on, by place. */
const byPlace = (name: string, numbers: readonly number[]): Values =>
  Object.fromEntries(numbers.map((n, i) => [`${name}${i + 1}`, n]));

function ofTheTable(c: Content): Values {
  return {
    ...byPlayers('rounds', c.rounds),
    ...byPlayers('spaces', c.spaces),
    ...byPlayers('templeTiles', c.templeTiles),
    buildingOrder: c.order.map(part => `part:${part}`),
    mapsPerRound: c.mapsPerRound,
    dicePerPlayer: c.dice,
    neutralDice: c.neutralDice,
    helpDice: c.blackDice,
    forceDice: c.forcedDice,
    startKnowledge: c.startKnowledge,
    knowledgePerGold: c.knowledgePerGold,
    knowledgeLimited: Number.isFinite(c.knowledge),
    knowledgeTokens: Number.isFinite(c.knowledge) ? c.knowledge : 0,
  };
}

function ofBuildings(c: Content): Values {
  const pairs = FACES.filter(low => low <= c.universityPair - low && c.universityPair - low <= FACES.length);
  const tower = (side: number): Json => ({ or: FACES.filter(face => c.towerOf[face] === side) });
  return {
    universityPair: c.universityPair,
    universityPairs: { or: pairs.map(low => `pair:${low}-${c.universityPair - low}`) },
    // GC-18.4: what the rival tries, the best first
    universityTries: [
      ...pairs.map(low => `plus:${low}-${c.universityPair - low}`),
      ...FACES.filter(face => face < c.universityPair),
    ],
    ...byPlayers('rewarded', c.rewardedRuns),
    ...byPlace('auctionDraw', c.auctionDraw),
    ...byPlace('auctionKeep', c.auctionKeep),
    ...byPlace('neutralDiscards', c.neutralAuction),
    guildDraw: c.guildDraw,
    guildDrawAfterNeutral: c.guildDraw - 1,
    galleonMost: c.galleonKeep.most,
    galleonOthers: c.galleonKeep.others,
    towerPair: c.towerPair,
    towerLeft: tower(0),
    towerRight: tower(1),
    pairsShuffled: c.pairsShuffled,
  };
}

function ofTiles(c: Content): Values {
  const values = c.specialists.map(({ value }) => value);
  const levels = TREASURES.flatMap((level, i) => ofPile(level, c.treasures[i] as readonly number[]));
  return {
    mapCount: c.maps.length,
    unmarkedMaps: c.maps.filter(({ colour }) => colour === ANY).length,
    mapKinds: counted(c.maps.map(({ low, high }) => `${low}-${high}`)).map(([n, map]) => `map_kind:${n}-${map}`),
    ...Object.fromEntries([...ofPile('specialist', values), ...ofPile('chest', c.chests), ...levels]),
    specialistCount: values.length,
    chestCount: c.chests.length,
    relicCopies: c.relicCopies,
    itemCount: c.items.length,
    itemDice: counted(c.itemPairs.map(pair => facesOf(pair).join('-'))).map(([n, pair]) => `item_dice:${n}-${pair}`),
    abilityTiles: c.abilityCopies.map((n, i) => `ability_tiles:${n}-ability.${ABILITIES[i]}`),
    collections: c.collections.map(({ coveted, liked }) => `collection:${COLOURS[coveted]}-${COLOURS[liked]}`),
    collectionCount: c.collections.length,
  };
}

/** The least and the most that one is worth (`chestLeast`), and how many there are of each worth. */
function ofPile(name: string, worths: readonly number[]): (readonly [string, Json])[] {
  const sorted = [...worths].sort((a, b) => a - b);
  return [
    [`${name}Least`, sorted[0] ?? 0],
    [`${name}Most`, sorted.at(-1) ?? 0],
    [`${name}Kinds`, counted(sorted.map(String)).map(([n, worth]) => `times:${n}-${worth}`)],
  ];
}

/** How many there are of each kind, in the order of the kinds. */
function counted(kinds: readonly string[]): (readonly [number, string])[] {
  const sorted = [...new Set(kinds)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return sorted.map(kind => [kinds.filter(each => each === kind).length, kind] as const);
}

function ofScoring(c: Content): Values {
  return {
    relicCoveted: c.relicGold.coveted,
    relicLiked: c.relicGold.liked,
    relicOther: c.relicGold.other,
    relicWorths: { or: [c.relicGold.coveted, c.relicGold.liked, c.relicGold.other] },
    abilityGold: c.abilityGold,
  };
}

function ofRival({ rival }: Content): Values {
  return {
    ...Object.fromEntries(LEVELS.map(level => [`${level}Gold`, rival.bonus[level] as number])),
    rivalGold: { or: LEVELS.map(level => rival.bonus[level] as number) },
    rivalHelp: rival.helpAt,
    rivalGalleon: rival.galleonDice,
    rivalGroup: rival.groupFrom,
    rivalRun: rival.runFrom,
    compass: rival.compass.map((goal, i) => `compass:${i + 1}-part.${goal}`),
    fallback: rival.fallback.map(goal => `part:${goal}`),
  };
}

/** For the rule book: the name of a mission is in `trailblazer`, what it pays in `trailblazer_rule`. */
function ofMissions({ missions }: Content): Values {
  const has = new Set(missions.flatMap(({ id, copies }) => (copies > 0 ? [id] : [])));
  const rules = MISSIONS.map(
    id => [`${id}_rule`, has.has(id) ? `mission_rule:${id}` : 'mission_rule:missing'] as const,
  );
  const needing = missions.flatMap(({ id, requires }) => (requires === null ? [] : [`mission_of:${id}-${requires}`]));
  return {
    ...Object.fromEntries(MISSIONS.map(id => [id, id])),
    ...Object.fromEntries(rules),
    missionsRemoved: needing.length === 0 ? 'none' : needing,
  };
}

/** What a mission pays, as a word: `per_ancient_maps:1-6` is 1 gold for each, 6 at most. */
function paymentOf({ scoring }: Mission): string {
  switch (scoring.op) {
    case 'per': {
      const [, count, value] = /^(.+?)(?:_(\d))?$/.exec(scoring.count) ?? [];
      return `per_${count}:${value === undefined ? '' : `${value}-`}${scoring.gold}-${scoring.cap}`;
    }
    case 'threshold':
      return `by_number:${scoring.count}-${scoring.steps.map(([need, gold]) => `step.${need}.${gold}`).join('+')}`;
    case 'knowledge_topup':
      return `per_knowledge:${scoring.cap}`;
    case 'assignment':
      return `per_${scoring.key}:${scoring.gold}`;
    case 'sites': {
      const [first, second] = scoring.sites.map(({ low, high }) => `${low}-${high}`);
      if (second === undefined) return `extra_map:${first}`;
      return first === second ? `extra_maps:${first}` : `extra_maps_differ:${first}-${second}`;
    }
  }
}
