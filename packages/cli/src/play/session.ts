// A game in the terminal: asks people in turn, lets bots answer, and obeys what is typed.
import { type AnyOpen, type Bot, decide } from '@boardwright/bots';
import { type AnyModule, canonical, fastRandom, type Seat, type Told, wordOf, wordsOf } from '@boardwright/engine';
import type { Lines } from '../input/lines.ts';
import type { Speech } from '../speech.ts';
import { type Act, COMMAND_NAMES, keep, leave, obey } from './commands.ts';
import { offersOf } from './offers.ts';
import type { ReadRules } from './rule-book.ts';
import {
  type AnyPlay,
  CLEAR,
  openFor,
  type Shown,
  say,
  showEnd,
  showOwnGoods,
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
  readonly seed: number; // of the bots
  readonly rules: ReadRules;
  readonly lines: Lines;
  speech: Speech; // `lang` changes it
  save(file: string | null): string | null; // to a file, or to the one named at the start; returns where
  isOther(file: string): boolean; // whether something is there that is not this game
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
    const handed = shown !== null && shown !== open.seat;
    if (handed && hasSecrets(session) && !(await handOver(session, open.seat))) return;
    const isNew = shown === null || handed || play.entries.at(-1)?.seat !== open.seat;
    const news = shown !== null && play.entries.some(({ seat }) => seat === open.seat) ? 'news' : 'news.first';
    shown = open.seat;
    showTurn(session, open, { news: isNew ? news : null, since: told[open.seat] as number });
    told[open.seat] = play.told.length;
    if ((await askUntilAnswered(session, open)) === 'quit') return;
  }
  showNews(session, 'news', play.told.slice(Math.max(...told)).flat(), null);
  showEnd(session, play.engine, play.match);
}

/** With what heads the news; null: the same person goes on, who knows where the game stands. */
interface Turn {
  readonly news: 'news' | 'news.first' | null;
  readonly since: number;
}

/** What happened, the boards that the question is about, where the game stands if others have acted, and the question. */
export function showTurn(session: Session, open: AnyOpen, { news, since }: Turn): void {
  const { play, screen } = session;
  const view = play.engine.view(play.match, open.seat);
  const table = toldTable(session, view, open.seat);
  if (news !== null) screen.print();
  if (news !== null && table === null) showStanding(session, play.engine, view, open.seat);
  showNews(session, table === null ? null : news, play.told.slice(since).flat(), open.seat);
  if (news !== null && table !== null) screen.print();
  if (table !== null) showWhere(session, table, openFor(wordsOf(play.engine, open)));
  // Directly above the question, so that it is in sight even where the boards fill the window.
  if (news !== null && table !== null) {
    showStanding(session, play.engine, view, open.seat);
    screen.print();
  } else if (table !== null) showOwnGoods(session, table, open.seat);
  showQuestion(session, play.engine, open, view, table);
}

function showNews(session: Session, heading: Turn['news'], told: readonly Told[], seat: Seat | null): void {
  const { screen, speech } = session;
  if (heading !== null && told.length > 0) screen.print(screen.paint('bold', speech.say(heading)));
  showTold(session, told, seat);
}

/** Bots answer first: what they decide at the same time as a person stays secret. */
function nextQuestion({ play, bots }: Session): AnyOpen | null {
  const open = play.open();
  return open.find(each => bots.has(each.seat)) ?? open[0] ?? null;
}

/** What a bot does depends on the answers before, not on whether the game was left in between. */
function botAnswers(session: Session, open: AnyOpen, bot: Bot): void {
  const { play, seed } = session;
  const answer = decide(play.engine, play.match, open, bot, fastRandom(seed + play.entries.length));
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
  const { play } = session;
  const offers = offersOf(session, play.engine, open, play.engine.view(play.match, open.seat));
  const completions = [...offers.map(({ text }) => text), ...COMMAND_NAMES];
  for (;;) {
    const line = await session.lines.ask('> ', completions);
    const act = line === null ? await leave(session) : await obey(session, open, line.trim());
    if (act !== 'again' || line === null) return act === 'again' ? 'quit' : act;
  }
}

/** The first words at a table, with who plays where. */
export function welcome(session: Session, seed: number): void {
  const { screen, speech, play, bots } = session;
  screen.print(screen.paint('bold', speech.game()));
  say(session, 'welcome', { n: play.seats, seed: String(seed) });
  for (const [seat, bot] of bots) say(session, 'welcome.bot', { seat: speech.seat(seat), bot: bot.name });
  if (bots.size === 0 && play.entries.length > 0) say(session, 'welcome.noBots');
}
