// Numbers that stand in a text itself, as digits or in words, and not in a value that is filled in.
import type { Language } from '@boardwright/engine';
import { literalsOf } from '@boardwright/text';

/** Words from two on, by number: "one" is also an article. Ordinals from three on: "second" is also a rank. */
const WORDS: Readonly<Record<Language, readonly (readonly [number, RegExp])[]>> = {
  en: [
    [2, /^(two|twice)$/],
    [3, /^(three|third|thrice)$/],
    [4, /^(four|fourth)$/],
    [5, /^(five|fifth)$/],
    [6, /^(six|sixth)$/],
    [7, /^(seven|seventh)$/],
    [8, /^(eight|eighth)$/],
    [9, /^(nine|ninth)$/],
    [10, /^(ten|tenth)$/],
    [11, /^(eleven|eleventh)$/],
    [12, /^(twelve|twelfth)$/],
    [20, /^twenty$/],
    [30, /^thirty$/],
  ],
  hu: [
    [2, /^(két(szer|szeri|-két)?|ketten|kettő(t|nek|vel|ből|ről|s)?|kettőnként|kettőnkénti|mindkettő\p{L}*)$/u],
    [3, /^(három(szor|nak|nál|ból|mal|ra)?|hárm\p{L}+|mindhárom|mindhárm\p{L}+|harmad(ik)?\p{L}*)$/u],
    [4, /^(négy(szer|nek|nél|ből|en|et)?|negyedik\p{L}*)$/u],
    [5, /^(öt(ször|nek|nél|ből|en|öt)?|ötödik\p{L}*)$/u],
    [6, /^(hat(szor|nak|nál|ból|an|ot)?|hatodik\p{L}*)$/u],
    [7, /^(hét(szer|nek|nél|ből)?|hetedik\p{L}*)$/u],
    [8, /^(nyolc(szor|nak|nál|ból|at)?|nyolcadik\p{L}*)$/u],
    [9, /^(kilenc(-kilenc)?|kilencedik\p{L}*)$/u],
    [10, /^(tíz|tízszer|tizedik\p{L}*)$/u],
    [11, /^tizenegy\p{L}*$/u],
    [12, /^(tizenkét|tizenkettő\p{L}*)$/u],
    [20, /^húsz$/u],
    [30, /^harminc$/u],
  ],
  pl: [
    [2, /^(dwa|dwie|dwóch|dwoma|dwiema|dwu|dwaj|dwóm|dwukrotnie|dwuosobow\p{L}+)$/u],
    [3, /^(trzy|trzech|trzem|trzema|trzej|trzeci\p{L}*|trzyosobow\p{L}+)$/u],
    [4, /^(cztery|czterech|czterem|czterema|czwart\p{L}+|czteroosobow\p{L}+)$/u],
    [5, /^(pięć|pięciu|pięcioma|piąt(y|a|e|ego|ej|ym|ą))$/u],
    [6, /^(sześć|sześciu|szóst\p{L}+)$/u],
    [7, /^(siedem|siedmiu|siódm\p{L}+)$/u],
    [8, /^(osiem|ośmiu|ósm\p{L}+)$/u],
    [9, /^(dziewięć|dziewięciu|dziewiąt\p{L}+)$/u],
    [10, /^(dziesięć|dziesięciu|dziesiąt\p{L}+)$/u],
    [11, /^(jedenaście|jedenastu|jedenast\p{L}+)$/u],
    [12, /^(dwanaście|dwunastu|dwunast\p{L}+)$/u],
    [20, /^(dwadzieścia|dwudziestu)$/u],
    [30, /^(trzydzieści|trzydziestu)$/u],
  ],
};

const RULE_ID = /\b[A-Z]{2,}-\d+(\.\d+)*\b/g;

/** Each number once, in rising order. Ids of rules are no numbers. */
export function bareNumbersIn(message: string, language: Language): number[] {
  const text = literalsOf(message).replace(RULE_ID, ' ').toLowerCase();
  const digits = [...text.matchAll(/\d+/g)].map(([found]) => Number(found));
  const words = (text.match(/[\p{L}-]+/gu) ?? []).flatMap(word =>
    WORDS[language].flatMap(([n, pattern]) => (pattern.test(word) ? [n] : [])),
  );
  return [...new Set([...digits, ...words])].sort((a, b) => a - b);
}

/** The numbers that may stand in texts, by the key of the text or the id of the paragraph, and why they may. */
export type Allowed = readonly (readonly [why: string, texts: Readonly<Record<string, readonly number[]>>])[];

/** How long a game takes and how heavy it is are no values of a content. */
const FREE: readonly string[] = ['game.minutes', 'game.weight'];

export interface Written {
  readonly key: string;
  readonly language: Language;
  readonly message: string;
}

/** Sentences for numbers that may not stand where they do, and for permissions that nobody needs. */
export function bareProblems(texts: readonly Written[], allowed: Allowed): string[] {
  const may = (key: string): number[] => allowed.flatMap(([, of]) => of[key] ?? []);
  const used = new Map<string, Set<number>>();
  const problems = texts.flatMap(({ key, language, message }) => {
    const found = bareNumbersIn(message, language);
    used.set(key, new Set([...(used.get(key) ?? []), ...found]));
    const wrong = FREE.includes(key) ? [] : found.filter(n => !may(key).includes(n));
    return wrong.length === 0 ? [] : [`${language}, ${key} says ${wrong.join(', ')}: is it a value of the content?`];
  });
  const needless = allowed.flatMap(([, of]) =>
    Object.entries(of).flatMap(([key, numbers]) =>
      numbers.filter(n => !used.get(key)?.has(n)).map(n => `${key} may say ${n}, but does not`),
    ),
  );
  return [...problems, ...needless];
}
