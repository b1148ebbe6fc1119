// Shows the steps of a saved game, all at once or one by one.
import { noChance, replay } from '@boardwright/engine';
import { type Lines, readLines } from '../input/lines.ts';
import {
  type AnyPlay,
  refuse,
  type Shown,
  say,
  showChanges,
  showEnd,
  showPart,
  showScore,
  showStanding,
  showTable,
  toldTable,
} from '../play/show.ts';
import { hanging } from '../terminal/text.ts';
import { type Eyes, eventsFor, seatOf, viewFor } from './eyes.ts';

export interface Replay extends Shown {
  readonly play: AnyPlay; // the whole game
  readonly eyes: Eyes;
  readonly to: number; // the last answer to show
}

/** All lines; step 0 is the setup. */
export function showAll(shown: Replay): void {
  const { play, to, screen } = shown;
  for (let n = 0; n <= to; n++) for (const line of linesOf(shown, n)) screen.print(line);
  if (to === play.entries.length) showEnd(shown, play.engine, play.match);
}

function linesOf({ play, eyes, speech, screen }: Replay, n: number): string[] {
  const events = eventsFor(eyes, play.told[n] ?? []);
  return events.flatMap((event, i) => {
    const lead = screen.paint('dim', i === 0 ? String(n).padStart(4) : '    ');
    return hanging(`${lead}  `, speech.event(event), screen.columns);
  });
}

export async function stepThrough(shown: Replay, lines: Lines = readLines()): Promise<void> {
  try {
    for (let n: number | null = 0; n !== null; n = await ask(shown, lines, n)) showStep(shown, n);
  } finally {
    lines.close();
  }
}

const tableAt = ({ play }: Replay, n: number): AnyPlay => replay(play.engine.game, play.log, noChance, n);

function showStep(shown: Replay, n: number): void {
  const { play, eyes, to, screen, speech } = shown;
  const then = tableAt(shown, n);
  screen.print();
  screen.print(screen.paint('bold', speech.say('replay.at', { n, to })));
  showStanding(shown, then.engine, viewFor(eyes, then), seatOf(eyes));
  screen.print();
  for (const line of linesOf(shown, n)) screen.print(line);
  if (n === play.entries.length) showEnd(shown, play.engine, play.match);
}

/** The step to go to from step n; null: the reader wants to stop. */
async function ask(shown: Replay, lines: Lines, n: number): Promise<number | null> {
  for (;;) {
    const line = (await lines.ask(shown.speech.say('replay.prompt')))?.trim();
    if (line === undefined || line === 'q' || line === 'quit') return null;
    const wanted = goal(line, n);
    if (wanted === null) show(shown, n, line);
    else if (wanted >= 0 && wanted <= shown.to) return wanted;
    else if (wanted < 0) say(shown, 'replay.first');
    else if (wanted === n + 1) say(shown, 'replay.last');
    else refuse(shown, 'replay.number', { to: shown.to });
  }
}

/** Null: no step was named. */
function goal(line: string, n: number): number | null {
  if (line === '' || line === 'n' || line === 'next') return n + 1;
  if (line === 'b' || line === 'back') return n - 1;
  return /^\d+$/.test(line) ? Number(line) : null;
}

function show(shown: Replay, n: number, line: string): void {
  const { eyes, to } = shown;
  const [command, ...rest] = line.split(/\s+/);
  const then = tableAt(shown, n);
  const view = viewFor(eyes, then);
  const table = toldTable(shown, view, seatOf(eyes));
  if (command === 'look' && rest.length > 0 && table !== null) showPart(shown, table, rest.join(' '));
  else if (command === 'look') showTable(shown, then.engine, view, seatOf(eyes));
  else if (command === 'score') showScore(shown, then.engine, view);
  else if (command === 'changed') showChange(shown, n);
  else if (command === 'help' || command === '?') showHelp(shown);
  else refuse(shown, 'replay.number', { to });
}

function showChange(shown: Replay, n: number): void {
  const at = (step: number) => toldTable(shown, viewFor(shown.eyes, tableAt(shown, step)), seatOf(shown.eyes));
  const [before, now] = n === 0 ? [null, null] : [at(n - 1), at(n)];
  if (before === null || now === null) say(shown, 'changed.never');
  else showChanges(shown, before, now);
}

function showHelp(shown: Replay): void {
  say(shown, 'replay.help');
  for (const name of ['look', 'changed', 'score', 'quit'] as const)
    for (const line of hanging(`  ${name.padEnd(9)}`, shown.speech.say(`replay.help.${name}`), shown.screen.columns))
      shown.screen.print(line);
}
