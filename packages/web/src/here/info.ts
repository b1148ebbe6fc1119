// Information about a table on this device, in the same form as for online tables.
import type { TableInfo } from '../model/session.ts';
import type { HereTable } from './messages.ts';
import { ME } from './owner.ts';

export function infoOf(table: HereTable): TableInfo {
  const { id, game, edition = null, options, pace, over, scores, toAnswer, updated } = table;
  return {
    id,
    place: 'here',
    game,
    edition,
    options,
    status: over ? 'over' : 'playing',
    chairs: table.seats.map(({ owner, name, bot }) => ({
      name,
      bot,
      free: false,
      mine: owner === ME && bot === null,
      person: null,
      kept: null,
    })),
    pace,
    isHost: true,
    invitation: null,
    rated: false,
    sought: false,
    fillAt: null,
    isListed: false,
    host: '',
    rematchOf: null,
    rematch: null,
    declined: [],
    toAnswer,
    asks: [],
    due: null,
    left: [],
    overdue: [],
    away: [],
    timeUp: 'bot',
    updated,
    scores,
    places: null,
    ended: null,
    commitment: null,
    isSealing: false,
  };
}
