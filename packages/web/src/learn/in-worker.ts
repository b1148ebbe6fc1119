// Lessons in the worker of the page, where the rules are. They are kept in memory only: a lesson is begun anew in a moment.
import { BadInput, type Word } from '@boardwright/engine';
import {
  type AnyVocabulary,
  type Declined,
  type Feed,
  type Lesson,
  type LessonState,
  LessonTable,
} from '@boardwright/host';
import { moduleOf } from '../here/host.ts';

/** What the learner does. */
export type LessonDeed =
  | { readonly do: 'answer'; readonly word: Word; readonly at: string }
  | { readonly do: 'goOn' | 'undo' | 'tryAgain' | 'restart' | 'show' };

/** What came of it: what there is to see after each answer, and how the lesson goes on. */
export interface LessonNews {
  readonly feeds: readonly Feed[];
  readonly state: LessonState;
  readonly declined: Declined | null;
}

const vocabularies = import.meta.glob<AnyVocabulary>('../../../games/*/cases/vocabulary.ts', { import: 'vocabulary' });

export class Lessons {
  private readonly tables = new Map<string, LessonTable>();

  async open(id: string, game: string, lesson: Lesson): Promise<LessonNews> {
    const load = vocabularies[`../../../games/${game}/cases/vocabulary.ts`];
    if (load === undefined) throw new BadInput(`${game} has no words for its lessons`);
    const [module, vocabulary] = await Promise.all([moduleOf(game), load()]);
    const table = new LessonTable(module.game, vocabulary, lesson);
    this.tables.set(id, table);
    return { feeds: [table.feed(0)], state: table.state(), declined: null };
  }

  play(id: string, deed: LessonDeed): LessonNews {
    const table = this.tables.get(id);
    if (table === undefined) throw new BadInput('this lesson is closed');
    const feeds: Feed[] = [];
    const declined = enact(table, deed, () => feeds.push(table.feed(0)));
    if (feeds.length === 0) feeds.push(table.feed(0));
    return { feeds, state: table.state(), declined };
  }

  close(id: string): void {
    this.tables.delete(id);
  }
}

function enact(table: LessonTable, deed: LessonDeed, seen: () => void): Declined | null {
  if (deed.do === 'answer') return table.answer(deed.word, deed.at, seen);
  if (deed.do === 'show') table.show(seen);
  else table[deed.do]();
  return null;
}
