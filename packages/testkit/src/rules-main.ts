// npm run rules [game…]: which paragraphs of the rule books lack a case, a translation or a line of code.
import { gamesAndFolders, runScript } from './all-games.ts';
import { coverageProblems, ruleCoverage } from './folder/rule-coverage.ts';

await runScript(async ids => {
  let isComplete = true;
  for await (const { module, folder } of gamesAndFolders(ids)) {
    const coverage = ruleCoverage(folder);
    const problems = coverageProblems(coverage);
    if (problems.length > 0) isComplete = false;
    console.log(`${module.game.id}: ${coverage.ids.length} paragraphs, ${coverage.cases} cases`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length === 0) console.log('  every paragraph has a case, in three languages');
    const { notInCode } = coverage;
    if (notInCode.length > 0) console.log(`  not named in the code (for information): ${notInCode.join(', ')}`);
  }
  return isComplete;
});
