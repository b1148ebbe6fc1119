// The examples of a game by paragraph, with what they are about and, where there is one, an example that brings points.
import {
  type AnyModule,
  type Json,
  pointsOf,
  type ScoreSheet,
  type Seat,
  seatName,
  splitWord,
} from '@boardwright/engine';
import { type AnyVocabulary, type Example, type ExampleBook, ExampleTable, type Worked } from '@boardwright/host';
import { isWord } from '@boardwright/text';
import type { RuleCase } from '../cases/types.ts';
import { casesIn, type FolderPath } from '../folder/folder.ts';
import { exampleOf } from './example.ts';

/** More words are never shown, and more events nobody reads. */
const MOST_PICTURES = 12;
const MOST_EVENTS = 12;

export function exampleBook(module: AnyModule, vocabulary: AnyVocabulary, folder: FolderPath): ExampleBook {
  const played = casesIn(folder).map(each => playedOut(module, vocabulary, each));
  const ids = [...new Set(played.flatMap(({ example }) => example.rules))];
  const common = timesIn(ids.map(id => new Set(played.filter(each => isOf(each, id)).flatMap(({ words }) => words))));
  const paragraphs = ids.map(id => {
    const own = played.filter(each => isOf(each, id));
    const times = timesIn(own.map(({ words }) => new Set(words)));
    const telling = (word: string): number => (times.get(word) ?? 0) / (common.get(word) ?? 1);
    const pictures = [...times.keys()].sort((a, b) => telling(b) - telling(a)).slice(0, MOST_PICTURES);
    const examples = own.map(each => played.indexOf(each));
    return [id, { examples, pictures, worked: bestOf(own, id)?.worked ?? null }] as const;
  });
  return { examples: played.map(({ example }) => example), paragraphs: Object.fromEntries(paragraphs) };
}

interface Played {
  readonly example: Example;
  readonly words: readonly string[]; // what it is about
  readonly worked: Worked;
}

const isOf = ({ example }: Played, id: string): boolean => example.rules.includes(id);

/** In how many of these each word is. */
function timesIn(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const set of sets) for (const word of set) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

/** The shortest example that is about points; first those that are about this paragraph above all. */
function bestOf(all: readonly Played[], id: string): Played | undefined {
  const telling = all.filter(({ worked }) => isScored(worked) || worked.counted.length > 0);
  const lengthOf = ({ told, counted }: Worked): number => told.length + counted.flatMap(({ lines }) => lines).length;
  const rank = ({ example, worked }: Played): number => (example.rules[0] === id ? 0 : 100) + lengthOf(worked);
  return telling.sort((a, b) => rank(a) - rank(b))[0];
}

const isScored = ({ told, before, after }: Worked): boolean =>
  told.length > 0 && told.length <= MOST_EVENTS && after.some((points, p) => points !== before[p]);

function playedOut(module: AnyModule, vocabulary: AnyVocabulary, ruleCase: RuleCase): Played {
  const example = exampleOf(ruleCase);
  const table = new ExampleTable(module.game, vocabulary, example);
  const sheets = (): readonly ScoreSheet[] => module.game.score?.(table.live.play.match.g) ?? [];
  const before = pointsOf(sheets());
  while (table.state().next !== null && table.show() === null);
  const told = table.told();
  const counted = countedIn(ruleCase, sheets());
  const worked = { seats: table.live.play.seats, told, before, after: pointsOf(sheets()), counted };
  return { example, words: wordsOf([example, told] as unknown as Json), worked };
}

/** The seats whose points a case checks, and what these points are made of. */
function countedIn({ steps }: RuleCase, sheets: readonly ScoreSheet[]): Worked['counted'] {
  const isChecked = ({ total, lines }: ScoreSheet, seat: Seat): boolean =>
    steps.some(step => {
      if (step.do === 'scores') return total !== 0;
      if (step.do !== 'then') return false;
      return step.wanted.some(({ path: [whose, ...path], value }) => {
        const isLine = lines.some(
          ({ source, points }) => points === value && path.includes(splitWord(source).details[0] ?? ''),
        );
        return whose === seatName(seat) && value !== 0 && (isLine || (path.length === 1 && value === total));
      });
    });
  return sheets.flatMap((sheet, seat) =>
    isChecked(sheet, seat) ? [{ seat, lines: sheet.lines.filter(({ points }) => points !== 0) }] : [],
  );
}

/** Words, and ids as terms, wherever they are. */
function wordsOf(value: Json): string[] {
  if (typeof value === 'string') return isWord(value) ? [value] : /^[a-z][\w-]*$/.test(value) ? [`term:${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsOf);
}
