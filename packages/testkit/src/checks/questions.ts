// Questions: their words, their reasons, and what they suggest.
import { answerOf, readMove, type Word, wordsOf, writeMove } from '@boardwright/engine';
import { difference, short } from '../compare.ts';
import { type Position, Wrong } from '../fuzz/scenario.ts';
import type { Check } from './check.ts';
import type { AnyOpen } from './sent.ts';

const WORD = /^[a-z][a-z0-9_]*:[^\s:\p{Lu}]+$/u;

export const words: Check = {
  id: 'words',
  says: 'the words of a question are unique, well formed and parse back',
  when: 'everywhere',
  run({ play }) {
    for (const open of play.open()) {
      const problem = problemWithWords(open, wordsOf(play.engine, open));
      if (problem !== null) throw new Wrong(`${nameOf(open)}: ${problem}`);
      for (const answer of [...open.options, ...open.asides]) {
        const word = typeof answer === 'number' ? play.engine.question(open.task).show(answer, open.task) : answer.word;
        if (answerOf(play.engine, open, word) !== answer)
          throw new Wrong(`${nameOf(open)}: ${word} does not parse back to what it was written for`);
      }
    }
  },
};

function problemWithWords({ seat, at, options }: AnyOpen, offered: readonly Word[]): string | null {
  const twice = offered.find((word, i) => offered.indexOf(word) !== i);
  if (twice !== undefined) return `the word ${twice} stands for two answers`;
  const odd = options.find(option => !Number.isSafeInteger(option));
  if (odd !== undefined) return `the option ${short(odd)} is not a whole number`;
  for (const word of offered) {
    if (!WORD.test(word)) return `the word "${word}" is not of the form kind:detail in lower case without spaces`;
    const move = { seat, word, ...(at === '' ? {} : { at }) };
    if (difference(readMove(writeMove(move)), move) !== null) return `"${writeMove(move)}" does not parse back`;
  }
  return null;
}

/** `ruleIds`: the paragraphs of the rule book; null if they are not known here. */
export const whyNot = (ruleIds: ReadonlySet<string> | null): Check => ({
  id: 'whyNot',
  says: 'what is refused with a reason is not offered, and the reason names a rule',
  when: 'everywhere',
  run({ play }) {
    for (const open of play.open()) {
      const offered = wordsOf(play.engine, open);
      for (const { word, why, rule } of play.engine.question(open.task).whyNot?.(play.match.g, open.task) ?? []) {
        const says = (what: string) => new Wrong(`${nameOf(open)}: whyNot of ${word} ${what}`);
        if (offered.includes(word)) throw says('is given although the word is offered');
        if (!WORD.test(word)) throw says('is for a word that is not of the form kind:detail');
        if (typeof why !== 'string' || why === '') throw says('gives no reason');
        if (typeof rule !== 'string' || rule === '') throw says('names no rule');
        if (ruleIds !== null && !ruleIds.has(rule)) throw says(`names ${rule}, which is not in rules.en.md`);
      }
    }
  },
});

export const usual: Check = {
  id: 'usual',
  says: 'the usual answer is one of the options',
  when: 'everywhere',
  run({ play }) {
    for (const open of play.open()) {
      const choice = play.engine.question(open.task).usual?.(play.match.g, open.task);
      if (choice !== undefined && !open.options.includes(choice))
        throw new Wrong(`${nameOf(open)}: usual gives ${short(choice)}, the options are ${short(open.options)}`);
    }
  },
};

export const invariant: Check = {
  id: 'invariant',
  says: 'the invariants of the game hold after every answer',
  when: 'everywhere',
  run({ game, play }: Position) {
    try {
      game.check?.(play.match.g);
    } catch (error) {
      throw new Wrong((error as Error).message);
    }
  },
};

const nameOf = (open: AnyOpen): string => `${open.task.do} of p${open.seat + 1}`;
