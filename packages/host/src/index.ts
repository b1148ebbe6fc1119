// The host's public face.
export { waitingIn } from './asking.ts';
export { BotSeats, TABLE_BUDGET } from './bot-seats.ts';
export {
  type BotQuestion,
  botCommand,
  botQuestions,
  botSeats,
  botWord,
  isSameQuestion,
  isUnattended,
} from './bot-work.ts';
export { isZone, timeAfter, timeIn } from './clock.ts';
export {
  type Asking,
  type Audience,
  eventsFor,
  type Feed,
  feedFor,
  type Heard,
  type PublicSitting,
  type Update,
  updateFor,
} from './feed.ts';
export { botsIn, exportGame, fileOf, fileOfRows, type TableFile } from './game-file.ts';
export { isHidden, Live, type Outcome } from './live.ts';
export { type Glimpse, lookBack } from './look-back.ts';
export { Recent } from './recent.ts';
export * from './state.ts';
