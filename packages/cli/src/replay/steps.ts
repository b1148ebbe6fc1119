// Shows the steps of a saved game, all at once or one by one.
import { noChance, replay } from '@boardwright/engine';
import { type Lines, readLines } from '../input/lines.ts';
import { columns } from '../output/columns.ts';
import { print } from '../output/print.ts';
import { bad, bold, dim } from '../output/style.ts';
import { type AnyPlay, showEnd, showTable } from '../play/screen.ts';
import type { Speech } from '../speech.ts';
import { type Eyes, eventsFor, viewFor } from './eyes.ts';

export interface Replay {
  readonly play: AnyPlay; // the whole game
  readonly eyes: Eyes;
  readonly to: number; // the last answer to show
  readonly speech: Speech;
}

/** All lines; step 0 is the setup. */
export function showAll(shown: Replay): void {
  const { play, to, speech } = shown;
  for (let n = 0; n <= to; n++) for (const line of linesOf(shown, n)) print(line);
  if (to === play.entries.length) showEnd(play.engine, play.match, speech);
}

function linesOf({ play, eyes, speech }: Replay, n: number): string[] {
  const events = eventsFor(eyes, play.told[n] ?? []);
  return columns(events.map((event, i) => [dim(i === 0 ? String(n).padStart(4) : '    '), speech.event(event)]));
}

export async function stepThrough(shown: Replay): Promise<void> {
  const lines = readLines();
  try {
    for (let n: number | null = 0; n !== null; n = await ask(lines, n, shown.to)) showStep(shown, n);
  } finally {
    lines.close();
  }
}

function showStep(shown: Replay, n: number): void {
  const { play, eyes, to, speech } = shown;
  const then = replay(play.engine.game, play.log, noChance, n);
  print();
  print(bold(`${n} of ${to}`));
  showTable(then.engine, viewFor(eyes, then), speech);
  for (const line of linesOf(shown, n)) print(line);
  if (n === play.entries.length) showEnd(play.engine, play.match, speech);
}

/** The step to go to from step n; null: the reader wants to stop. */
async function ask(lines: Lines, n: number, to: number): Promise<number | null> {
  for (;;) {
    const line = (await lines.ask('[Enter] next, b back, a number, q: '))?.trim();
    if (line === undefined || line === 'q' || line === 'quit') return null;
    const wanted = line === '' ? n + 1 : line === 'b' ? n - 1 : Number(line);
    if (Number.isInteger(wanted) && wanted >= 0 && wanted <= to) return wanted;
    print(line === '' ? dim('This was the last one.') : bad(`Type a number from 0 to ${to}.`));
  }
}
