// Exactly the legal placements are offered: compares a second, simple implementation of the buildings' rules with what
// is offered in random games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance, fastRandom, type Settings } from '@boardwright/engine';
import { standard } from '../content/read.ts';
import { facesOf, partsOf } from '../dice.ts';
import { gameOf } from '../game.ts';
import { BUILDINGS, GALLEON, ILLUMINATI, TEMPLE, TOWER, WILL } from '../names.ts';
import type { G } from '../state.ts';

const game = gameOf(standard);

type Dice = readonly number[];
/** Whether dice may be placed, only with The Will to Win, or not at all. */
type Verdict = 'yes' | 'will' | 'no';
const sum = (dice: Dice): number => dice.reduce((a, b) => a + b, 0);
const key = (dice: Dice): string => [...dice].sort().join('+');
const isIn = (part: Dice, all: Dice): boolean =>
  [1, 2, 3, 4, 5, 6].every(face => part.filter(d => d === face).length <= all.filter(d => d === face).length);
const yesIf = (holds: boolean): Verdict => (holds ? 'yes' : 'no');
const biggest = (sets: readonly Dice[]): Dice => sets.reduce((a, b) => (b.length > a.length ? b : a), []);

/** GC-4.1 to GC-4.3, for dice that join the own group of this size (0: a new group). */
function atArchives(g: G, p: number, dice: Dice, joins: number): Verdict {
  const [face] = dice as [number];
  if (dice.some(die => die !== face)) return 'no';
  const mine = g.archives.find(group => group.p === p && group.face === face && group.count === joins);
  if (joins > 0 && mine === undefined) return 'no';
  const equal = g.archives.find(group => group !== mine && group.face === face && group.count === joins + dice.length);
  if (equal === undefined) return 'yes';
  return equal.p === p ? 'no' : 'will';
}

/** GC-5.1 to GC-5.3. */
function atUniversity(g: G, dice: Dice): Verdict {
  if (dice.length > 2 || (dice.length === 2 && sum(dice) !== 5)) return 'no';
  const row = g.university.map(die => ({ face: die.face, isNew: false }));
  for (const face of dice) {
    const higher = row.findIndex(die => die.face >= face);
    row.splice(higher < 0 ? row.length : higher, 0, { face, isNew: true });
  }
  return yesIf(!row.slice(g.spaces).some(die => die.isNew));
}

/** GC-7.1 to GC-7.3. */
function atRuns(g: G, p: number, dice: Dice): Verdict {
  const runs = g.runs.map(mask => [1, 2, 3, 4, 5, 6].filter(face => (mask >> (face - 1)) & 1));
  const run = [...(runs[p] as Dice), ...dice];
  const isRun = new Set(run).size === run.length && Math.max(...run) - Math.min(...run) === run.length - 1;
  if (!isRun) return 'no';
  return runs.some((other, q) => q !== p && key(other) === key(run)) ? 'will' : 'yes';
}

/** GC-11.1, GC-11.2, GC-12.3. */
function atIlluminati(g: G, p: number, dice: Dice): Verdict {
  const sets = g.illuminati.map(facesOf);
  const all = [...(sets[p] as Dice), ...dice];
  if (sets.some((set, q) => q !== p && key(set) === key(all))) return 'will';
  const lead = biggest(sets);
  return yesIf(all.length === lead.length + 1 && isIn(lead, all));
}

/** GC-13.1. */
function atGalleon(g: G, p: number, dice: Dice): Verdict {
  const most = Math.max(...g.galleonDice);
  const lead = most === 0 ? 0 : (g.galleonSum[g.galleonDice.indexOf(most)] as number);
  const count = (g.galleonDice[p] as number) + dice.length;
  return yesIf(count === most + 1 && (g.galleonSum[p] as number) + sum(dice) > lead);
}

/** What can be done with exactly these dice, as words without the neutral prefix. */
function* waysFor(g: G, p: number, dice: Dice): Generator<[building: string, details: string, Verdict]> {
  const faces = dice.join('+');
  for (let joins = 0; joins <= 10; joins++)
    yield ['archives', `${faces}-${joins === 0 ? 'new' : joins}`, atArchives(g, p, dice, joins)];
  yield ['university', faces, atUniversity(g, dice)];
  yield ['library', 'die', yesIf(dice.length === 1)];
  yield [BUILDINGS[g.b] as string, faces, atRuns(g, p, dice)];
  const isFree = g.temple.some((pair, i) => key(facesOf(pair)) === key(dice) && (g.templeBy[i] as number) < 0);
  if (g.c === TEMPLE) yield ['temple', faces, yesIf(isFree)]; // GC-10.1, GC-10.2
  if (g.c === ILLUMINATI) yield ['illuminati', faces, atIlluminati(g, p, dice)];
  if (g.c === GALLEON) yield ['galleon', `${dice.length}-${sum(dice)}`, atGalleon(g, p, dice)];
  if (g.c === TOWER && dice.length === 1) yield ['tower', (dice[0] as number) <= 3 ? 'left' : 'right', 'yes']; // GC-14.1
  if (g.c === TOWER && dice.length === 2) yield ['tower', 'both', yesIf(sum(dice) === 7)];
}

function placements(g: G, p: number, roll: number, neutral: boolean): string[] {
  const out = new Set<string>();
  const hasWill = !neutral && (g.abilities[p]?.[WILL] ?? 0) > 0;
  for (const part of partsOf(roll).filter(dice => dice !== 0))
    for (const [building, details, verdict] of waysFor(g, p, facesOf(part)))
      if (verdict === 'yes') out.add(`${neutral ? 'neutral_' : ''}${building}:${details}`);
      else if (verdict === 'will' && hasWill) out.add(`${building}_will:${details}`);
  return [...out];
}

/** Plays a random game and compares every placement. Returns how many there were. */
function compareThroughout(players: number, options: Settings, seed: number): number {
  const engine = new Engine(game);
  const match = engine.start(players, options, fastChance(seed));
  const random = fastRandom(seed);
  let compared = 0;
  for (let open = engine.first(match); open !== null; open = engine.first(match)) {
    const { task, options: answers } = open;
    const { g } = match;
    if (task.do === 'choosePlacement' || task.do === 'mayPlaceNeutral') {
      const own = task.do === 'choosePlacement' ? placements(g, open.seat, g.roll, false) : [];
      const first = task.do === 'mayPlaceNeutral' || task.fresh;
      const neutral = first ? placements(g, g.neutral, g.neutralRoll, true) : [];
      const words = answers.map(answer => engine.question(task).show(answer, task));
      const offered = words.filter(word => !/^(token|ability|button):/.test(word));
      assert.deepEqual([...offered].sort(), [...own, ...neutral].sort());
      compared++;
    }
    engine.answer(match, open, answers[random(answers.length)] as number);
  }
  return compared;
}

const games: [players: number, options: Settings][] = [
  [2, { b: 'auction', c: 'galleon', variant: 'neutral' }],
  [2, { b: 'guild', c: 'temple', variant: 'neutral' }],
  [3, { b: 'guild', c: 'illuminati', variant: 'neutral' }],
  [3, { b: 'auction', variant: 'fewer' }],
  [4, { b: 'auction', c: 'illuminati' }],
  [4, { b: 'guild', c: 'tower' }],
  [5, { b: 'guild', c: 'galleon' }],
  [5, { b: 'auction', c: 'temple' }],
];
for (const [players, options] of games)
  test(`what is offered is what the rules allow: ${players} players, ${Object.values(options).join(', ')}`, () => {
    let compared = 0;
    for (let seed = 1; seed <= 8; seed++) compared += compareThroughout(players, options, seed);
    assert.ok(compared > 300, `${compared} placements were compared`);
  });
