// What somebody at the terminal sees of a game: where it stands, the table, the question, what was told, the score.
import type { AnyMatch, AnyOpen } from '@boardwright/bots';
import { type AnyTasks, type Engine, heard, type Play, type Refused, type Seat, type Told } from '@boardwright/engine';
import {
  isChosenAt,
  type TableChange,
  type ToldArea,
  type ToldSpot,
  type ToldTable,
  tableChanges,
  tellTable,
  withoutEchoes,
} from '@boardwright/text';
import { columns } from '../output/columns.ts';
import { tableOf } from '../output/table-view.ts';
import type { AnySurveyor, Speech } from '../speech.ts';
import { drawArea, type IsOpen, isBoard, nothingIsOpen } from '../table/draw.ts';
import { find, spotsOf } from '../table/find.ts';
import { drawPage } from '../table/page.ts';
import { table } from '../terminal/frame.ts';
import type { Screen } from '../terminal/screen.ts';
import { marked } from '../terminal/seats.ts';
import { hanging, packed, widest, wrapped } from '../terminal/text.ts';
import { type Offer, offersOf } from './offers.ts';
import { scoreRows } from './score-rows.ts';

export type AnyPlay = Play<unknown, AnyTasks>;
export type AnyEngine = Engine<unknown, AnyTasks>;

/** To whom something is shown, and in which words. */
export interface Shown {
  readonly screen: Screen;
  readonly speech: Speech;
  readonly surveyor: AnySurveyor | null;
}

/** Clears the screen and the scrollback, which may show the last player's secrets. */
export const CLEAR = '\x1b[2J\x1b[3J\x1b[H';
/** Longer lists of options are packed into columns. */
const LONG = 12;

export function say(shown: Shown, ...said: Parameters<Speech['say']>): void {
  paragraph(shown, '', shown.speech.say(...said));
}
export function refuse({ screen, speech }: Shown, ...said: Parameters<Speech['say']>): void {
  for (const line of wrapped(speech.say(...said), screen.columns)) screen.print(screen.paint('red', line));
}
export function paragraph({ screen }: Shown, lead: string, text: string): void {
  for (const line of hanging(lead, text, screen.columns)) screen.print(line);
}

/** The table in words, as a seat (null: a spectator) sees it; null if the game does not tell its table. */
export const toldTable = ({ surveyor, speech }: Shown, view: AnyMatch, seat: Seat | null): ToldTable | null =>
  surveyor === null ? null : tellTable(surveyor.survey(view, seat), speech);

/** Where the game stands, what lies before the reader, and what one wants to know of the others at every turn. */
export function showStanding(shown: Shown, engine: AnyEngine, view: AnyMatch, seat: Seat | null): void {
  const table = toldTable(shown, view, seat);
  if (table === null) {
    showState(shown, engine, view);
    return;
  }
  for (const line of table.summary) paragraph(shown, '', line);
  for (const area of table.areas) showInLine(shown, area, statusOf(area, seat));
}

/** What one has, in one line: where the question stands in the middle of a turn. */
export function showOwnGoods(shown: Shown, { areas }: ToldTable, seat: Seat): void {
  for (const area of areas)
    if (area.seat === seat)
      showInLine(
        shown,
        area,
        area.spots.filter(({ status }) => status === true),
      );
}

/** What is told of an area at every turn. A game that does not say what that is tells all that lies before the reader. */
function statusOf(area: ToldArea, seat: Seat | null): readonly ToldSpot[] {
  const told = area.spots.filter(({ status }) => status === true);
  return told.length > 0 || seat === null || area.seat !== seat || isBoard(area) ? told : area.spots;
}

function showInLine(shown: Shown, area: ToldArea, spots: readonly ToldSpot[]): void {
  if (spots.length === 0) return;
  const name = marked(shown.screen, area.seat, shown.screen.paint('bold', `${area.name}:`));
  paragraph(shown, '', `${name} ${spots.map(({ says }) => says).join(' ')}`);
}

/** The whole table, and the current points of a game that does not tell its table. */
export function showTable(
  shown: Shown,
  engine: AnyEngine,
  view: AnyMatch,
  seat: Seat | null,
  isOpen: IsOpen = nothingIsOpen,
): void {
  const table = toldTable(shown, view, seat);
  if (table === null) showState(shown, engine, view);
  else for (const line of drawPage(shown.screen, table.areas, isOpen)) shown.screen.print(line);
}

function showState(shown: Shown, engine: AnyEngine, view: AnyMatch): void {
  for (const line of tableOf(view.g, view.seats)) shown.screen.print(line);
  if (engine.game.score !== undefined) showScore(shown, engine, view);
}

/** The part of the table that was asked for: an area, a seat, a place, or the number of an option. */
export function showPart(
  shown: Shown,
  table: ToldTable,
  typed: string,
  offers: readonly Offer[] = [],
  isOpen: IsOpen = nothingIsOpen,
): void {
  const offer = offers.find(({ number }) => String(number) === typed);
  const found =
    offer === undefined
      ? find(table, typed, shown.speech.seat)
      : spotsOf(table.areas, spot => isChosenAt(spot, offer.word));
  if (offer !== undefined) showOffer(shown, offer);
  if (found.length === 0 && offer !== undefined) {
    if (offer.gives === '' && offer.costs === '') say(shown, 'look.noPlace', { what: offer.text });
    return;
  }
  if (found.length === 0) {
    refuse(shown, 'look.nothing', { typed, areas: table.areas.map(({ name }) => name).join(', ') });
    return;
  }
  for (const line of drawPage(shown.screen, found, isOpen)) shown.screen.print(line);
  const spots = found.flatMap(area => area.spots);
  if (spots.length > 1 || offer !== undefined) return;
  for (const here of offers.filter(({ word }) => spots.some(spot => isChosenAt(spot, word)))) showOffer(shown, here);
}

/** An option in full. */
const showOffer = (shown: Shown, offer: Offer): void => paragraph(shown, `${offer.number}  `, inFull(shown, offer));

const withCosts = ({ text, costs }: Offer): string => (costs === '' ? text : `${text} (${costs})`);
const inFull = ({ screen }: Shown, offer: Offer): string =>
  offer.gives === '' ? withCosts(offer) : `${withCosts(offer)}  ${screen.paint('dim', `– ${offer.gives}`)}`;

/** The boards on which the reader chooses now; of a table only the rows that can be chosen. */
export function showWhere(shown: Shown, told: ToldTable, isOpen: IsOpen): void {
  const { screen } = shown;
  if (screen.plain) return;
  const boards = told.areas
    .filter(area => isBoard(area) && area.spots.some(isOpen))
    .map(area => (area.grid === undefined ? { ...area, spots: area.spots.filter(isOpen) } : area));
  for (const line of drawPage(screen, boards, isOpen)) screen.print(line);
}

export const openFor =
  (words: readonly string[]): IsOpen =>
  spot =>
    words.some(word => isChosenAt(spot, word));

export function showQuestion(
  shown: Shown,
  engine: AnyEngine,
  open: AnyOpen,
  view: AnyMatch,
  told: ToldTable | null = null,
): void {
  const { screen, speech } = shown;
  const offers = offersOf(shown, engine, open, view);
  const who = marked(screen, open.seat, screen.paint('bold', speech.seat(open.seat)));
  paragraph(shown, '', `${who}: ${speech.ask(open.task)}`);
  if (screen.plain) {
    for (const offer of offers)
      screen.print(`${offer.number}. ${withCosts(offer)}${offer.gives === '' ? '' : `: ${offer.gives}`}`);
    return;
  }
  const places = offers.length > LONG ? placesIn(told, offers) : [];
  for (const { area, ids } of places)
    paragraph(shown, '  ', speech.say('options.places', { n: ids.length, area: area.name, id: ids[0] as string }));
  const listed = offers.filter(({ word }) => !places.some(place => place.words.has(word)));
  const size = Math.max(...offers.map(({ number }) => String(number).length));
  const lead = ({ number }: Offer): string => `${screen.paint('cyan', String(number).padStart(size))}  `;
  if (listed.length > LONG) {
    for (const group of byKind(listed)) {
      const texts = group.map(offer => `${lead(offer)}${withCosts(offer)}`);
      for (const line of packed(texts, screen.columns - 2)) screen.print(`  ${line}`);
    }
    return;
  }
  for (const offer of listed) paragraph(shown, `  ${lead(offer)}`, inFull(shown, offer));
}

interface Places {
  readonly area: ToldArea;
  readonly ids: readonly string[];
  readonly words: ReadonlySet<string>;
}

/** Many places of one grid are not listed: the grid shows them, and an id is enough to choose one. */
function placesIn(told: ToldTable | null, offers: readonly Offer[]): Places[] {
  const words = offers.map(({ word }) => word);
  const detail = (word: string): string => word.slice(word.indexOf(':') + 1);
  const isAlone = (id: string): boolean => words.filter(word => detail(word) === id).length === 1;
  return (told?.areas ?? [])
    .filter(({ grid }) => grid !== undefined)
    .map(area => {
      const ids = area.spots.map(({ id }) => id).filter(isAlone);
      return { area, ids, words: new Set(words.filter(word => ids.includes(detail(word)))) };
    })
    .filter(({ ids }) => ids.length > LONG);
}

function byKind<Entry extends { readonly word: string }>(entries: readonly Entry[]): Entry[][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const kind = entry.word.split(':', 1)[0] as string;
    groups.set(kind, [...(groups.get(kind) ?? []), entry]);
  }
  return [...groups.values()];
}

/** What has the same reason is told in one line. */
export function showReasons(shown: Shown, reasons: readonly Refused[]): void {
  const { screen, speech } = shown;
  if (reasons.length === 0) say(shown, 'why.none');
  const byReason = new Map<string, string[]>();
  for (const reason of reasons) {
    const key = `${speech.why(reason)} ${screen.paint('dim', `(${reason.rule})`)}`;
    byReason.set(key, [...(byReason.get(key) ?? []), speech.word(reason.word)]);
  }
  for (const [why, words] of byReason) paragraph(shown, screen.plain ? '' : '  ', `${words.join(', ')}: ${why}`);
}

/** What a seat (null: a spectator) heard. */
export function showTold(shown: Shown, told: readonly Told[], seat: Seat | null): void {
  const events = told.map(each => heard(each, seat)).filter(event => event !== null);
  const { screen, speech, surveyor } = shown;
  const lead = screen.plain ? '' : `${screen.paint('dim', '·')} `;
  for (const event of withoutEchoes(events, surveyor?.retells)) paragraph(shown, lead, speech.event(event));
}

/** What the table says now, and said otherwise before. */
export function showChanges(shown: Shown, before: ToldTable, now: ToldTable): void {
  const { screen, speech } = shown;
  const found = tableChanges(before, now);
  if (found.length === 0) say(shown, 'changed.nothing');
  const areas = [...new Set(found.map(({ area }) => `${area.id}/${area.seat ?? ''}`))];
  for (const place of areas) {
    const here = found.filter(({ area }) => `${area.id}/${area.seat ?? ''}` === place);
    const [first] = here;
    if (first === undefined) continue;
    const spots = here.map(change => ({ ...change.spot, says: changeIn(speech, change) }));
    const { grid: _, ...area } = first.area;
    const list: ToldArea = { ...area, heads: null, notes: [], spots };
    for (const line of drawArea(screen, list, screen.columns, nothingIsOpen)) screen.print(line);
  }
}

const changeIn = (speech: Speech, { spot, gone, before }: TableChange): string => {
  if (gone) return speech.say('changed.gone', { says: spot.says });
  return before === null
    ? spot.says
    : speech.say('changed.from', { says: spot.says, before: whatDiffers(before, spot.says) });
};

/** The parts of a long sentence that are said differently now. */
function whatDiffers(before: string, now: string): string {
  const parts = (text: string): string[] => text.split(/(?<=[;:.]) /);
  const kept = new Set(parts(now));
  const different = parts(before).filter(part => !kept.has(part));
  return different.length === 0 ? before : different.join(' ').replace(/[;:.]$/, '');
}

export function showScore(shown: Shown, engine: AnyEngine, view: AnyMatch): void {
  const { screen, speech } = shown;
  const sheets = engine.game.score?.(view.g);
  if (sheets === undefined) {
    say(shown, 'score.none');
    return;
  }
  const rows = scoreRows(speech, sheets, view.scores !== null);
  if (screen.plain) {
    for (const p of sheets.keys()) {
      screen.print(`${speech.seat(p)}.`);
      for (const { name, cells } of rows) if (cells[p] !== '') screen.print(`${name}: ${cells[p]}`);
    }
    return;
  }
  const names = sheets.map((_, p) => marked(screen, p, speech.seat(p)));
  const bold = (text: string): string => screen.paint('bold', text);
  const texts = rows.map(({ name, cells, isSum }) => {
    const row = [name, ...cells.map(cell => cell || '0')];
    return isSum ? row.map(bold) : row;
  });
  const lines = columns([['', ...names], ...texts], i => i > 0);
  const fits = widest(lines) <= screen.columns;
  for (const line of fits ? lines : table(['', ...names], texts, screen.columns, screen.unicode)) screen.print(line);
}

export function showEnd(shown: Shown, engine: AnyEngine, match: AnyMatch): void {
  const { screen, speech } = shown;
  const { scores, places } = match;
  if (scores === null || places === null) return;
  screen.print();
  const first = places.flatMap((place, p) => (place === 1 ? [speech.seat(p)] : []));
  const won = places.length < 2 ? 'over' : first.length > 1 ? 'over.shared' : 'over.won';
  screen.print(screen.paint('bold', speech.say(won, { name: first.join(', ') })));
  if (engine.game.score !== undefined) showScore(shown, engine, match);
  const order = places.map((place, p) => ({ place, p })).sort((a, b) => a.place - b.place);
  const rows = order.map(({ place, p }) => [`${place}.`, marked(screen, p, speech.seat(p)), String(scores[p])]);
  for (const line of columns(rows, i => i === 2)) screen.print(line);
}
