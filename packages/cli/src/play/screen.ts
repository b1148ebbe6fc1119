// What the player in the terminal sees: the table, the question, the log, the score.
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
import { withoutEchoes } from '@boardwright/text';
import { columns } from '../output/columns.ts';
import { print } from '../output/print.ts';
import { bold, dim, good, lit } from '../output/style.ts';
import { tableOf } from '../output/table-view.ts';
import type { Speech } from '../speech.ts';

export type AnyPlay = Play<unknown, AnyTasks>;
export type AnyEngine = Engine<unknown, AnyTasks>;

/** Clears the screen and the scrollback, which may show the last player's secrets. */
export const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** The table as a seat sees it, and the current points. */
export function showTable(engine: AnyEngine, view: AnyMatch, speech: Speech): void {
  for (const line of tableOf(view.g, view.seats)) print(line);
  if (engine.game.score !== undefined) showScore(engine, view, speech);
}

export function showQuestion(engine: AnyEngine, open: AnyOpen, speech: Speech): void {
  print(`${bold(speech.seat(open.seat))}: ${speech.ask(open.task)}`);
  const rows = wordsOf(engine, open).map((word, i) => {
    const text = speech.word(word);
    return [lit(String(i + 1)), text, text === word ? '' : dim(word)];
  });
  for (const line of columns(rows, i => i === 0)) print(`  ${line}`);
}

export function showReasons(reasons: readonly Refused[], speech: Speech): void {
  if (reasons.length === 0) print('Nothing that you might expect is missing here.');
  const rows = reasons.map(reason => [speech.word(reason.word), speech.why(reason), dim(reason.rule)]);
  for (const line of columns(rows)) print(`  ${line}`);
}

/** What a seat (null: a spectator) heard. */
export function showTold(told: readonly Told[], seat: Seat | null, speech: Speech): void {
  const events = told.map(each => heard(each, seat)).filter(event => event !== null);
  for (const event of withoutEchoes(events)) print(`${dim('·')} ${speech.event(event)}`);
}

export function showScore(engine: AnyEngine, view: AnyMatch, speech: Speech): void {
  const sheets = engine.game.score?.(view.g);
  if (sheets === undefined) {
    print('This game keeps no score before its end.');
    return;
  }
  const sources = [...new Set(sheets.flatMap(sheet => sheet.lines.map(line => line.source)))];
  const head = ['', ...sheets.map((_, p) => speech.seat(p))].map(dim);
  const rows = sources.map(source => [
    speech.score(source),
    ...sheets.map(sheet => String(sum(sheet.lines.filter(line => line.source === source).map(line => line.points)))),
  ]);
  const total = ['', ...sheets.map(sheet => bold(String(sheet.total)))];
  for (const line of columns([head, ...rows, total], i => i > 0)) print(line);
}

export function showEnd(engine: AnyEngine, match: AnyMatch, speech: Speech): void {
  const { scores, places } = match;
  if (scores === null || places === null) return;
  print();
  print(bold('The game is over.'));
  if (engine.game.score !== undefined) showScore(engine, match, speech);
  const order = places.map((place, p) => ({ place, p })).sort((a, b) => a.place - b.place);
  const rows = order.map(({ place, p }) => [
    `${place}.`,
    place === 1 ? good(speech.seat(p)) : speech.seat(p),
    String(scores[p]),
  ]);
  for (const line of columns(rows, i => i === 2)) print(line);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
