// Players who decide at the same time end up as if they had resolved strictly one after the other (DF-4.3).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, fastChance, fastRandom, type Match, type Settings, settle } from '@boardwright/engine';
import type { FaceName } from '../content/faces.ts';
import { game } from '../index.ts';
import { FACE } from '../rules/lookup.ts';
import type { Roll, Tasks, Way } from '../rules/tasks.ts';
import { type G, upFace } from '../state.ts';

const engine = new Engine(game);
const SEATS = 3;
const ACTIVE = 1;
/** Faces that can affect others, and some that affect only their own player. */
const FACES: readonly FaceName[] = [
  'mirror',
  'ship',
  'boar_red',
  'boar_blue',
  'c1',
  'g1',
  'x3',
  's1',
  'v2',
  'shield_gold',
];
const END = 'mayEndTurn'; // the active player has a Triton token, so that this question waits
/** A roll with more answers than this is skipped, because trying them all would take too long. */
const TOO_MANY = 3000;
type Agenda = Match<G, Tasks>['agenda'];

/** Every player has two dice with six equal faces, so the roll is known. Two faces are left in the sanctuary. */
function tableFor(rolls: readonly Roll[], cerberus: number, options: Settings): Match<G, Tasks> {
  const match = engine.start(SEATS, settle(game, SEATS, options), fastChance(1));
  const { g } = match;
  for (const [p, hero] of g.heroes.entries()) {
    const dice = rolls[p]!.flatMap(face => new Array<number>(6).fill(FACE[face]));
    const tokens = { cerberus: p === cerberus ? 1 : 0, triton: p === ACTIVE ? 1 : 0 };
    Object.assign(hero, { gold: p, sun: p % 2, moon: 1, glory: 2, dice, ...tokens });
  }
  g.active = ACTIVE;
  g.boars = [0, 2, 1, 2];
  g.temple.fill(0);
  g.temple[FACE.m1] = 1;
  g.temple[FACE.g4] = 1;
  return match;
}

const ending = ({ heroes, temple }: G): string =>
  JSON.stringify([
    heroes.map(hero => [hero.gold, hero.sun, hero.moon, hero.glory, hero.forged, hero.cerberus]),
    heroes.map(hero => [upFace(hero, 0), upFace(hero, 1)]),
    temple,
  ]);

/** All endings that answers can lead to, in any order of players; null if there are too many answers to try. */
function endingsOf(match: Match<G, Tasks>, tasks: Agenda): Set<string> | null {
  const out = new Set<string>();
  let answers = 0;
  const tryAll = (from: Match<G, Tasks>): void => {
    for (const open of engine.open(from)) {
      if (open.task.do === END) return void out.add(ending(from.g));
      for (const choice of open.options) {
        if (++answers > TOO_MANY) return;
        const next = engine.copy(from);
        engine.answer(next, open, choice);
        tryAll(next);
      }
    }
  };
  match.agenda = [{ do: END, p: ACTIVE }, ...tasks.toReversed()];
  engine.chance = fastChance(1);
  engine.advance(match);
  tryAll(match);
  return answers > TOO_MANY ? null : out;
}

function compare(way: Way, together: Agenda, order: readonly number[], seed: number, options: Settings = {}): number {
  const random = fastRandom(seed);
  const anyFace = () => FACES[random(FACES.length)]!;
  let compared = 0;
  for (let i = 0; i < 400; i++) {
    const rolls: Roll[] = Array.from({ length: SEATS }, () => [anyFace(), anyFace()]);
    const cerberus = way === 'loss' ? -1 : (i % 5) - 1; // -1 and 3: nobody has a token
    const oneByOne = order.map(p => ({ do: 'applyRoll', p, faces: rolls[p]!, way }) as const);
    const expected = endingsOf(tableFor(rolls, cerberus, options), oneByOne);
    const found = endingsOf(tableFor(rolls, cerberus, options), together);
    if (expected === null || found === null) continue;
    assert.deepEqual([...found].sort(), [...expected].sort(), rolls.join(' | '));
    compared++;
  }
  return compared;
}

test('in the first step of a turn', () => {
  assert.ok(compare('blessing', [{ do: 'blessAll', p: ACTIVE }], [0, 1, 2], 1) > 200);
});
test('in the first step of a turn, from the active player on', () => {
  assert.ok(compare('blessing', [{ do: 'blessAll', p: ACTIVE }], [1, 2, 0], 1, { first: 'active' }) > 200);
});
test('as victims of a Minotaur', () => {
  assert.ok(compare('loss', [{ do: 'takeCard', p: ACTIVE, feat: 'minotaur' }], [2, 0], 2) > 300);
});
