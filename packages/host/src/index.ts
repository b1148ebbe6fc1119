// The host's public API.
export { waitingIn } from './asking.ts';
export { BotSeats, TABLE_BUDGET } from './bot-seats.ts';
export {
  type BotQuestion,
  botCommand,
  botQuestions,
  botSeats,
  botThought,
  botWord,
  isSameQuestion,
  isUnattended,
} from './bot-work.ts';
export { isZone, timeAfter, timeIn } from './clock.ts';
export { consentNeeded, isAway } from './consent.ts';
export {
  type Audience,
  type EventGroup,
  eventsFor,
  type Feed,
  feedFor,
  type OpenQuestion,
  type PublicPlayer,
  type Update,
  updateFor,
} from './feed.ts';
export { filmOf } from './film.ts';
export { botsIn, exportGame, fileOf, fileOfRows, type TableFile } from './game-file.ts';
export { type History, historyOf, type ScorePoint, type Turn } from './history.ts';
export type { Example, ExampleBook, ExampleStep, OfParagraph, Worked } from './lessons/example.ts';
export { type ExampleState, ExampleTable } from './lessons/example-table.ts';
export type { Compared, Goal, InLanguages, Lesson, LessonStep, LessonTask, Miss } from './lessons/lesson.ts';
export { type ComparedRow, type LessonState, LessonTable } from './lessons/lesson-table.ts';
export { ListedChance } from './lessons/listed-chance.ts';
export {
  type AnyVocabulary,
  type Drawn,
  isAtEnd,
  type Leaf,
  type Position,
  startAt,
  type Vocabulary,
} from './lessons/position.ts';
export { hiddenFor, isHidden, Live, type Outcome } from './live.ts';
export { lookBack, type PastView } from './look-back.ts';
export { LruCache } from './lru-cache.ts';
export { type Foreseen, foreseen, preparedDue } from './prepared.ts';
export { type Result, resultOf } from './result.ts';
export * from './state.ts';
