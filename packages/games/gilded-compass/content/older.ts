// Converts old owners' files. They call the name `edition`.
import type { Moves } from '@boardwright/content';

type Named = Readonly<Record<string, unknown>>;

export const NAMES_OF_BEFORE: Moves = {
  edition: 'name',
  marks: null, // free text
  'constants.rounds': 'rounds',
  'constants.dice_per_player': 'dice.perPlayer',
  'constants.black_dice': 'abilities.little_help.dice',
  'constants.start_knowledge': 'start.knowledge',
  'constants.knowledge_tokens': 'knowledge.tokens',
  'constants.knowledge_limited': 'knowledge.limited',
  'constants.university_spaces': 'university.spaces',
  'constants.maps_per_round': 'archives.maps',
  'constants.abilities_per_round': null, // always one for each place
  'constants.temple_tiles': 'temple.tiles',
  'constants.rewarded_runs': 'runs.rewarded',
  'constants.auction.draw': 'auction.draw',
  'constants.auction.keep': 'auction.keep',
  'constants.guild_draw': 'guild.draw',
  'constants.neutral_dice_per_human': 'dice.neutralPerHuman',
  'constants.neutral_auction_discards': 'auction.neutralDiscards',
  'constants.knowledge_per_gold': 'knowledge.perGold',
  'constants.relic_gold': 'relics.gold',
  'constants.ability_gold': 'abilities.gold',
  'constants.university_pair_sum': 'university.pairSum',
  'constants.tower_pair_sum': 'tower.pairSum',
  'constants.resolution_order': 'order',
  'relics.types': null,
  'tower.levels': null,
  'maps[].id': null,
  'specialists[].id': null,
  'collections[].id': null,
  magic_items: 'magicItems',
  'magicItems[].id': null,
  'chests[].count': 'chests[].copies',
  'robot.compass_die': 'rival.compassDie',
  'robot.fallback_order': 'rival.fallbackOrder',
  'robot.bonus_gold': 'rival.bonusGold',
  'robot.little_help_max_dice': 'rival.littleHelpMaxDice',
  'robot.galleon_max_dice': 'rival.galleonMaxDice',
  'robot.archives_min_group': 'rival.archivesMinGroup',
  'robot.run_min_length': 'rival.runMinLength',
};

const named = (value: unknown): Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Named) : {};
const listed = (value: unknown): readonly Named[] => (Array.isArray(value) ? value.map(named) : []);

/** What was a list and is now a table, and the other way round. */
export function withoutLists(file: Named): Named {
  const constants = named(file.constants);
  const { first, second } = named(constants.neutral_auction_discards);
  return {
    ...file,
    constants: { ...constants, neutral_auction_discards: [first, second] },
    abilities: Object.fromEntries(
      listed(file.abilities).map(({ id, copies, set_dice }) => [id, abilityOf(copies, set_dice)]),
    ),
    missions: listed(file.missions).map(mission => ({ ...mission, scoring: withoutColours(named(mission.scoring)) })),
  };
}

const abilityOf = (copies: unknown, dice: unknown): Named => (dice === undefined ? { copies } : { copies, dice });

function withoutColours(scoring: Named): Named {
  if (scoring.sites === undefined) return scoring;
  return { ...scoring, sites: listed(scoring.sites).map(({ colour: _, ...site }) => site) };
}
