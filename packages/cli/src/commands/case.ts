// boardwright case: runs rule cases, the executable rule book.
import { BadInput } from '@boardwright/engine';
import { type CaseResult, runCase } from '@boardwright/testkit';
import type { Command } from '../command.ts';
import { type CaseFile, readCaseFile } from '../input/case-file.ts';
import { whole } from '../output/numbers.ts';
import { print, printJson } from '../output/print.ts';
import { bad, dim, good } from '../output/style.ts';

interface Ran extends CaseResult {
  readonly file: string;
  readonly rules: readonly string[];
}

export const caseCommand: Command = {
  name: 'case',
  about: 'run rule cases',
  words: 'FILE…',
  most: Number.POSITIVE_INFINITY,
  flags: {
    game: { value: 'ID', about: 'the game of the cases (default: from the path GAME/cases/x.yaml)' },
    json: { about: 'print JSON' },
  },
  more: 'docs/rule-cases.md tells how a case is written.',
  async run(typed) {
    if (typed.words.length === 0) throw new BadInput('name the case files to run');
    const files: CaseFile[] = [];
    for (const file of typed.words) files.push(await readCaseFile(file, typed.one('game')));
    const ran = files.flatMap(runFile);
    if (typed.has('json')) printJson(ran);
    else show(files, ran);
    return ran.some(each => each.problem !== null) ? 1 : 0;
  },
};

function runFile({ file, cases, module, vocabulary }: CaseFile): Ran[] {
  return cases.map(each => ({ file, rules: each.rules, ...runCase(module, vocabulary, each) }));
}

function show(files: readonly CaseFile[], ran: readonly Ran[]): void {
  for (const { file } of files) {
    const own = ran.filter(each => each.file === file);
    const failed = own.filter(each => each.problem !== null);
    print(
      `${failed.length === 0 ? good('✔') : bad('✘')} ${file} ${dim(`${own.length - failed.length} of ${own.length}`)}`,
    );
    for (const { problem } of failed) print(`  ${bad(problem ?? '')}`);
  }
  const held = ran.filter(each => each.problem === null).length;
  if (held === ran.length) print(good(`${whole(held)} cases hold.`));
  else print(bad(`${whole(held)} of ${whole(ran.length)} cases hold.`));
}
