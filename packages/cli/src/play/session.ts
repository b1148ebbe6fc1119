// A game in the terminal: asks people in turn, lets bots answer, and runs what is typed.
import { type AnyOpen, type Bot, decide } from '@boardwright/bots';
import { BadInput, canonical, type Random, type Refused, type Seat, wordOf, wordsOf } from '@boardwright/engine';
import { didYouMean } from '../input/did-you-mean.ts';
import type { Lines } from '../input/lines.ts';
import { print } from '../output/print.ts';
import { bad, bold, dim } from '../output/style.ts';
import type { Speech } from '../speech.ts';
import { findWord } from './find-word.ts';
import { type AnyPlay, CLEAR, showEnd, showQuestion, showReasons, showScore, showTable, showTold } from './screen.ts';

export interface Session {
  readonly play: AnyPlay;
  readonly bots: ReadonlyMap<Seat, Bot>; // the other seats are people
  readonly random: Random; // of the bots
  readonly speech: Speech;
  readonly lines: Lines;
  save(file: string | null): string | null; // to a file, or to the one named at the start; returns where
}

/** How many answers of a loaded game are shown again. */
const RECENT = 10;

type Act = 'again' | 'go on' | 'quit';

const HELP = `Answer with a number of the list, a word, or the beginning of one. Besides:
  why        what you might expect here and cannot do, and why
  table      the table as you see it
  score      where the points come from
  log        what happened so far
  undo       takes back the last answer, as far as the rules allow
  save FILE  saves the game; boardwright play --load FILE goes on with it
  help       this help
  quit       leaves the game`;

/** Plays until the game is over or somebody quits. */
export async function runSession(session: Session): Promise<void> {
  const { play, bots, speech } = session;
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
    if (handed || play.entries.at(-1)?.seat !== open.seat) {
      print();
      showTable(play.engine, play.engine.view(play.match, open.seat), speech);
    }
    shown = open.seat;
    const news = play.told.slice(told[open.seat]).flat();
    showTold(news, open.seat, speech);
    if (secrets) told[open.seat] = play.told.length;
    else told.fill(play.told.length); // everybody looks at the same screen
    showQuestion(play.engine, open, speech);
    if ((await askUntilAnswered(session, open)) === 'quit') return;
  }
  showTold(play.told.slice(Math.max(...told)).flat(), null, speech);
  showEnd(play.engine, play.match, speech);
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

async function handOver({ lines, speech }: Session, seat: Seat): Promise<boolean> {
  if (!lines.interactive) {
    print(dim(`--- ${speech.seat(seat)} ---`));
    return true;
  }
  process.stdout.write(CLEAR);
  if ((await lines.ask(`${bold(speech.seat(seat))} is next. Hand over, then press Enter. `)) === null) return false;
  process.stdout.write(CLEAR);
  return true;
}

async function askUntilAnswered(session: Session, open: AnyOpen): Promise<Act> {
  const words = wordsOf(session.play.engine, open);
  for (;;) {
    const line = await session.lines.ask('> ', words);
    const act = line === null ? leave(session) : obey(session, open, words, line.trim());
    if (act !== 'again') return act;
  }
}

function obey(session: Session, open: AnyOpen, words: readonly string[], line: string): Act {
  const { play, speech } = session;
  const { engine, match } = play;
  const [first = '', ...rest] = line.split(/\s+/);
  const view = engine.view(match, open.seat);
  switch (first) {
    case '':
      showQuestion(engine, open, speech);
      return 'again';
    case 'help':
    case '?':
      print(HELP);
      return 'again';
    case 'why':
      showReasons(reasonsOf(session, open), speech);
      return 'again';
    case 'table':
      showTable(engine, view, speech);
      return 'again';
    case 'score':
      showScore(engine, view, speech);
      return 'again';
    case 'log':
      showTold(play.told.flat(), open.seat, speech);
      return 'again';
    case 'undo':
      return undo(session, open.seat);
    case 'save':
      save(session, rest.join(' '));
      return 'again';
    case 'quit':
      return leave(session);
    default:
      return answer(session, open, words, line);
  }
}

function answer(session: Session, open: AnyOpen, words: readonly string[], typed: string): Act {
  const found = findWord(typed, words);
  if (found === null) {
    print(bad(whyRefused(session, open, words, typed)));
    return 'again';
  }
  if ('several' in found) {
    print(bad(`"${typed}" could be ${found.several.join(', ')}.`));
    return 'again';
  }
  session.play.answer({ seat: open.seat, word: found.word as `${string}:${string}`, at: open.at });
  keep(session);
  return 'go on';
}

function whyRefused(session: Session, open: AnyOpen, words: readonly string[], typed: string): string {
  if (/^\d+$/.test(typed)) return `There are ${words.length} options: type a number from 1 to ${words.length}.`;
  const reasons = reasonsOf(session, open);
  const found = findWord(
    typed,
    reasons.map(reason => reason.word),
  );
  const reason = reasons.find(each => found !== null && 'word' in found && each.word === found.word);
  if (reason !== undefined)
    return `${session.speech.word(reason.word)} is not possible: ${session.speech.why(reason)} (${reason.rule}).`;
  return `"${typed}" is not among the options of ${session.speech.seat(open.seat)}${didYouMean(typed, words)}; type help for help.`;
}

function reasonsOf({ play }: Session, open: AnyOpen): readonly Refused[] {
  const view = play.engine.view(play.match, open.seat);
  return play.engine.question(open.task).whyNot?.(view.g, open.task) ?? [];
}

/** Undoes the last answer of the seat that is asked or, at a shared screen, of the person before it. */
function undo(session: Session, asked: Seat): Act {
  const { play, bots, speech } = session;
  const last = play.entries.at(-1)?.seat;
  const seat = [asked, last].find(p => p !== undefined && !bots.has(p) && play.canUndo(p));
  if (seat === undefined || !play.undo(seat)) {
    print(bad('Nothing can be taken back here.'));
    return 'again';
  }
  keep(session);
  print(dim(`${speech.seat(seat)} takes back the last answer.`));
  return 'go on';
}

/** A full disk must not end the game. */
function keep(session: Session, file: string | null = null): string | null {
  try {
    return session.save(file);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    print(bad(`Not saved: ${error.message}.`));
    return null;
  }
}

function save(session: Session, file: string): void {
  const saved = keep(session, file === '' ? null : file);
  if (saved !== null) print(`Saved in ${saved}.`);
  else if (file === '') print(bad('Say where: save FILE.'));
}

function leave(session: Session): Act {
  const saved = keep(session);
  if (saved !== null) print(`The game is saved in ${saved}.`);
  else print('Left without saving (save FILE saves a game before you quit).');
  return 'quit';
}
