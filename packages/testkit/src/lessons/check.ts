// Plays a lesson as its writer meant it, and as others may play it. A change of a rule that breaks the lesson is found here.
import { type AnyModule, BadInput, LANGUAGES, type Word, wordsOf } from '@boardwright/engine';
import { type AnyVocabulary, type InLanguages, type Lesson, LessonTable, type LessonTask } from '@boardwright/host';
import { mustBeKnown } from '../cases/run.ts';
import { tellError } from '../errors.ts';

/** What is wrong with a lesson, one sentence each. */
export function lessonProblems(module: AnyModule, vocabulary: AnyVocabulary, lesson: Lesson): string[] {
  try {
    for (const task of lesson.position.ask ?? []) mustBeKnown(module.game, task);
    return [...textProblems(lesson), ...new Played(module, vocabulary, lesson).problems()];
  } catch (error) {
    return [tellError(error as Error)];
  }
}

class Played {
  private readonly open: () => LessonTable;
  private readonly lesson: Lesson;
  private readonly found: string[] = [];

  constructor(module: AnyModule, vocabulary: AnyVocabulary, lesson: Lesson) {
    this.lesson = lesson;
    this.open = () => new LessonTable(module.game, vocabulary, lesson);
  }

  problems(): string[] {
    this.lesson.steps.forEach(({ task }, step) => {
      const table = this.upTo(step);
      if (table === null || task === null) return;
      this.checkTask(table, task, step);
    });
    const table = this.upTo(this.lesson.steps.length);
    if (table !== null && table.chanceLeft > 0)
      this.say(this.lesson.steps.length, `${table.chanceLeft} of the listed outcomes of chance were not drawn`);
    return [...new Set(this.found)];
  }

  private say(step: number, what: string): void {
    this.found.push(`${this.lesson.id}, step ${step + 1}: ${what}`);
  }

  /** A table at the beginning of this step, by the ways that the lesson shows; null if they do not lead there. */
  private upTo(step: number): LessonTable | null {
    const table = this.open();
    for (let at = 0; at < step; at++) {
      const { task } = this.lesson.steps[at] ?? { task: null };
      if (task === null) table.goOn();
      else if (!this.goes(table, task.show, at)) return null;
      if (table.state().step === at + 1) continue;
      this.say(at, `the way that it shows (${task?.show.join(', ')}) does not reach its goal`);
      return null;
    }
    return table;
  }

  private goes(table: LessonTable, way: readonly Word[], step: number): boolean {
    for (const word of way) {
      const at = table.laneOf(word);
      if (at === null) {
        this.say(step, `${word} is not offered; offered are ${offered(table).slice(0, 12).join(', ')}`);
        return false;
      }
      table.answer(word, at);
    }
    return true;
  }

  private checkTask(table: LessonTable, task: LessonTask, step: number): void {
    if (table.holds(task.goal)) this.say(step, 'its goal is reached before anything is done');
    if (task.goal.table.length + task.goal.told.length === 0) this.say(step, 'its goal is empty');
    for (const { read } of task.compare) table.read(read);
    this.checkWords(task, step);
    this.checkMisses(task, step);
    this.tryEverything(task, step);
  }

  /** Words that are named in texts are offered on the way that the lesson shows. */
  private checkWords({ say, show }: LessonTask, step: number): void {
    const table = this.upTo(step);
    if (table === null) return;
    const all = new Set<string>();
    for (const word of [...show, null]) {
      for (const each of offered(table)) all.add(each);
      const at = word === null ? null : table.laneOf(word);
      if (word !== null && at !== null) table.answer(word, at);
    }
    const { say: about } = this.lesson.steps[step] ?? { say };
    for (const word of [...wordsIn(say), ...wordsIn(about)])
      if (!all.has(word)) this.say(step, `its text names ${word}, which is not offered`);
  }

  private checkMisses({ wrong }: LessonTask, step: number): void {
    wrong.forEach((miss, i) => {
      const table = this.upTo(step);
      if (table === null || !this.goes(table, miss.play, step)) return;
      const { verdict, miss: said } = table.state();
      if (verdict !== 'missed') this.say(step, `wrong way ${i + 1} (${miss.play.join(', ')}) does not miss the goal`);
      else if (said !== miss.say) this.say(step, `wrong way ${i + 1} (${miss.play.join(', ')}) gets another sentence`);
    });
  }

  /** Every answer is taken: it reaches the goal, goes on, or gets a sentence; and undo leads back. */
  private tryEverything(task: LessonTask, step: number): void {
    const start = this.upTo(step);
    if (start === null) return;
    for (const word of offered(start)) {
      const table = this.upTo(step);
      if (table === null || !this.goes(table, [word], step)) return;
      const { verdict, miss, step: at, next } = table.state();
      if (verdict === 'missed' && miss === null) this.say(step, `${word} gets no sentence`);
      const isStuck = verdict === 'open' && at === step && offered(table).length === 0;
      if (isStuck) this.say(step, `after ${word} nothing is asked, and the goal is neither reached nor missed`);
      table.tryAgain();
      if (at === step && table.state().step !== step) this.say(step, `undo after ${word} leads to another step`);
      if (at === step && table.state().next !== task.show[0])
        this.say(step, `undo after ${word} does not lead back (${next})`);
    }
  }
}

function offered(table: LessonTable): Word[] {
  const { engine, play } = table.live;
  if (play.match.scores !== null) return [];
  return play.open().flatMap(open => (open.seat === table.lesson.me ? wordsOf(engine, open) : []));
}

const LINK = /\[[^\]]+\]\(([^)\s]+)\)/g;
/** The words that a text names, in any language. */
const wordsIn = (text: InLanguages): string[] => [...new Set(LANGUAGES.flatMap(language => named(text[language])))];
const named = (text: string): string[] => [...text.matchAll(LINK)].map(match => match[1] as string);

/** Each language says something of its own, names the same words, and is short enough to be read. */
function textProblems(lesson: Lesson): string[] {
  return textsOf(lesson).flatMap(([where, text]) => {
    const words = LANGUAGES.map(language => named(text[language]).sort().join(' '));
    const empty = LANGUAGES.filter(language => text[language] === '');
    const long = LANGUAGES.filter(language => text[language].length > MOST_LETTERS);
    const isSame = text.en.length > FEW_LETTERS && (text.en === text.hu || text.en === text.pl || text.hu === text.pl);
    return [
      ...empty.map(language => `${lesson.id}, ${where}: no text in ${language}`),
      ...long.map(language => `${lesson.id}, ${where}: more than ${MOST_LETTERS} letters in ${language}`),
      ...(new Set(words).size > 1 ? [`${lesson.id}, ${where}: the languages name different words`] : []),
      ...(isSame ? [`${lesson.id}, ${where}: two languages say the same`] : []),
    ];
  });
}

/** What fits the panel, and is read in half a minute. */
const MOST_LETTERS = 420;
/** Shorter texts may be the same in two languages: a name. */
const FEW_LETTERS = 16;

function textsOf({ title, about, steps, end }: Lesson): [string, InLanguages][] {
  const inSteps = steps.flatMap(({ say, task }, i): [string, InLanguages][] => {
    const at = `step ${i + 1}`;
    if (task === null) return [[at, say]];
    const { say: toDo, otherwise, wrong, compare } = task;
    const more = [toDo, otherwise, ...wrong.map(miss => miss.say), ...compare.map(({ name }) => name)];
    return [say, ...more].map(text => [at, text]);
  });
  return [['title', title], ['about', about], ...inSteps, ['end', end.title], ['end', end.say]];
}

/** Problems of all lessons together: their rules exist, and nobody needs more than two minutes for one. */
export function courseProblems(lessons: readonly Lesson[], ruleIds: readonly string[]): string[] {
  const ids = lessons.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new BadInput('two lessons have the same name');
  return lessons.flatMap(({ id, rules, minutes }) => [
    ...rules.filter(rule => !ruleIds.includes(rule)).map(rule => `${id}: there is no rule ${rule}`),
    ...(minutes < 1 || minutes > 2 ? [`${id}: a lesson takes one or two minutes`] : []),
  ]);
}
