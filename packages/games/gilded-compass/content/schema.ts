// The schema of this game's content files. The standard edition is standard.json; an owner's file may be partial.
import {
  type Described,
  editionName,
  fields,
  flag,
  forEach,
  list,
  marks,
  mustDiffer,
  mustNotBeMore,
  numbers,
  oneOf,
  orElse,
  orNull,
  ownName,
  type Schema,
  table,
  variants,
  whole,
  wrong,
} from '@boardwright/content';
import { BUILDINGS, COLOURS, LEVELS, MISSIONS, SITES, TREASURES, TYPES } from '../names.ts';
import { ASSIGNED, COUNTS } from './content.ts';

const PLAYERS = [2, 3, 4, 5] as const;
const MOST_TILES = 120; // of one kind
const MOST_DICE = 11; // in one hand: sums and groups are counted up to this number
const ORDER = ['B', 'archives', 'C', 'university', 'library'] as const;
const GOALS = ['archives', 'university', 'B', 'C'] as const;

const byPlayers = <V>(each: Schema<V>) => forEach(['2', '3', '4', '5'], each);
const colour = oneOf(COLOURS);
const type = oneOf(TYPES);
const face = whole(1, 6);
const gold = whole(0, 20);
const missionGold = whole(0, 50);
const copies = whole(0, 30);
const someDice = whole(0, 20);
const site = { low: gold, high: gold };

export const schema = fields({
  name: editionName(),
  rounds: byPlayers(whole(1, 10)),
  order: list(oneOf(ORDER), ORDER.length, ORDER.length), // in which the parts of the board are resolved
  dice: fields({ perPlayer: whole(1, 10), neutralPerHuman: whole(1, 2) }),
  start: fields({ knowledge: whole(0, 4) }),
  knowledge: fields({ tokens: whole(5, 200), limited: flag(), perGold: whole(1, 10) }),
  archives: fields({ maps: whole(1, 10) }), // each round
  university: fields({ spaces: byPlayers(whole(1, 12)), pairSum: whole(2, 12) }),
  runs: fields({ rewarded: byPlayers(whole(1, 3)) }), // places, in the Auction House and the Guild
  auction: fields({
    draw: list(whole(1, 6), 3, 3), // by place
    keep: list(whole(1, 6), 3, 3),
    neutralDiscards: list(whole(0, 6), 2, 2),
  }),
  guild: fields({ draw: whole(2, 3) }),
  temple: fields({
    tiles: byPlayers(whole(1, 8)), // each round
    pairsShuffled: flag(), // dice and items of magicItems are paired by chance in every game
  }),
  galleon: fields({ keep: fields({ most: whole(1, 2), others: whole(0, 2) }) }), // chests, for most dice and for others
  tower: fields({ left: list(face, 1, 5), right: list(face, 1, 5), pairSum: whole(2, 12) }),
  maps: list(fields({ colour: oneOf([...COLOURS, 'any']), site: oneOf(SITES), ...site }), 1, MOST_TILES),
  specialists: list(fields({ colour, type, value: whole(1, 9) }), 1, MOST_TILES),
  relics: fields({ copies: whole(1, 20), gold: fields({ coveted: gold, liked: gold, other: gold }) }),
  collections: list(fields({ coveted: colour, liked: colour }), Math.max(...PLAYERS), MOST_TILES),
  abilities: fields({
    gold: whole(0, 10),
    timely_gift: fields({ copies }),
    will_to_win: fields({ copies }),
    little_help: fields({ copies, dice: whole(0, 3) }),
    compelling_force: fields({ copies, dice: whole(1, 2) }),
  }),
  magicItems: list(fields({ colour, type, dice: list(face, 2, 2) }), 1, MOST_TILES),
  chests: list(fields({ value: whole(1, 9), copies: whole(0, 60) }), 1, 20),
  treasures: forEach(TREASURES, table(numbers(0, 20), whole(0, 36))), // copies by gold
  missions: list(
    fields({
      id: oneOf(MISSIONS),
      name: orElse(ownName(), ''),
      copies: whole(0, 5),
      requires: orNull(oneOf(BUILDINGS)),
      scoring: variants('op', {
        per: { count: oneOf(COUNTS), gold: missionGold, cap: missionGold },
        threshold: { count: oneOf(COUNTS), steps: table(numbers(0, 50), missionGold) }, // gold by the count that is needed
        knowledge_topup: { cap: missionGold },
        sites: { sites: list(fields(site), 1, 2) },
        assignment: { key: oneOf(ASSIGNED), gold: missionGold },
      }),
    }),
    1,
    MISSIONS.length,
  ),
  rival: fields({
    compassDie: forEach(['1', '2', '3', '4', '5', '6'], oneOf(GOALS)),
    fallbackOrder: list(oneOf(GOALS), GOALS.length, GOALS.length),
    bonusGold: forEach(LEVELS, whole(-100, 100)),
    littleHelpMaxDice: someDice,
    galleonMaxDice: someDice,
    archivesMinGroup: someDice,
    runMinLength: someDice,
  }),
  marks: marks(),
});
export type ContentFile = Described<typeof schema>;

/** Checks across several values. */
export function checks(file: ContentFile): void {
  checkBoard(file);
  checkTiles(file);
  checkSupply(file);
}

function checkBoard({ order, dice, abilities, start, knowledge, tower }: ContentFile): void {
  mustDiffer(order, i => `order[${i}]`);
  if (order.at(-1) !== 'library')
    wrong('order[4]', 'library is last: it gathers what the others leave', { text: 'libraryLast' }); // GC-3.8
  const most = dice.perPlayer + abilities.little_help.dice;
  if (most > MOST_DICE)
    wrong('dice.perPlayer', `with abilities.little_help.dice at most ${MOST_DICE} are possible, not ${most}`, {
      text: 'mostDice',
      most: MOST_DICE,
      there: most,
    });
  const given = Math.max(...PLAYERS) * start.knowledge;
  if (knowledge.limited && knowledge.tokens < given)
    wrong('knowledge.tokens', `start.knowledge of 5 players needs ${given}, there are ${knowledge.tokens}`, {
      text: 'startKnowledge',
      need: given,
      there: knowledge.tokens,
    });
  const faces = [...tower.left.map((_, i) => `tower.left[${i}]`), ...tower.right.map((_, i) => `tower.right[${i}]`)];
  mustDiffer([...tower.left, ...tower.right], i => faces[i] as string);
  if (faces.length !== 6) wrong('tower', 'each face from 1 to 6 is in tower.left or tower.right', { text: 'faces' });
}

function checkTiles({ maps, collections, missions }: ContentFile): void {
  const rises = ({ low, high }: { low: number; high: number }, place: string): void =>
    mustNotBeMore(`${place}.low`, low, `${place}.high`, high);
  for (const [i, map] of maps.entries()) rises(map, `maps[${i}]`);
  const unmarked = maps.filter(map => map.colour === 'any').length;
  if (unmarked > 4)
    wrong('maps', `at most 4 may be of any colour, not ${unmarked}`, { text: 'anyColour', most: 4, there: unmarked });
  for (const [i, { coveted, liked }] of collections.entries())
    if (coveted === liked) wrong(`collections[${i}]`, 'coveted and liked must be different', { text: 'covetedLiked' });
  mustDiffer(
    missions.map(({ id }) => id),
    i => `missions[${i}].id`,
  );
  for (const [i, { scoring }] of missions.entries())
    if (scoring.op === 'sites')
      for (const [j, each] of scoring.sites.entries()) rises(each, `missions[${i}].scoring.sites[${j}]`);
}

type PerPlayers<V> = (players: '2' | '3' | '4' | '5') => V;
const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** The tiles for all rounds must last to the end of the game. */
function checkSupply(file: ContentFile): void {
  const { archives, university, temple, auction, abilities, relics, missions } = file;
  const lasts = (place: string, there: number, what: PerPlayers<string>, perRound: PerPlayers<number>) => {
    for (const players of ['2', '3', '4', '5'] as const) {
      const need = file.rounds[players] * perRound(players);
      if (there < need)
        wrong(place, `rounds.${players} with ${what(players)} needs ${need}, there are ${there}`, {
          text: 'supply',
          players,
          rounds: file.rounds[players],
          need,
          there,
        });
    }
  };
  const { gold: _, ...kinds } = abilities;
  lasts(
    'maps',
    file.maps.length,
    () => 'archives.maps',
    () => archives.maps,
  );
  lasts(
    'specialists',
    file.specialists.length,
    n => `university.spaces.${n}`,
    n => university.spaces[n],
  );
  lasts(
    'abilities',
    sum(Object.values(kinds).map(each => each.copies)),
    () => '3 each',
    () => 3,
  );
  lasts(
    'magicItems',
    file.magicItems.length,
    n => `temple.tiles.${n}`,
    n => temple.tiles[n],
  );
  lasts(
    'relics.copies',
    relics.copies * COLOURS.length,
    () => 'auction.draw',
    () => sum(auction.draw.slice(0, 2)),
  );
  lasts(
    'chests',
    sum(file.chests.map(each => each.copies)),
    () => 'one each',
    () => 1,
  );
  for (const [level, tokens] of Object.entries(file.treasures))
    lasts(
      `treasures.${level}`,
      sum(Object.values(tokens)),
      () => 'two each',
      () => 2,
    );
  const always = sum(missions.filter(({ requires }) => requires === null).map(mission => mission.copies));
  if (always < 3)
    wrong('missions', `at least 3 copies that require no building are needed, not ${always}`, {
      text: 'missionsAlways',
      need: 3,
      there: always,
    });
}
