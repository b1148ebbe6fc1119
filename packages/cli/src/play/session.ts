// A game in the terminal: asks people in turn, lets bots answer, and obeys what is typed.
import { type AnyOpen, type Bot, decide } from '@boardwright/bots';
import { type AnyModule, canonical, type Random, type Seat, type Survey, wordOf, wordsOf } from '@boardwright/engine';
import type { Lines } from '../input/lines.ts';
import type { Speech } from '../speech.ts';
import { type Act, keep, leave, obey } from './commands.ts';
import type { ReadRules } from './rule-book.ts';
import {
  type AnyPlay,
  CLEAR,
  openFor,
  type Shown,
  say,
  showEnd,
  showQuestion,
  showStanding,
  showTold,
  showWhere,
  toldTable,
} from './show.ts';

export interface Session extends Shown {
  readonly play: AnyPlay;
  readonly module: AnyModule;
  readonly bots: ReadonlyMap<Seat, Bot>; // the other seats are people
  readonly random: Random; // of the bots
  readonly rules: ReadRules;
  readonly lines: Lines;
  speech: Speech; // `lang` changes it
  /** The table as each person left it after the last answer. */
  readonly left: Map<Seat, Survey>;
  save(file: string | null): string | null; // to a file, or to the one named at the start; returns where
}

/** How many answers of a loaded game are shown again. */
const RECENT = 10;

/** Plays until the game is over or somebody quits. */
export async function runSession(session: Session): Promise<void> {
  const { play, bots } = session;
  const told = new Array<number>(play.seats).fill(Math.max(0, play.told.length - RECENT)); // how many were shown, by seat
  let shown: Seat | null = null;
  for (let open = nextQuestion(session); open !== null; open = nextQuestion(session)) {
    const bot = bots.get(open.seat);
    if (bot !== undefined) {
      botAnswers(session, open, bot);
      continue;
    }
    const secrets = hasSecrets(session);
    const handed = shown !== null && shown !== open.seat;
    if (handed && secrets && !(await handOver(session, open.seat))) return;
    const isNew = handed || play.entries.at(-1)?.seat !== open.seat;
    shown = open.seat;
    showTurn(session, open, { isNew, since: told[open.seat] as number });
    if (secrets) told[open.seat] = play.told.length;
    else told.fill(play.told.length); // everybody looks at the same screen
    if ((await askUntilAnswered(session, open)) === 'quit') return;
  }
  showTold(session, play.told.slice(Math.max(...told)).flat(), null);
  showEnd(session, play.engine, play.match);
}

/** What happened, where the game stands if others have acted, and the question with the boards it is about. */
export function showTurn(session: Session, open: AnyOpen, { isNew, since }: { isNew: boolean; since: number }): void {
  const { play, screen } = session;
  const view = play.engine.view(play.match, open.seat);
  const table = toldTable(session, view, open.seat);
  if (isNew) screen.print();
  if (isNew && table === null) showStanding(session, play.engine, view, open.seat);
  const news = play.told.slice(since).flat();
  if (isNew && table !== null && news.length > 0) screen.print(screen.paint('bold', session.speech.say('news')));
  showTold(session, news, open.seat);
  if (isNew && table !== null) {
    screen.print();
    showStanding(session, play.engine, view, open.seat);
    screen.print();
  }
  if (table !== null) showWhere(session, table, openFor(wordsOf(play.engine, open)));
  showQuestion(session, play.engine, open, table);
}

/** Bots answer first: what they decide at the same time as a person stays secret. */
function nextQuestion({ play, bots }: Session): AnyOpen | null {
  const open = play.open();
  return open.find(each => bots.has(each.seat)) ?? open[0] ?? null;
}

function botAnswers(session: Session, open: AnyOpen, bot: Bot): void {
  const { play, random } = session;
  const answer = decide(play.engine, play.match, open, bot, random);
  play.answer({ seat: open.seat, word: wordOf(play.engine, open, answer), at: open.at });
  keep(session);
}

/** True if the people at this screen may not all see the same. */
function hasSecrets({ play, bots }: Session): boolean {
  const { game } = play.engine;
  const people = Array.from({ length: play.seats }, (_, p) => p).filter(p => !bots.has(p));
  return new Set(people.map(p => canonical(game.view(play.match.g, p)))).size > 1;
}

async function handOver({ lines, speech, screen }: Session, seat: Seat): Promise<boolean> {
  const name = screen.paint('bold', speech.seat(seat));
  if (!lines.interactive) {
    screen.print(screen.paint('dim', `--- ${speech.seat(seat)} ---`));
    return true;
  }
  process.stdout.write(CLEAR);
  if ((await lines.ask(speech.say('handOver', { name }))) === null) return false;
  process.stdout.write(CLEAR);
  return true;
}

async function askUntilAnswered(session: Session, open: AnyOpen): Promise<Act> {
  const words = wordsOf(session.play.engine, open);
  for (;;) {
    const line = await session.lines.ask('> ', words);
    const act = line === null ? leave(session) : await obey(session, open, words, line.trim());
    if (act !== 'again') return act;
  }
}

/** The first words at a table. */
export function welcome(session: Session, seed: number): void {
  const { screen, speech, play } = session;
  screen.print(screen.paint('bold', speech.game()));
  say(session, 'welcome', { n: play.seats, seed: String(seed) });
}
