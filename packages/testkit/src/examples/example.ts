// From a rule case to an example that can be tried at the table.
import type { Example, ExampleStep } from '@boardwright/host';
import type { RuleCase } from '../cases/types.ts';

/** Its checks stay behind; chance that is listed in between comes in the same order if it is listed at the beginning. */
export function exampleOf({ name, rules, players, options, given, ask, chance, seed, steps }: RuleCase): Example {
  const later = steps.flatMap(step => (step.do === 'chance' ? step.outcomes : []));
  return {
    name,
    rules,
    position: { players, options, given, ask, chance: [...chance, ...later], seed },
    way: steps.flatMap((step): ExampleStep[] => {
      if (step.do === 'move') return [step.move];
      return step.do === 'undo' ? [{ undo: step.seat }] : [];
    }),
    refused: steps.flatMap(step => (step.do === 'refused' ? step.refused.map(({ move }) => move.word) : [])),
  };
}
