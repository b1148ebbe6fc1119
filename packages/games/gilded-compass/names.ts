// The words of the game: buildings, colours, types and abilities. Their index in these lists is their number in the
// state.
export const BUILDINGS = [
  'archives',
  'university',
  'library',
  'auction',
  'guild',
  'temple',
  'illuminati',
  'galleon',
  'tower',
] as const;
export type BuildingName = (typeof BUILDINGS)[number];
export const ARCHIVES = 0;
export const UNIVERSITY = 1;
export const LIBRARY = 2;
export const AUCTION = 3;
export const GUILD = 4;
export const TEMPLE = 5;
export const ILLUMINATI = 6;
export const GALLEON = 7;
export const TOWER = 8;
/** No C building is in play. */
export const NO_BUILDING = -1;

export const COLOURS = ['desert', 'jungle', 'water', 'fire', 'holy', 'dark'] as const;
/** The colour of an unmarked map: its owner chooses one of the six at the end. */
export const ANY = 6;
export const SITES = [
  'pharaohs_tomb',
  'jungle_ruins',
  'lost_city_of_atlantis',
  'temple_of_pompeii',
  'tower_of_the_gods',
  'temple_of_darkness',
  'unmarked_site',
] as const;

export const TYPES = ['cartographer', 'digger'] as const;
export const CARTOGRAPHER = 0;
export const DIGGER = 1;

export const ABILITIES = ['timely_gift', 'will_to_win', 'little_help', 'compelling_force'] as const;
export const GIFT = 0;
export const WILL = 1;
export const HELP = 2;
export const FORCE = 3;

export const TREASURES = ['bronze', 'silver', 'gold'] as const;
export const GOLD = 2;

export const MISSIONS = [
  'trailblazer',
  'wide_horizons',
  'single_obsession',
  'patient_scholar',
  'surveyors_society',
  'shovel_brigade',
  'idle_hands',
  'perfect_partners',
  'masters_only',
  'humble_beginnings',
  'lone_expedition',
  'full_roster',
  'grand_atlas',
  'forgotten_corners',
  'secret_map',
  'double_map',
  'inner_circle',
  'salvage_rights',
  'reliquary',
  'tower_climber',
] as const;

export const LEVELS = ['apprentice', 'explorer', 'master'] as const;
