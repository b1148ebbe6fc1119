// Whether a rule case can be tried at the table: its way is played to the end, and leads where the case leads.
import type { AnyModule } from '@boardwright/engine';
import { type AnyVocabulary, ExampleTable } from '@boardwright/host';
import { runCase } from '../cases/run.ts';
import type { RuleCase } from '../cases/types.ts';
import { exampleOf } from './example.ts';

/** What is wrong, in a sentence; null: nothing. */
export function exampleProblem(module: AnyModule, vocabulary: AnyVocabulary, ruleCase: RuleCase): string | null {
  let wanted: unknown = null;
  const { problem } = runCase(module, vocabulary, ruleCase, play => {
    wanted = play.match.g;
  });
  if (problem !== null) return null; // the case itself says so
  const table = new ExampleTable(module.game, vocabulary, exampleOf(ruleCase));
  const place = `${ruleCase.file}:${ruleCase.line} "${ruleCase.name}" at the table`;
  const first = JSON.stringify(table.live.play.match);
  const stuck = playToEnd(table);
  if (stuck !== null) return `${place}: ${stuck}`;
  if (JSON.stringify(table.live.play.match.g) !== JSON.stringify(wanted)) return `${place}: it ends at another table`;
  table.restart();
  return JSON.stringify(table.live.play.match) === first ? null : `${place}: it does not begin as before`;
}

function playToEnd(table: ExampleTable): string | null {
  while (table.state().next !== null) {
    const { next } = table.state();
    const declined = table.show();
    if (declined !== null) return `${JSON.stringify(next)} is declined: ${JSON.stringify(declined)}`;
  }
  return null;
}
