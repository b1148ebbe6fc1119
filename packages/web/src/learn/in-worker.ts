// Lessons and examples in the worker of the page, where the rules are. They are kept in memory only: each is begun anew in a moment.
import { BadInput, type Word } from '@boardwright/engine';
import {
  type AnyVocabulary,
  type Declined,
  type Example,
  type ExampleState,
  ExampleTable,
  type Feed,
  type Lesson,
  type LessonState,
  LessonTable,
} from '@boardwright/host';
import { moduleOf } from '../here/host.ts';

/** What is practised: a lesson, or a rule case that is tried. */
export type Practice = Lesson | Example;
export type StateOf<P extends Practice> = P extends Lesson ? LessonState : ExampleState;

/** What the learner does. */
export type PracticeDeed =
  | { readonly do: 'answer'; readonly word: Word; readonly at: string }
  | { readonly do: 'goOn' | 'undo' | 'tryAgain' | 'restart' | 'show' };

/** What came of it: what there is to see after each answer, and how it goes on. */
export interface PracticeNews {
  readonly moments: readonly (readonly Feed[])[]; // each with a feed for every seat that the learner answers for
  readonly state: StateOf<Practice>;
  readonly declined: Declined | null;
}

const vocabularies = import.meta.glob<AnyVocabulary>('../../../games/*/cases/vocabulary.ts', { import: 'vocabulary' });

export class Practices {
  private readonly tables = new Map<string, LessonTable | ExampleTable>();

  async open(id: string, game: string, practice: Practice): Promise<PracticeNews> {
    const load = vocabularies[`../../../games/${game}/cases/vocabulary.ts`];
    if (load === undefined) throw new BadInput(`${game} has no words for its lessons`);
    const [module, vocabulary] = await Promise.all([moduleOf(game), load()]);
    const table =
      'steps' in practice
        ? new LessonTable(module.game, vocabulary, practice)
        : new ExampleTable(module.game, vocabulary, practice);
    this.tables.set(id, table);
    return { moments: [feedsOf(table)], state: table.state(), declined: null };
  }

  play(id: string, deed: PracticeDeed): PracticeNews {
    const table = this.tables.get(id);
    if (table === undefined) throw new BadInput('this lesson is closed');
    const moments: (readonly Feed[])[] = [];
    const seen = (): void => void moments.push(feedsOf(table));
    const declined = table instanceof LessonTable ? enact(table, deed, seen) : tryOut(table, deed);
    if (moments.length === 0) seen();
    return { moments, state: table.state(), declined };
  }

  close(id: string): void {
    this.tables.delete(id);
  }
}

const feedsOf = (table: LessonTable | ExampleTable): readonly Feed[] =>
  table instanceof LessonTable ? [table.feed(0)] : table.feeds(0);

function enact(table: LessonTable, deed: PracticeDeed, seen: () => void): Declined | null {
  if (deed.do === 'answer') return table.answer(deed.word, deed.at, seen);
  if (deed.do === 'show') table.show(seen);
  else table[deed.do]();
  return null;
}

function tryOut(table: ExampleTable, deed: PracticeDeed): Declined | null {
  if (deed.do === 'answer') return table.answer(deed.word, deed.at);
  if (deed.do === 'show') return table.show();
  if (deed.do === 'undo') table.undo();
  else table.restart();
  return null;
}
