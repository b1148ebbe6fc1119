// The table in words: everything has a text in every language, and reads as a sentence of the game, without ids of the code.

import { readFileSync } from 'node:fs';
import {
  type AnyModule,
  type AnyTasks,
  type Area,
  LANGUAGES,
  type Language,
  type Messages,
  type Phrase,
  type Seat,
  type Survey,
  type Surveyor,
  wordsOf,
} from '@boardwright/engine';
import { common, createTeller, MissingText, type Teller } from '@boardwright/text';
import { type FolderPath, filesIn } from '../folder/folder.ts';
import type { AnyPlay } from '../fuzz/scenario.ts';
import { namesIn, withoutComments } from '../texts/names-in-code.ts';
import { differentParts } from '../texts/parts.ts';
import { missingPlurals } from '../texts/plurals.ts';
import { lookAtGames } from './positions.ts';

const NAMES = ['Anna', 'Béla', 'Cecil', 'Dora', 'Ede'];
/** What no sentence contains: ids of the code, and what a missing value turns into. */
export const RAW = /\b[a-z]+_[a-z_]+\b|\br\d+c\d+\b|\bundefined\b|\bnull\b|\bNaN\b|\[object|-1\b/;
const ONLY_A_NUMBER = /^[\d\s.,:–-]*$/;

/** Sentences for everything that is wrong with the survey of a game. */
export async function surveyProblems(module: AnyModule, folder: FolderPath, games = 12): Promise<string[]> {
  if (module.surveyor === undefined) return [];
  const surveyor = await module.surveyor();
  const texts = new Map<Language, Messages>();
  for (const language of LANGUAGES) texts.set(language, await surveyor.texts[language]());
  const asked = new Set<string>();
  const problems = new Set<string>();
  const tellers = await tellersOf(module, texts, asked);
  lookAtGames(module, games, 60, play => {
    const viewers: (Seat | null)[] = [null, 0, play.seats - 1];
    for (const viewer of viewers) {
      const survey = surveyor.survey(play.engine.view(play.match, viewer), viewer);
      for (const problem of shapeProblems(survey, play.seats)) problems.add(problem);
      for (const teller of tellers) for (const problem of toldProblems(survey, teller)) problems.add(problem);
    }
    for (const phrase of optionsTold(surveyor, play))
      for (const teller of tellers) for (const problem of phraseProblems(phrase, teller)) problems.add(problem);
  });
  return [
    ...problems,
    ...differentKeys(texts),
    ...differentParts(texts),
    ...illFormed(texts),
    ...unused(texts, asked, folder),
  ];
}

export async function tellersOf(
  module: AnyModule,
  texts: ReadonlyMap<Language, Messages>,
  asked: Set<string>,
): Promise<Teller[]> {
  const tellers: Teller[] = [];
  for (const [language, own] of texts) {
    const messages = { ...(await module.texts[language]()), ...own };
    const noting = new Proxy(messages, {
      get(target, key) {
        asked.add(String(key));
        return target[String(key)];
      },
    });
    const { textValues } = module;
    tellers.push(createTeller(noting, common[language], language, { names: NAMES, values: textValues }));
  }
  return tellers;
}

/** What is told of everything that can be chosen now. */
const optionsTold = (surveyor: Surveyor<unknown, AnyTasks>, play: AnyPlay): Phrase[] =>
  play.open().flatMap(open => {
    const view = play.engine.view(play.match, open.seat);
    return wordsOf(play.engine, open).flatMap(word => {
      const { costs, gives } = surveyor.tells?.(word, view, open.task) ?? {};
      return [costs, gives].filter(each => each !== undefined);
    });
  });

function shapeProblems({ summary, areas }: Survey, seats: number): string[] {
  const out: string[] = [];
  if (summary.length === 0) out.push('the survey has no summary');
  const ids = areas.map(area => `${area.id}/${area.seat ?? ''}`);
  if (new Set(ids).size < ids.length) out.push(`two areas are the same: ${ids.join(', ')}`);
  for (const area of areas) {
    const spots = area.spots.map(({ id }) => id);
    if (new Set(spots).size < spots.length) out.push(`${area.id}: two spots have the same id`);
    if (area.grid !== undefined && spots.length % area.grid > 0) out.push(`${area.id}: the last row is not full`);
    if (area.grid !== undefined && area.spots.some(({ cells }) => cells?.length !== 1))
      out.push(`${area.id}: each spot of a grid needs one cell`);
    const { heads } = area;
    if (heads !== undefined && area.spots.some(({ cells }) => cells?.length !== heads.length))
      out.push(`${area.id}: each spot needs a cell for each of the heads`);
    if (area.spots.some(({ seat }) => seat !== undefined && (seat < 0 || seat >= seats)))
      out.push(`${area.id}: something belongs to a seat that is not there`);
  }
  return out;
}

function told(teller: Teller, key: string, say: () => string, isCell = false): string[] {
  try {
    const text = say();
    if (text.trim() === '') return [`${teller.language}, "${key}" says nothing`];
    if (RAW.test(text)) return [`${teller.language}, "${key}" shows what is no word: ${text}`];
    return !isCell && ONLY_A_NUMBER.test(text)
      ? [`${teller.language}, "${key}" does not say what is counted: ${text}`]
      : [];
  } catch (error) {
    if (!(error instanceof MissingText)) throw error;
    return [error.message];
  }
}

const phraseProblems = (each: Phrase, teller: Teller, isCell = false): string[] =>
  told(teller, each.say, () => teller.phrase(each), isCell);

function toldProblems({ summary, areas }: Survey, teller: Teller): string[] {
  const phrase = (each: Phrase, isCell = false): string[] => phraseProblems(each, teller, isCell);
  const area = (each: Area): string[] => [
    ...told(teller, `area.${each.id}`, () => teller.area(each)),
    ...[...(each.heads ?? []), ...(each.notes ?? [])].flatMap(said => phrase(said)),
    ...each.spots.flatMap(({ says, cells = [] }) => [...phrase(says), ...cells.flatMap(cell => phrase(cell, true))]),
  ];
  return [...summary.flatMap(each => phrase(each)), ...areas.flatMap(area)];
}

export function differentKeys(texts: ReadonlyMap<Language, Messages>): string[] {
  const all = new Set([...texts.values()].flatMap(messages => Object.keys(messages)));
  return [...texts].flatMap(([language, messages]) =>
    [...all].filter(key => messages[key] === undefined).map(key => `there is no ${language} text for "${key}"`),
  );
}

export const illFormed = (texts: ReadonlyMap<Language, Messages>): string[] =>
  [...texts].flatMap(([language, messages]) =>
    Object.entries(messages).flatMap(([key, message]) =>
      missingPlurals(message, language).map(what => `${language}, "${key}": ${what}`),
    ),
  );

/** Texts that no random game asked for, and that the code does not name: what it names may be rare. */
function unused(texts: ReadonlyMap<Language, Messages>, asked: ReadonlySet<string>, folder: FolderPath): string[] {
  const code = filesIn(folder, 'survey', '.ts').map(({ path }) => readFileSync(path, 'utf8'));
  const named = namesIn(withoutComments(code.join('\n')), 'say');
  return Object.keys(texts.get('en') ?? {})
    .filter(key => !asked.has(key) && !named.has(key.replace(/^survey\./, '')))
    .map(key => `"${key}" is a text that the survey never asks for`);
}
