// The guide of a game: while a game goes on, every seat has goals, each with its texts in every language, its rule and its pieces.
import { type AnyModule, type Goal, LANGUAGES, type Language, type Messages } from '@boardwright/engine';
import { MissingText, type Teller } from '@boardwright/text';
import { type FolderPath, ruleIdsIn } from '../folder/folder.ts';
import { differentKeys, illFormed, RAW, tellersOf } from '../survey/check.ts';
import { lookAtGames } from '../survey/positions.ts';
import { differentParts } from '../texts/parts.ts';

const MOST_GOALS = 3;
/** Letters that fit beside the board: an aim in two lines, its reason in some more. */
const LONGEST_AIM = 110;
const LONGEST_WHY = 330;

/** Sentences for everything that is wrong with the guide of a game. */
export async function guideProblems(module: AnyModule, folder: FolderPath, games = 30): Promise<string[]> {
  if (module.guide === undefined) return [];
  const guide = await module.guide();
  const texts = new Map<Language, Messages>();
  for (const language of LANGUAGES) texts.set(language, await guide.texts[language]());
  const asked = new Set<string>();
  const tellers = await tellersOf(module, texts, asked);
  const rules = new Set(ruleIdsIn(folder, 'en'));
  const problems = new Set<string>();
  lookAtGames(module, games, 120, play => {
    for (let seat = 0; seat < play.seats; seat++) {
      const goals = guide.goals(play.engine.view(play.match, seat), seat);
      const isOver = play.match.scores !== null;
      if (!isOver && (goals.length === 0 || goals.length > MOST_GOALS)) problems.add(`there are ${goals.length} goals`);
      for (const goal of goals) {
        if (!rules.has(goal.rule)) problems.add(`"${goal.is.say}" stands on a rule that does not exist: ${goal.rule}`);
        if (goal.at.length === 0) problems.add(`"${goal.is.say}" is about no piece`);
        for (const teller of tellers) for (const problem of toldProblems(goal, teller)) problems.add(problem);
      }
    }
  });
  const unused = Object.keys(texts.get('en') ?? {}).filter(key => !asked.has(key));
  return [
    ...problems,
    ...differentKeys(texts),
    ...differentParts(texts),
    ...illFormed(texts),
    ...unused.map(key => `"${key}" is a text that no guided game asks for`),
  ];
}

function toldProblems({ is: { say, ...values } }: Goal, teller: Teller): string[] {
  const told = (key: string, longest: number): string[] => {
    try {
      const text = teller.text(key, values);
      if (text.trim() === '') return [`${teller.language}, "${key}" says nothing`];
      if (RAW.test(text)) return [`${teller.language}, "${key}" shows what is no word: ${text}`];
      return text.length > longest ? [`${teller.language}, "${key}" has ${text.length} letters: ${text}`] : [];
    } catch (error) {
      if (!(error instanceof MissingText)) throw error;
      return [error.message];
    }
  };
  return [...told(`guide.${say}`, LONGEST_AIM), ...told(`guide.${say}.why`, LONGEST_WHY)];
}
