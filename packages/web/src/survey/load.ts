// The table in words, loaded when somebody first asks for it.
import type { Json, Language, Seat, Surveyor } from '@boardwright/engine';
import type { Update } from '@boardwright/host';
import { type ToldTable, tellTable } from '@boardwright/text';
import { useEffect, useState } from 'react';
import { tellerOf, textsOf } from '../games/texts.ts';

type AnySurveyor = Surveyor<unknown, never>;
interface SurveyModule {
  readonly surveyorOf: (own: Json | null) => AnySurveyor;
}
const modules = import.meta.glob<SurveyModule>('../../../games/*/survey/edition.ts');
const fileOf = (game: string): string => `../../../games/${game}/survey/edition.ts`;

/** Whether the game tells its table in words. */
export const hasSurvey = (game: string): boolean => modules[fileOf(game)] !== undefined;

/** Tells a view as a seat (null: a spectator) sees it. */
export type Survey = (view: Update['view'], seat: Seat | null) => ToldTable;

export async function surveyOf(
  game: string,
  language: Language,
  names: readonly string[],
  own: Json | null,
): Promise<Survey | null> {
  const module = await modules[fileOf(game)]?.();
  if (module === undefined) return null;
  const surveyor = module.surveyorOf(own);
  const [texts, more] = await Promise.all([textsOf(game, language, own), surveyor.texts[language]()]);
  const teller = tellerOf({ ...texts, messages: { ...texts.messages, ...more } }, names);
  return (view, seat) => tellTable(surveyor.survey(view as never, seat), teller);
}

/** Null until it is loaded. */
export function useSurvey(game: string, language: Language, names: readonly string[], own: Json | null): Survey | null {
  const [survey, setSurvey] = useState<Survey | null>(null);
  const all = names.join('\n');
  useEffect(() => {
    let wanted = true;
    void surveyOf(game, language, all.split('\n'), own).then(found => {
      if (wanted) setSurvey(() => found);
    });
    return () => {
      wanted = false;
    };
  }, [game, language, all, own]);
  return survey;
}
