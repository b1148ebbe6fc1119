// A table of this device as any page knows tables.
import type { TableInfo } from '../model/session.ts';
import type { HereTable } from './messages.ts';
import { ME } from './owner.ts';

export function infoOf(table: HereTable): TableInfo {
  const { id, game, options, pace, over, scores, toAnswer, updated } = table;
  return {
    id,
    place: 'here',
    game,
    options,
    status: over ? 'over' : 'playing',
    chairs: table.seats.map(({ owner, name, bot }) => ({
      name,
      bot,
      free: false,
      mine: owner === ME && bot === null,
      person: null,
    })),
    pace,
    isHost: true,
    invitation: null,
    rematch: null,
    toAnswer,
    updated,
    scores,
    commitment: null,
    isSealing: false,
  };
}
