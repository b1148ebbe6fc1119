// The form of a new table: seats, options and pace, and what must be true before it can open.
import { type Json, type Option, type Settings, valuesAt } from '@boardwright/engine';
import type { Pace } from '@boardwright/host';
import { usualBotOf } from '../games/bot-level.ts';
import { type CatalogueEntry, type Level, levelsOf, optionsFor, usualOptions, usualSeats } from '../games/catalogue.ts';
import type { Wish, WishedChair } from '../model/session.ts';
import type { Text } from '../text/text.tsx';

export const SITTERS = ['me', 'device', 'anybody', 'bot'] as const;
export type Sitter = (typeof SITTERS)[number];

export interface DraftChair {
  readonly key: number;
  readonly sitter: Sitter;
  readonly name: string;
  readonly level: Level;
  readonly person?: string; // the seat is kept for them, and they are told
}
export const PACES = ['untimed', 'live', 'days'] as const;
export type PaceKind = (typeof PACES)[number];
/** What happens when somebody's time runs out: a bot plays on, or everybody waits. */
export const TIME_UP = ['bot', 'wait'] as const;
export type TimeUp = (typeof TIME_UP)[number];
/** A part of the day, in minutes after midnight where this person lives. */
interface DayWindow {
  readonly from: number;
  readonly to: number;
}
/** Suggested when somebody first wants clocks to rest at night. */
export const DAYTIME: DayWindow = { from: 8 * 60, to: 22 * 60 };

/** One's own edition, stored on this device. */
export interface DraftEdition {
  readonly id: string;
  readonly name: string;
  readonly file: Json;
}

export interface Draft {
  readonly game: CatalogueEntry;
  readonly edition: DraftEdition | null; // null: the standard one
  readonly chairs: readonly DraftChair[];
  readonly options: Settings;
  readonly pace: PaceKind;
  readonly minutes: number; // live: per player
  readonly seconds: number; // live: for each turn
  readonly hours: number; // days: per turn
  readonly window: DayWindow | null; // days: when clocks run; null: always
  readonly timeUp: TimeUp;
  readonly confirmTurns: boolean;
  readonly open: boolean;
  readonly rated: boolean; // as wished
  readonly club: string | null; // for its members
}

let keys = 0;
const chair = (game: CatalogueEntry, sitter: Sitter, name = ''): DraftChair => ({
  key: ++keys,
  sitter,
  name,
  level: usualBotOf(game.id),
});

/** Somebody for whom a seat of a new table is kept. */
export interface Invited {
  readonly id: string;
  readonly name: string;
}

/** With these people, and as many seats as the game needs. Seats that are left are for whoever has the link. */
export function inviting(draft: Draft, people: readonly Invited[]): Draft {
  const { seats } = draft.game;
  const needed = seats.find(n => n > people.length) ?? Math.max(...seats);
  const others = Array.from({ length: needed - 1 }, (_, i): DraftChair => {
    const invited = people[i];
    const free = chair(draft.game, 'anybody', invited?.name);
    return invited === undefined ? free : { ...free, person: invited.id };
  });
  return withSeats(draft, [...draft.chairs.slice(0, 1), ...others]);
}

const usualRest = { confirmTurns: false, open: false, rated: false } as const;

/** `club`: for its members, so the other seats are theirs. */
export function newDraft(game: CatalogueEntry, me: string, club: string | null = null): Draft {
  const seats = usualSeats(game);
  const others = club === null ? 'bot' : 'anybody';
  const chairs = Array.from({ length: seats }, (_, p) => (p === 0 ? chair(game, 'me', me) : chair(game, others)));
  const pace = { pace: 'untimed', minutes: 20, seconds: 30, hours: 24, window: null, timeUp: 'bot' } as const;
  return { game, edition: null, chairs, options: usualOptions(game, seats), ...pace, ...usualRest, club };
}

/** Switching to another game keeps the seats as far as possible. */
export function withGame(draft: Draft, game: CatalogueEntry): Draft {
  const most = Math.max(...game.seats);
  const levels = levelsOf(game);
  const chairs = draft.chairs
    .slice(0, most)
    .map(each => ({ ...each, level: levels.includes(each.level) ? each.level : (levels.at(-1) ?? each.level) }));
  return settled({ ...draft, game, edition: null, chairs });
}

export const canAdd = ({ game, chairs }: Draft): boolean => game.seats.includes(chairs.length + 1);
export const canRemove = ({ game, chairs }: Draft): boolean => game.seats.includes(chairs.length - 1);

export function withSeats(draft: Draft, chairs: readonly DraftChair[]): Draft {
  return settled({ ...draft, chairs });
}
export const added = (draft: Draft): Draft => withSeats(draft, [...draft.chairs, chair(draft.game, 'bot')]);
export const removed = (draft: Draft, key: number): Draft =>
  withSeats(
    draft,
    draft.chairs.filter(each => each.key !== key),
  );

export function changed(draft: Draft, key: number, how: Partial<DraftChair>): Draft {
  return { ...draft, chairs: draft.chairs.map(each => (each.key === key ? { ...each, ...how } : each)) };
}

/** A seat with another name is not for the person who was invited there. */
export const renamed = (draft: Draft, key: number, name: string): Draft => ({
  ...draft,
  chairs: draft.chairs.map(each => {
    const { person: _, ...rest } = each;
    return each.key === key ? { ...rest, name } : each;
  }),
});

/**
 * Options that still exist in another game or at another player count keep their values, even while they do not matter.
 */
function settled(draft: Draft): Draft {
  const options = Object.fromEntries(
    draft.game.options.map(option => {
      const now = draft.options[option.id];
      const stays = now !== undefined && valuesAt(option, draft.chairs.length).includes(now);
      return [option.id, stays ? now : option.default];
    }),
  );
  return { ...draft, options };
}

/** The name of whoever takes a seat; null if anybody may. */
export function chairName(text: Text, { chairs }: Draft, seat: number, me: string): string | null {
  const chair = chairs[seat];
  if (chair === undefined) return null;
  if (chair.sitter === 'anybody') return chair.name.trim() || null;
  if (chair.sitter === 'bot') return text('seat.bot', { n: seat + 1 });
  return chair.name.trim() || (chair.sitter === 'me' ? me : text('seat.player', { n: seat + 1 }));
}

/** The options to choose from now. */
export const offeredOptions = ({ game, chairs, options }: Draft): readonly Option[] =>
  optionsFor(game, chairs.length, options);

/** Only tables on the server have clocks: on one device, nobody waits while the page is closed. */
function paceOf(draft: Draft): Pace {
  const { pace, minutes, seconds, hours, window } = draft;
  if (!isOnline(draft)) return { kind: 'untimed' };
  if (pace === 'live') return { kind: 'live', bank: minutes * 60_000, increment: seconds * 1000 };
  if (pace === 'days')
    return { kind: 'days', perTurn: hours * 3_600_000, window: window && { ...window, zone: zoneHere() } };
  return { kind: 'untimed' };
}

/** The time zone of this device. */
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function wishOf(draft: Draft, me: string): Wish {
  const chairs = draft.chairs.map(({ sitter, name, level, person }): WishedChair => {
    if (sitter === 'bot') return { for: 'bot', level };
    if (sitter === 'anybody' && person !== undefined) return { for: 'anybody', person };
    if (sitter === 'anybody') return name.trim() === '' ? { for: 'anybody' } : { for: 'anybody', name: name.trim() };
    return { for: 'me', name: name.trim() || me };
  });
  const { confirmTurns, timeUp, open, club } = draft;
  const options = Object.fromEntries(
    offeredOptions(draft).map(({ id, default: usual }) => [id, draft.options[id] ?? usual]),
  );
  const own = draft.edition === null ? {} : { content: draft.edition.file };
  return {
    game: draft.game.id,
    ...own,
    options,
    chairs,
    pace: paceOf(draft),
    confirmTurns,
    timeUp,
    open: open && club === null,
    rated: draft.rated && canBeRated(draft),
    ...(club === null ? {} : { club }),
  };
}

/** Different people, each with a device of their own. Whether all have accounts is known only when they sit down. */
export const canBeRated = ({ chairs }: Draft): boolean =>
  chairs.length > 1 &&
  chairs.filter(({ sitter }) => sitter === 'me').length === 1 &&
  chairs.every(({ sitter }) => sitter === 'me' || sitter === 'anybody');

/** Played on this device, unless somebody joins by a link. */
export const isOnline = ({ chairs }: Draft): boolean => chairs.some(({ sitter }) => sitter === 'anybody');
