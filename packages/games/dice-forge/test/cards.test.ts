// Every card is complete: it has its own paragraph with its name, cost and points, its symbols exist, and it can be
// played.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import {
  Engine,
  fastChance,
  fastRandom,
  LANGUAGES,
  type Language,
  type Messages,
  Play,
  type Settings,
  settle,
} from '@boardwright/engine';
import { casesIn, type Paragraph, paragraphsIn, type RuleCase } from '@boardwright/testkit';
import { FACES, type Resource } from '../content/faces.ts';
import { FEATS, type Feat, PLACES, type PlaceRow, PRINTED_COUNT } from '../content/feats.ts';
import { game } from '../index.ts';
import { featAction } from '../rules/codes.ts';
import { check, moonCap, sunCap } from '../state.ts';
import { CHOSEN_SETS } from './chosen.ts';
import { digitsOf } from './survey-facts.ts';

const folder = new URL('../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const placeOf = ({ place }: Feat): PlaceRow => PLACES[place]!;

/** A number with its noun, in the form that goes with it. */
const counted = (language: Language, n: number, forms: Readonly<Record<string, string>>): string =>
  `${n} ${forms[new Intl.PluralRules(language).select(n)] ?? forms.other}`;

const POINTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { one: 'point', other: 'points' },
  hu: { other: 'pont' },
  pl: { one: 'punkt', few: 'punkty', other: 'punktów' },
};
const SHARDS = { one: 'odłamek', few: 'odłamki', other: 'odłamków' };
const COST: Readonly<Record<Language, (sun: number, moon: number) => string>> = {
  en: (sun, moon) => [...(sun > 0 ? [`${sun} sun`] : []), ...(moon > 0 ? [`${moon} moon`] : [])].join(' and '),
  hu: (sun, moon) => {
    if (sun > 0 && moon > 0) return `${sun} nap- és ${moon} holdszilánk`;
    return sun > 0 ? `${sun} napszilánk` : `${moon} holdszilánk`;
  },
  pl: (sun, moon) => {
    if (sun > 0 && moon > 0) return `${counted('pl', sun, SHARDS)} słońca i ${moon} księżyca`;
    return sun > 0 ? `${counted('pl', sun, SHARDS)} słońca` : `${counted('pl', moon, SHARDS)} księżyca`;
  },
};
/** Kinds that a heading names: lasting effects. */
const LASTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { permanent: 'permanent', reinforcement: 'reinforcement' },
  hu: { permanent: 'állandó', reinforcement: 'megerősítés' },
  pl: { permanent: 'stała', reinforcement: 'wzmocnienie' },
};

/** Options with which this card can be taken. */
function setWith(id: number): Settings {
  const { name, place } = FEATS[id]!;
  const engine = new Engine(game);
  const set = CHOSEN_SETS.find(each => engine.start(2, settle(game, 2, each), fastChance(0)).g.stacks[place] === id);
  assert.ok(set !== undefined, `no chosen set has ${name}`);
  return set;
}

/** What the rule book must say about a card before it explains it. */
function headingOf(language: Language, feat: Feat, texts: Messages): string {
  const { sun, moon } = placeOf(feat);
  const lasts = LASTS[language][feat.kind];
  const parts = [
    `${feat.rule} ${texts[`term.${feat.name}`]}`,
    COST[language](sun, moon),
    counted(language, feat.glory, POINTS[language]),
    ...(lasts === undefined ? [] : [lasts]),
  ];
  return parts.join(' · ');
}

describe('chapter 8 has one paragraph for each card, with its name, cost and points', () => {
  for (const language of LANGUAGES)
    test(language, () => {
      const texts = JSON.parse(read(`locale/${language}.json`)) as Messages;
      const headings = [...read(`rules.${language}.md`).matchAll(/^### (DF-8\..*)$/gm)].map(found => found[1]!);
      const expected = FEATS.map(feat => headingOf(language, feat, texts));
      assert.deepEqual(headings.toSorted(), expected.toSorted());
    });
});

describe('what a card shows', () => {
  for (const { name, kind, shows } of FEATS)
    test(name, () => {
      const parts = shows.split(' ');
      const marks = parts.filter(part => part.startsWith('@')).map(part => part.slice(1));
      const faces = parts.filter(part => part.startsWith('#')).map(part => part.slice(1));
      assert.equal(shows === '', kind === 'points', 'a card that does something shows it');
      for (const mark of marks) assert.ok(existsSync(new URL(`ui/art/marks/${mark}.svg`, folder)), `no mark "${mark}"`);
      for (const face of faces)
        assert.ok(
          FACES.some(row => row.name === face),
          `no face "${face}"`,
        );
    });
});

/** What a card shows, if it is nothing but gains: `+3 @gold +3 @moon`. */
function gainsShown(shows: string): Readonly<Record<Resource, number>> | null {
  if (!/^(\+\d+ @(gold|sun|moon|glory) ?)+$/.test(shows)) return null;
  const shown = { gold: 0, sun: 0, moon: 0, glory: 0 };
  for (const [, n, what] of shows.matchAll(/\+(\d+) @(\w+)/g)) shown[what as Resource] = Number(n);
  return shown;
}

describe('a card that shows gains alone brings exactly these', () => {
  for (const [id, feat] of FEATS.entries()) {
    const shown = gainsShown(feat.shows);
    if (shown === null) continue;
    test(feat.name, () => {
      const begun = Play.start(game, 2, settle(game, 2, setWith(id)), fastChance(id));
      const [open] = begun.open();
      assert.equal(open?.task.do, 'chooseAction');
      const { sun, moon } = placeOf(feat);
      Object.assign(begun.match.g.heroes[open.seat]!, { gold: 0, sun, moon });
      const play = Play.resume(game, begun.match, begun.log, fastChance(id)); // it offers what the hero can pay for now
      assert.equal(play.answer({ seat: open.seat, word: `feat:${feat.name}`, at: open.at }), null);
      const told = play.told.at(-1)!.map(({ event }) => event);
      const ofTurn = told.slice(0, told.map(({ say }) => say).indexOf('turn')); // the next one begins with a blessing
      const gained = { gold: 0, sun: 0, moon: 0, glory: 0 };
      for (const event of ofTurn) if (event.say === 'gained') gained[event.what as Resource] += event.n as number;
      assert.deepEqual(gained, shown);
    });
  }
});

describe('the emblem of a card is a file', () => {
  for (const { name } of FEATS)
    test(name, () => {
      const file = `ui/art/emblems/${name.replaceAll('_', '-')}.svg`;
      assert.ok(existsSync(new URL(file, folder)), `no ${file}`);
    });
});

/** What a card that is not in the box needs besides: a ruling that says so, and a case that shows what it counts. */
function lacksOf(
  { name, rule }: Pick<Feat, 'name' | 'rule'>,
  book: readonly Paragraph[],
  cases: readonly RuleCase[],
): string[] {
  const isNoted = book.some(({ id, text }) => id === rule && /^> *ruling:/m.test(text));
  const checksTotal = ({ rules, steps }: RuleCase): boolean =>
    rules.includes(rule) &&
    steps.some(step => step.do === 'then' && step.wanted.some(({ path }) => path.at(-1) === 'total'));
  return [
    ...(isNoted ? [] : [`${rule} has no "> ruling:" which says that ${name} is not in the box`]),
    ...(cases.some(checksTotal) ? [] : [`no case of ${rule} checks \`total\``]),
  ];
}

describe('a card that is not in the box', () => {
  const book = paragraphsIn(folder, 'en');
  const cases = casesIn(folder);
  test('has a ruling and a case that checks `total`', () =>
    assert.deepEqual(
      FEATS.slice(PRINTED_COUNT).flatMap(feat => lacksOf(feat, book, cases)),
      [],
    ));
  for (const language of LANGUAGES)
    test(`tells the numbers that it shows (${language})`, () => {
      const texts = JSON.parse(read(`locale/${language}.json`)) as Messages;
      for (const { name, shows } of FEATS.slice(PRINTED_COUNT))
        assert.deepEqual(digitsOf(texts[`about:${name}`] ?? ''), digitsOf(shows), name);
    });
  test('is named if it lacks them', () => {
    assert.deepEqual(lacksOf({ name: 'cerberus', rule: 'DF-8.8' }, book, cases), []);
    assert.deepEqual(lacksOf({ name: 'weaver', rule: 'DF-8.99' }, book, cases), [
      'DF-8.99 has no "> ruling:" which says that weaver is not in the box',
      'no case of DF-8.99 checks `total`',
    ]);
  });
});

describe('taken in the first turn, and played on at random to the end', () => {
  const engine = new Engine(game);
  for (const [id, { name }] of FEATS.entries())
    for (const seats of game.seats)
      test(`${name}, ${seats} players`, () => {
        const random = fastRandom(id);
        const match = engine.start(seats, settle(game, seats, setWith(id)), fastChance(id));
        let taken = false;
        for (let open = engine.first(match); open !== null; open = engine.first(match)) {
          const { g } = match;
          const hero = g.heroes[open.seat]!;
          if (open.task.do === 'chooseAction' && !taken) {
            Object.assign(hero, { sun: sunCap(hero), moon: moonCap(hero) });
            engine.answer(match, open, featAction(id));
            taken = true;
          } else engine.answer(match, open, open.options[random(open.options.length)]!);
          check(g);
        }
        assert.ok(taken && match.g.heroes.some(({ cards }) => cards[id]! > 0), 'nobody has it');
      });
});
