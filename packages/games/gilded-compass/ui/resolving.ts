// Which building is resolved, and whose dice are rewarded: from the question that is open, or from what has just happened.
import type { Event } from '@boardwright/engine';
import type { BuildingName } from '../names.ts';
import type { GildedTask } from '../rules/tasks.ts';
import type { Turn } from './buildings/parts.tsx';
import type { Table } from './view.ts';

/** The building in which something is seen that says no building of its own. */
const SEEN_AT: Readonly<Record<string, BuildingName>> = {
  takesMap: 'archives',
  mapGone: 'archives',
  takesSpecialist: 'university',
  specialistGone: 'university',
  takesAbility: 'illuminati',
  abilityGone: 'illuminati',
  takesItem: 'temple',
  takesSecretItem: 'temple',
  itemGone: 'temple',
  drawsRelics: 'auction',
  leavesRelic: 'auction',
  keepsRelics: 'auction',
  seesMissions: 'guild',
  isOfferedMissions: 'guild',
  keepsMission: 'guild',
  keepsSecretMission: 'guild',
  keepsChests: 'galleon',
  leavesChests: 'galleon',
  findsChest: 'galleon',
  takesTreasure: 'tower',
  leftover: 'library',
  learns: 'library',
};

/** Where an event is seen; undefined: nowhere in particular. */
export const spotOf = ({ say, building, from }: Event): string | undefined => {
  if (typeof building === 'string') return building;
  return SEEN_AT[say] ?? (typeof from === 'string' ? from : undefined);
};

const CHOSEN_IN: Readonly<Record<string, BuildingName>> = {
  chooseMap: 'archives',
  chooseSpecialist: 'university',
  chooseRelicToLeave: 'auction',
  chooseMission: 'guild',
  chooseAbility: 'illuminati',
  chooseChests: 'galleon',
};

export interface Resolving {
  readonly building: BuildingName;
  readonly turn: Turn | null;
}

/** Older rules do not say which place it is: the dice of that place had left the building. */
function turnIn(task: GildedTask): Turn | null {
  return 'p' in task && 'rank' in task && typeof task.rank === 'number' ? { p: task.p, rank: task.rank } : null;
}

/** The question that is open: one's own, or that of somebody else. */
function openTask({ view, asked }: Table): GildedTask | undefined {
  const next = view.agenda.at(-1);
  return asked[0]?.task ?? (next !== undefined && !('lanes' in next) ? next : undefined);
}

export function resolvingOf(table: Table): Resolving | null {
  const { view, answers, more, happened } = table;
  if (view.g.placing || view.g.over) return null;
  const open = more || view.answers !== answers ? undefined : openTask(table);
  const chosen = open && CHOSEN_IN[open.do];
  if (open !== undefined && chosen !== undefined) return { building: chosen, turn: turnIn(open) };
  const seen = happened.map(({ say }) => SEEN_AT[say]).findLast(building => building !== undefined);
  return seen === undefined ? null : { building: seen, turn: null };
}
