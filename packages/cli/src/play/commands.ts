// What somebody can type besides an answer.
import { type AnyOpen, decide, makeBot } from '@boardwright/bots';
import { BadInput, fastRandom, LANGUAGES, type Refused, wordOf } from '@boardwright/engine';
import { tellTable } from '@boardwright/text';
import { nearest } from '../input/did-you-mean.ts';
import { hanging } from '../terminal/text.ts';
import { findWord } from './find-word.ts';
import { showRules } from './rule-book.ts';
import type { Session } from './session.ts';
import {
  openFor,
  paragraph,
  refuse,
  say,
  showChanges,
  showPart,
  showQuestion,
  showReasons,
  showScore,
  showTable,
  showTold,
  toldTable,
} from './show.ts';

export type Act = 'again' | 'go on' | 'quit';

/** What a command works on: the open question, its words, and what was typed after the command. */
interface Asked {
  readonly open: AnyOpen;
  readonly words: readonly string[];
  readonly rest: string;
}
/** The question is asked again unless the command says otherwise. */
type Run = (session: Session, asked: Asked) => Act | void | Promise<void>;

/** The bot that gives advice: it plays well and needs no time. */
const ADVISER = 'skilled';

const COMMANDS: Readonly<Record<string, Run>> = {
  look: (session, asked) => look(session, asked),
  changed: (session, { open }) => changed(session, open),
  score: (session, { open }) => showScore(session, session.play.engine, viewOf(session, open)),
  why: (session, { open }) => showReasons(session, reasonsOf(session, open)),
  hint: (session, { open, words }) => hint(session, open, words),
  rules: (session, { rest }) => showRules(session, session.rules, rest),
  log: (session, { open }) => showTold(session, session.play.told.flat(), open.seat),
  undo: (session, { open }) => undo(session, open),
  save: (session, { rest }) => save(session, rest),
  lang: (session, { open, rest }) => changeLanguage(session, open, rest),
  help: session => help(session),
  quit: session => leave(session),
};
const OTHER_NAMES: Readonly<Record<string, string>> = { table: 'look', '?': 'help' };

export async function obey(session: Session, open: AnyOpen, words: readonly string[], line: string): Promise<Act> {
  const [first = '', ...rest] = line.split(/\s+/);
  if (first === '') {
    ask(session, open);
    return 'again';
  }
  const name = OTHER_NAMES[first] ?? first;
  const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (run === undefined) return answer(session, open, words, line);
  return (await run(session, { open, words, rest: rest.join(' ') })) || 'again';
}

const viewOf = ({ play }: Session, open: AnyOpen) => play.engine.view(play.match, open.seat);

function ask(session: Session, open: AnyOpen): void {
  showQuestion(session, session.play.engine, open, toldTable(session, viewOf(session, open), open.seat));
}

function look(session: Session, { open, words, rest }: Asked): void {
  const view = viewOf(session, open);
  const table = toldTable(session, view, open.seat);
  if (rest === '' || table === null) showTable(session, session.play.engine, view, open.seat, openFor(words));
  else showPart(session, table, rest, words, openFor(words));
}

function changed(session: Session, open: AnyOpen): void {
  const { speech, left } = session;
  const before = left.get(open.seat);
  const now = toldTable(session, viewOf(session, open), open.seat);
  if (before === undefined || now === null) say(session, 'changed.never');
  else showChanges(session, tellTable(before, speech), now);
}

/** The adviser sees what the seat sees. */
function hint(session: Session, open: AnyOpen, words: readonly string[]): void {
  const { play, module, speech } = session;
  const adviser = makeBot(ADVISER, module);
  const advised = decide(play.engine, play.match, open, adviser, fastRandom(play.entries.length));
  const word = wordOf(play.engine, open, advised);
  const bot = speech.say('bot.skilled');
  say(session, 'hint', { bot, n: words.indexOf(word) + 1, word, what: speech.word(word) });
}

function help(session: Session): void {
  const { screen, speech } = session;
  paragraph(session, '', speech.say('help'));
  const shown = ['look', 'look WHAT', ...Object.keys(COMMANDS).slice(1)];
  const size = Math.max(...shown.map(name => name.length)) + 2;
  for (const name of shown) {
    const about = speech.say(`help.${name.replace(' WHAT', '-at')}` as 'help.look');
    if (screen.plain) screen.print(`${name}: ${about}`);
    else for (const line of hanging(`  ${name.padEnd(size)}`, about, screen.columns)) screen.print(line);
  }
}

async function changeLanguage(session: Session, open: AnyOpen, typed: string): Promise<void> {
  const language = LANGUAGES.find(each => each === typed);
  if (language === undefined) {
    refuse(session, 'lang.which', { languages: LANGUAGES.join(', ') });
    return;
  }
  session.speech = await session.speech.in(language);
  ask(session, open);
}

function answer(session: Session, open: AnyOpen, words: readonly string[], typed: string): Act {
  const { play, surveyor, left } = session;
  const found = findWord(typed, words);
  if (found === null) {
    refuseAnswer(session, open, words, typed);
    return 'again';
  }
  if ('several' in found) {
    refuse(session, 'answer.several', { typed, words: found.several.join(', ') });
    return 'again';
  }
  play.answer({ seat: open.seat, word: found.word as `${string}:${string}`, at: open.at });
  if (surveyor !== null) left.set(open.seat, surveyor.survey(viewOf(session, open), open.seat));
  keep(session);
  return 'go on';
}

function refuseAnswer(session: Session, open: AnyOpen, words: readonly string[], typed: string): void {
  const { speech } = session;
  if (/^\d+$/.test(typed)) {
    refuse(session, 'answer.number', { n: words.length });
    return;
  }
  const reasons = reasonsOf(session, open);
  const found = findWord(
    typed,
    reasons.map(reason => reason.word),
  );
  const reason = reasons.find(each => found !== null && 'word' in found && each.word === found.word);
  if (reason !== undefined) {
    const { word, rule } = reason;
    refuse(session, 'answer.impossible', { what: speech.word(word), why: speech.why(reason), rule });
    return;
  }
  const near = nearest(typed, [...words, ...Object.keys(COMMANDS)]);
  const key = near === null ? 'answer.unknown' : 'answer.near';
  refuse(session, key, { typed, seat: speech.seat(open.seat), near: near ?? '' });
}

function reasonsOf(session: Session, open: AnyOpen): readonly Refused[] {
  return session.play.engine.question(open.task).whyNot?.(viewOf(session, open).g, open.task) ?? [];
}

/** Undoes the last answer of the seat that is asked or, at a shared screen, of the person before it. */
function undo(session: Session, { seat: asked }: AnyOpen): Act {
  const { play, bots, speech, screen } = session;
  const last = play.entries.at(-1)?.seat;
  const seat = [asked, last].find(p => p !== undefined && !bots.has(p) && play.canUndo(p));
  if (seat === undefined || !play.undo(seat)) {
    refuse(session, 'undo.nothing');
    return 'again';
  }
  keep(session);
  screen.print(screen.paint('dim', speech.say('undo.done', { seat: speech.seat(seat) })));
  return 'go on';
}

/** A full disk must not end the game. */
export function keep(session: Session, file: string | null = null): string | null {
  try {
    return session.save(file);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    refuse(session, 'save.failed', { why: error.message });
    return null;
  }
}

function save(session: Session, file: string): void {
  const saved = keep(session, file === '' ? null : file);
  if (saved !== null) session.screen.print(session.speech.say('save.done', { file: saved }));
  else if (file === '') refuse(session, 'save.where');
}

export function leave(session: Session): Act {
  const saved = keep(session);
  if (saved !== null) session.screen.print(session.speech.say('quit.saved', { file: saved }));
  else say(session, 'quit.unsaved');
  return 'quit';
}
