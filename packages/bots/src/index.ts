// The bots' public API.
export type { AnyAnswer, AnyEngine, AnyMatch, AnyOpen, Bot, Thought, Weighed } from './bot.ts';
export { type Budget, type Now, readBudget } from './budget.ts';
export { type Bin, calibrationOf, errorOf } from './learned/calibration.ts';
export { winsOf } from './learned/duel.ts';
export { type Course, type Fit, fitOf, isHeldBack, learn, newModel } from './learned/learn.ts';
export { Model, type Shape } from './learned/model.ts';
export { inputOf, joined, type Samples } from './learned/samples.ts';
export { learnedOf, learnerBot, type Span, samplesOf } from './learned/self-play.ts';
export { packed, unpacked } from './learned/weights.ts';
export { policyBot } from './levels/policy.ts';
export { randomBot } from './levels/random.ts';
export { decide, type Luck, luckOf, playOut, playOutNoted } from './play-out.ts';
export { botNames, makeBot, USUAL_BUDGET } from './registry.ts';
