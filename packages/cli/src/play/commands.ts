// What somebody can type besides an answer.
import { type AnyOpen, decide, makeBot } from '@boardwright/bots';
import { BadInput, fastRandom, LANGUAGES, noChance, type Refused, replay, wordOf } from '@boardwright/engine';
import { nearest } from '../input/did-you-mean.ts';
import { hanging } from '../terminal/text.ts';
import { findName, findNumber, findWord, folded, type Named } from './find-word.ts';
import { type Offer, offersOf } from './offers.ts';
import { showRules } from './rule-book.ts';
import type { Session } from './session.ts';
import {
  openFor,
  paragraph,
  refuse,
  say,
  showChanges,
  showOwnGoods,
  showPart,
  showQuestion,
  showReasons,
  showScore,
  showTable,
  showTold,
  toldTable,
} from './show.ts';

export type Act = 'again' | 'go on' | 'quit';

/** What a command works on: the open question, what can be answered, and what was typed after the command. */
interface Asked {
  readonly open: AnyOpen;
  readonly offers: readonly Offer[];
  readonly rest: string;
}
/** The question is asked again unless the command says otherwise. */
type Run = (session: Session, asked: Asked) => Act | void | Promise<Act | undefined> | Promise<void>;

/** The bot that gives advice: it plays well and needs no time. */
const ADVISER = 'skilled';

const COMMANDS: Readonly<Record<string, Run>> = {
  look: (session, asked) => look(session, asked),
  changed: (session, { open }) => changed(session, open),
  score: (session, { open }) => showScore(session, session.play.engine, viewOf(session, open)),
  why: (session, { open }) => showReasons(session, reasonsOf(session, open)),
  hint: (session, { open, offers }) => hint(session, open, offers),
  rules: (session, { rest }) => showRules(session, session.rules, rest),
  log: (session, { open }) => showTold(session, session.play.told.flat(), open.seat),
  undo: (session, { open }) => undo(session, open),
  save: (session, { rest }) => save(session, rest),
  lang: (session, { open, rest }) => changeLanguage(session, open, rest),
  help: session => help(session),
  quit: session => leave(session),
};
const OTHER_NAMES: Readonly<Record<string, string>> = { table: 'look', '?': 'help' };
/** For completion. */
export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

export async function obey(session: Session, open: AnyOpen, line: string): Promise<Act> {
  const [first = '', ...rest] = line.split(/\s+/);
  if (first === '') {
    ask(session, open);
    return 'again';
  }
  const typed = first.toLowerCase();
  const name = OTHER_NAMES[typed] ?? typed;
  const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const offers = offersOf(session, session.play.engine, open, viewOf(session, open));
  if (run === undefined) return answer(session, open, offers, line);
  return (await run(session, { open, offers, rest: rest.join(' ') })) || 'again';
}

const viewOf = ({ play }: Session, open: AnyOpen) => play.engine.view(play.match, open.seat);

function ask(session: Session, open: AnyOpen): void {
  const view = viewOf(session, open);
  const table = toldTable(session, view, open.seat);
  if (table !== null) showOwnGoods(session, table, open.seat);
  showQuestion(session, session.play.engine, open, view, table);
}

function look(session: Session, { open, offers, rest }: Asked): void {
  const view = viewOf(session, open);
  const table = toldTable(session, view, open.seat);
  const isOpen = openFor(offers.map(({ word }) => word));
  if (rest === '' || table === null) showTable(session, session.play.engine, view, open.seat, isOpen);
  else showPart(session, table, rest, offers, isOpen);
}

/** Compares with the table at which the seat gave its last answer, so that what this answer did is told, too. */
function changed(session: Session, open: AnyOpen): void {
  const { play } = session;
  const last = play.entries.findLastIndex(({ seat }) => seat === open.seat);
  const now = toldTable(session, viewOf(session, open), open.seat);
  const then = last < 0 ? null : replay(play.engine.game, play.log, noChance, last);
  const before = then === null ? null : toldTable(session, then.engine.view(then.match, open.seat), open.seat);
  if (before === null || now === null) say(session, 'changed.never');
  else showChanges(session, before, now);
}

/** The adviser sees what the seat sees. */
function hint(session: Session, open: AnyOpen, offers: readonly Offer[]): void {
  const { play, module, speech } = session;
  const adviser = makeBot(ADVISER, module);
  const advised = wordOf(
    play.engine,
    open,
    decide(play.engine, play.match, open, adviser, fastRandom(play.entries.length)),
  );
  const { number: n, text: what } = offers.find(({ word }) => word === advised) as Offer;
  say(session, 'hint', { bot: speech.say('bot.skilled'), n, what });
}

function help(session: Session): void {
  const { screen, speech } = session;
  paragraph(session, '', speech.say('help'));
  const part = `look ${speech.say('help.what')}`;
  const shown = ['look', part, ...COMMAND_NAMES.slice(1)];
  const size = Math.max(...shown.map(name => name.length)) + 2;
  for (const name of shown) {
    const about = speech.say(`help.${name === part ? 'look-at' : name}` as 'help.look');
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

function answer(session: Session, open: AnyOpen, offers: readonly Offer[], typed: string): Act {
  const number = findNumber(typed, offers);
  const found = number !== null ? { one: number } : /^\d+$/.test(typed) ? null : findWord(typed, offers);
  if (found === null) {
    refuseAnswer(session, open, offers, typed);
    return 'again';
  }
  if ('several' in found) {
    const words = found.several.map(({ number: n, text }) => `${n} (${text})`).join(', ');
    refuse(session, 'answer.several', { typed, words });
    return 'again';
  }
  session.play.answer({ seat: open.seat, word: found.one.word, at: open.at });
  keep(session);
  return 'go on';
}

function refuseAnswer(session: Session, open: AnyOpen, offers: readonly Offer[], typed: string): void {
  const { speech } = session;
  if (/^\d+$/.test(typed)) {
    const numbers = offers.map(({ number }) => number);
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
    refuse(session, 'answer.number', { n: offers.length, least, most });
    return;
  }
  const reasons = reasonsOf(session, open).map(reason => ({ ...reason, text: speech.word(reason.word) }));
  const found = findName(typed, reasons as readonly (Refused & Named)[]);
  if (found !== null) {
    const { text, rule, ...reason } = 'one' in found ? found.one : (found.several[0] as Refused & Named);
    refuse(session, 'answer.impossible', { what: text, why: sentence(speech.why({ ...reason, rule })), rule });
    return;
  }
  const near = nearest(typed, [...offers.flatMap(({ text, word }) => [text, word]), ...COMMAND_NAMES]);
  const key = near === null ? 'answer.unknown' : 'answer.near';
  refuse(session, key, { typed, seat: speech.seat(open.seat), near: near ?? '' });
}

/** Reasons may be sentences; the full stop stands after the paragraph of the rules. */
const sentence = (why: string): string => why.replace(/\.$/, '');

function reasonsOf(session: Session, open: AnyOpen): readonly Refused[] {
  return session.play.engine.question(open.task).whyNot?.(viewOf(session, open).g, open.task) ?? [];
}

/** Undoes the last answer of the seat that is asked or, at a shared screen, of the person before it. */
function undo(session: Session, { seat: asked }: AnyOpen): Act {
  const { play, bots, speech, screen } = session;
  const last = play.entries.at(-1)?.seat;
  const seat = [asked, last].find(p => p !== undefined && !bots.has(p) && play.canUndo(p));
  if (seat === undefined || !play.undo(seat)) {
    const own = play.entries.some(entry => !bots.has(entry.seat));
    refuse(session, own ? 'undo.nothing' : 'undo.none');
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

async function save(session: Session, file: string): Promise<void> {
  if (file !== '' && !(await mayWrite(session, file))) return;
  const saved = keep(session, file === '' ? null : file);
  if (saved !== null) session.screen.print(session.speech.say('save.done', { file: saved }));
  else if (file === '') refuse(session, 'save.where');
}

/** Another game is not lost without a question. */
async function mayWrite({ isOther, lines, speech, screen }: Session, file: string): Promise<boolean> {
  if (!isOther(file)) return true;
  const typed = (await lines.ask(speech.say('save.over', { file }))) ?? '';
  if (folded(typed) !== '' && folded(speech.say('yes')).startsWith(folded(typed))) return true;
  screen.print(speech.say('save.kept', { file }));
  return false;
}

/** Who has not said where to save is asked before the game is lost. */
export async function leave(session: Session): Promise<Act> {
  const saved = keep(session);
  if (saved !== null) {
    session.screen.print(session.speech.say('quit.saved', { file: saved }));
    return 'quit';
  }
  const { lines, speech, play } = session;
  const file =
    lines.interactive && play.entries.length > 0 ? ((await lines.ask(speech.say('quit.ask')))?.trim() ?? '') : '';
  if (file === '') say(session, 'quit.unsaved');
  else {
    await save(session, file);
    if (session.isOther(file)) return 'again';
  }
  return 'quit';
}
