// What somebody at the terminal sees of a game: where it stands, the table, the question, what was told, the score.
import type { AnyMatch, AnyOpen } from '@boardwright/bots';
import {
  type AnyTasks,
  type Engine,
  heard,
  type Play,
  type Refused,
  type Seat,
  type Told,
  wordsOf,
} from '@boardwright/engine';
import { isChosenAt, type ToldArea, type ToldTable, tableChanges, tellTable, withoutEchoes } from '@boardwright/text';
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

/** Where the game stands, and what lies before the reader. */
export function showStanding(shown: Shown, engine: AnyEngine, view: AnyMatch, seat: Seat | null): void {
  const table = toldTable(shown, view, seat);
  if (table === null) {
    showState(shown, engine, view);
    return;
  }
  for (const line of table.summary) paragraph(shown, '', line);
  for (const area of table.areas.filter(each => seat !== null && each.seat === seat && !isBoard(each))) {
    const name = marked(shown.screen, area.seat, shown.screen.paint('bold', `${area.name}:`));
    paragraph(shown, '', `${name} ${area.spots.map(({ says }) => says).join(' ')}`);
  }
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
  words: readonly string[] = [],
  isOpen: IsOpen = nothingIsOpen,
): void {
  const word = /^\d+$/.test(typed) ? words[Number(typed) - 1] : undefined;
  const found = word === undefined ? find(table, typed) : spotsOf(table.areas, spot => isChosenAt(spot, word));
  if (found.length === 0 && word !== undefined) {
    say(shown, 'look.noPlace', { what: shown.speech.word(word) });
    return;
  }
  if (found.length === 0) {
    refuse(shown, 'look.nothing', { typed, areas: table.areas.map(({ name }) => name).join(', ') });
    return;
  }
  for (const line of drawPage(shown.screen, found, isOpen)) shown.screen.print(line);
  const spots = found.flatMap(area => area.spots);
  if (spots.length > 1) return;
  const here = words.flatMap((each, i) => (spots.some(spot => isChosenAt(spot, each)) ? [i] : []));
  for (const i of here) paragraph(shown, `${i + 1}  `, shown.speech.word(words[i] as string));
}

/** The boards on which the reader chooses now. */
export function showWhere(shown: Shown, table: ToldTable, isOpen: IsOpen): void {
  const { screen } = shown;
  if (screen.plain) return;
  const boards = table.areas.filter(area => isBoard(area) && area.spots.some(isOpen));
  for (const line of drawPage(screen, boards, isOpen)) screen.print(line);
}

export const openFor =
  (words: readonly string[]): IsOpen =>
  spot =>
    words.some(word => isChosenAt(spot, word));

export function showQuestion(shown: Shown, engine: AnyEngine, open: AnyOpen, table: ToldTable | null = null): void {
  const { screen, speech } = shown;
  const words = wordsOf(engine, open);
  const who = marked(screen, open.seat, screen.paint('bold', speech.seat(open.seat)));
  paragraph(shown, '', `${who}: ${speech.ask(open.task)}`);
  const size = String(words.length).length;
  const entries = words.map((word, i) => ({ word, number: String(i + 1).padStart(size), text: speech.word(word) }));
  if (screen.plain) {
    for (const { number, text } of entries) screen.print(`${number.trim()}. ${text}`);
    return;
  }
  const places = words.length > LONG ? placesIn(table, words) : [];
  for (const { area, ids } of places)
    paragraph(shown, '  ', speech.say('options.places', { n: ids.length, area: area.name, ids: ids.join(' ') }));
  const listed = entries.filter(({ word }) => !places.some(place => place.words.has(word)));
  const lit = (number: string): string => screen.paint('cyan', number);
  if (listed.length > LONG) {
    for (const group of byKind(listed)) {
      const texts = group.map(({ number, text }) => `${lit(number)}  ${text}`);
      for (const line of packed(texts, screen.columns - 2)) screen.print(`  ${line}`);
    }
    return;
  }
  for (const { word, number, text } of listed)
    paragraph(shown, `  ${lit(number)}  `, text === word ? text : `${text}  ${screen.paint('dim', word)}`);
}

interface Places {
  readonly area: ToldArea;
  readonly ids: readonly string[];
  readonly words: ReadonlySet<string>;
}

/** Many places of one grid are named by their ids alone: the grid shows them, and an id is enough to choose one. */
function placesIn(table: ToldTable | null, words: readonly string[]): Places[] {
  const detail = (word: string): string => word.slice(word.indexOf(':') + 1);
  const isAlone = (id: string): boolean => words.filter(word => detail(word) === id).length === 1;
  return (table?.areas ?? [])
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

export function showReasons(shown: Shown, reasons: readonly Refused[]): void {
  const { screen, speech } = shown;
  if (reasons.length === 0) say(shown, 'why.none');
  const rows = reasons.map(reason => [speech.word(reason.word), speech.why(reason), screen.paint('dim', reason.rule)]);
  const lines = columns(rows).map(line => `  ${line}`);
  if (!screen.plain && widest(lines) <= screen.columns) for (const line of lines) screen.print(line);
  else for (const [word, why, rule] of rows) paragraph(shown, screen.plain ? '' : '  ', `${word}: ${why} (${rule})`);
}

/** What a seat (null: a spectator) heard. */
export function showTold(shown: Shown, told: readonly Told[], seat: Seat | null): void {
  const events = told.map(each => heard(each, seat)).filter(event => event !== null);
  const { screen, speech } = shown;
  const lead = screen.plain ? '' : `${screen.paint('dim', '·')} `;
  for (const event of withoutEchoes(events)) paragraph(shown, lead, speech.event(event));
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
    const spots = here.map(({ spot, gone }) =>
      gone ? { ...spot, says: speech.say('changed.gone', { says: spot.says }) } : spot,
    );
    const { grid: _, ...area } = first.area;
    const list: ToldArea = { ...area, heads: null, spots };
    for (const line of drawArea(screen, list, screen.columns, nothingIsOpen)) screen.print(line);
  }
}

export function showScore(shown: Shown, engine: AnyEngine, view: AnyMatch): void {
  const { screen, speech } = shown;
  const sheets = engine.game.score?.(view.g);
  if (sheets === undefined) {
    say(shown, 'score.none');
    return;
  }
  const sources = [...new Set(sheets.flatMap(sheet => sheet.lines.map(line => line.source)))];
  const pointsOf = (p: Seat, source: string): number =>
    sum((sheets[p]?.lines ?? []).filter(line => line.source === source).map(line => line.points));
  if (screen.plain) {
    for (const [p, sheet] of sheets.entries()) {
      screen.print(`${speech.seat(p)}: ${sheet.total}`);
      for (const source of sources) screen.print(`${speech.score(source)}: ${pointsOf(p, source)}`);
    }
    return;
  }
  const names = sheets.map((_, p) => marked(screen, p, speech.seat(p)));
  const rows = sources.map(source => [speech.score(source), ...sheets.map((_, p) => String(pointsOf(p, source)))]);
  const total = ['', ...sheets.map(sheet => screen.paint('bold', String(sheet.total)))];
  const lines = columns([['', ...names], ...rows, total], i => i > 0);
  const fits = widest(lines) <= screen.columns;
  for (const line of fits ? lines : table(['', ...names], [...rows, total], screen.columns, screen.unicode))
    screen.print(line);
}

export function showEnd(shown: Shown, engine: AnyEngine, match: AnyMatch): void {
  const { screen, speech } = shown;
  const { scores, places } = match;
  if (scores === null || places === null) return;
  screen.print();
  screen.print(screen.paint('bold', speech.say('over')));
  if (engine.game.score !== undefined) showScore(shown, engine, match);
  const order = places.map((place, p) => ({ place, p })).sort((a, b) => a.place - b.place);
  const rows = order.map(({ place, p }) => [`${place}.`, marked(screen, p, speech.seat(p)), String(scores[p])]);
  for (const line of columns(rows, i => i === 2)) screen.print(line);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
