// Reads a content file, the game's own or an owner's, and prepares it for the rules.
import { moved, reader } from '@boardwright/content';
import { fromFaces } from '../dice.ts';
import { ABILITIES, COLOURS, TREASURES, TYPES } from '../names.ts';
import type { Content, MapTile, Scoring, Specialist } from './content.ts';
import { NAMES_OF_BEFORE, withoutLists } from './older.ts';
import { type ContentFile, checks, schema } from './schema.ts';
import file from './standard.json' with { type: 'json' };

const ABILITIES_SHOWN = 3; // GC-11.4: one for each place

export const contentFile = reader({
  schema,
  standard: file,
  checks,
  older: own => ('edition' in own ? moved(withoutLists(own), NAMES_OF_BEFORE) : own),
});

/** Turns tables by player count into lists; 0 and 1 are unused. */
const byPlayers = (table: ContentFile['rounds']): number[] => [0, 0, table[2], table[3], table[4], table[5]];
const copiesOf = (counts: Readonly<Record<string, number>>): number[] =>
  Object.entries(counts).flatMap(([gold, copies]) => new Array<number>(copies).fill(Number(gold)));

/** Converts a file to the form the rules use. */
export function contentFrom(own: ContentFile): Content {
  const { dice, knowledge, auction, abilities, relics, tower, rival } = own;
  return {
    name: own.name,
    rounds: byPlayers(own.rounds),
    dice: dice.perPlayer,
    blackDice: abilities.little_help.dice,
    forcedDice: abilities.compelling_force.dice,
    startKnowledge: own.start.knowledge,
    knowledge: knowledge.limited ? knowledge.tokens : Number.POSITIVE_INFINITY,
    spaces: byPlayers(own.university.spaces),
    mapsPerRound: own.archives.maps,
    abilitiesPerRound: ABILITIES_SHOWN,
    templeTiles: byPlayers(own.temple.tiles),
    rewardedRuns: byPlayers(own.runs.rewarded),
    auctionDraw: auction.draw,
    auctionKeep: auction.keep,
    guildDraw: own.guild.draw,
    galleonKeep: own.galleon.keep,
    neutralDice: dice.neutralPerHuman,
    neutralAuction: auction.neutralDiscards,
    knowledgePerGold: knowledge.perGold,
    relicGold: relics.gold,
    abilityGold: abilities.gold,
    universityPair: own.university.pairSum,
    towerPair: tower.pairSum,
    towerOf: [0, 1, 2, 3, 4, 5, 6].map(face => (tower.right.includes(face) ? 1 : 0)),
    order: own.order,
    maps: own.maps.map(mapFrom),
    specialists: own.specialists.map(specialistFrom),
    relicCopies: relics.copies,
    collections: own.collections.map(({ coveted, liked }) => ({
      coveted: COLOURS.indexOf(coveted),
      liked: COLOURS.indexOf(liked),
    })),
    abilityCopies: ABILITIES.map(ability => abilities[ability].copies),
    items: own.magicItems.map(({ colour, type }) => COLOURS.indexOf(colour) * 2 + TYPES.indexOf(type)),
    itemPairs: own.magicItems.map(({ dice: faces }) => fromFaces(faces)),
    pairsShuffled: own.temple.pairsShuffled,
    chests: own.chests.flatMap(({ value, copies }) => new Array<number>(copies).fill(value)),
    treasures: TREASURES.map(level => copiesOf(own.treasures[level])),
    missions: own.missions.map(mission => ({ ...mission, scoring: scoringFrom(mission.scoring) })),
    rival: {
      compass: Object.values(rival.compassDie),
      fallback: rival.fallbackOrder,
      bonus: rival.bonusGold,
      helpAt: rival.littleHelpMaxDice,
      galleonDice: rival.galleonMaxDice,
      groupFrom: rival.archivesMinGroup,
      runFrom: rival.runMinLength,
    },
  };
}

function mapFrom({ colour, site, low, high }: ContentFile['maps'][number]): MapTile {
  return { word: `map:${site}-${colour}-${low}-${high}`, colour: [...COLOURS, 'any'].indexOf(colour), site, low, high };
}

function specialistFrom({ colour, type, value }: ContentFile['specialists'][number]): Specialist {
  const word = `specialist:${colour}-${type}-${value}` as const;
  return { word, colour: COLOURS.indexOf(colour), type: TYPES.indexOf(type), value };
}

function scoringFrom(scoring: ContentFile['missions'][number]['scoring']): Scoring {
  if (scoring.op !== 'threshold') return scoring;
  return { ...scoring, steps: Object.entries(scoring.steps).map(([need, gold]) => [Number(need), gold] as const) };
}

export const standard: Content = contentFrom(contentFile.standard);
/** An owner's file. */
export const readContent = (own: unknown): Content => contentFrom(contentFile.read(own));
