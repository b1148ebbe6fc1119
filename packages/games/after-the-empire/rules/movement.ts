// Units that move inside the castle: deployment (AE-7.1), movement tokens (AE-7.9), the Movement step (AE-8.6).
// Each unit moves at most once in a step, so a step ends; any distribution can be reached that way.
import type { Refused, Seat, Word } from '@boardwright/engine';
import { at, hasWall, sum } from '../castle.ts';
import { type Castle, castleOf, type G } from '../state.ts';
import { COURTYARD, DONE, MOVE, PLACES, SIDES, UNITS } from '../words.ts';
import { moveCode, moveOf } from './codes.ts';
import type { SomeRules } from './tasks.ts';

/** Before a step every unit may be moved. */
export function freshen(castle: Castle): void {
  for (let i = 0; i < castle.units.length; i++) castle.fresh[i] = at(castle.units, i);
}

function moves(castle: Castle): number[] {
  const out: number[] = [];
  for (let kind = 0; kind < UNITS.length; kind++)
    for (let from = 0; from <= COURTYARD; from++) {
      if (at(castle.fresh, from * 2 + kind) === 0) continue;
      for (let to = 0; to <= COURTYARD; to++)
        if (to !== from && (to === COURTYARD || hasWall(castle, to))) out.push(moveCode(kind, from, to));
    }
  if (out.length > 0) out.push(DONE);
  return out;
}

function move(castle: Castle, code: number): void {
  const { kind, from: start, to: end } = moveOf(code);
  const from = start * 2 + kind;
  const to = end * 2 + kind;
  castle.fresh[from] = at(castle.fresh, from) - 1;
  castle.units[from] = at(castle.units, from) - 1;
  castle.units[to] = at(castle.units, to) + 1;
}

function wordOf(code: number): Word {
  if (code === DONE) return 'button:done';
  const { kind, from, to } = moveOf(code);
  return `move:${UNITS[kind]}-${PLACES[from]}-${PLACES[to]}`;
}

/** AE-8.6: nobody stands where there is no wall. */
const noWall = (castle: Castle): Refused[] =>
  UNITS.flatMap(unit =>
    PLACES.flatMap(from =>
      SIDES.filter((side, i) => side !== from && !hasWall(castle, i)).map(
        (side): Refused => ({ word: `move:${unit}-${from}-${side}`, why: 'noWall', rule: 'AE-8.6', side }),
      ),
    ),
  );

/** What the three steps have in common. */
const moving = {
  who: (task: { p: Seat }) => task.p,
  options: (g: G, { p }: { p: Seat }) => moves(castleOf(g, p)),
  show: wordOf,
  whyNot: (g: G, { p }: { p: Seat }) => noWall(castleOf(g, p)),
};

/** The move to make in each step for a player who lets it run. What is sensible is not for the rules to know. */
export type Usual = Readonly<Record<'deploy' | 'shift' | 'regroup', (g: G, castle: Castle) => number>>;

export function movementRules(usual: Usual): SomeRules<'mayDeploy' | 'mayShift' | 'mayRegroup'> {
  return {
    mayDeploy: {
      ...moving,
      choose: (x, { p }, code) => {
        if (code === DONE) return;
        move(castleOf(x.g, p), code);
        x.next({ do: 'mayDeploy', p });
      },
      usual: (g, { p }) => usual.deploy(g, castleOf(g, p)),
    },
    mayShift: {
      ...moving,
      choose: (x, { p, left }, code) => {
        if (code === DONE) return;
        const castle = castleOf(x.g, p);
        move(castle, code);
        castle.stock[MOVE] = at(castle.stock, MOVE) - 1;
        if (left > 1) x.next({ do: 'mayShift', p, left: left - 1 });
      },
      usual: (g, { p }) => usual.shift(g, castleOf(g, p)),
    },
    mayRegroup: {
      ...moving,
      choose: (x, { p }, code) => {
        if (code === DONE) return;
        move(castleOf(x.g, p), code);
        x.next({ do: 'mayRegroup', p });
      },
      usual: (g, { p }) => usual.regroup(g, castleOf(g, p)),
    },
  };
}

export const hasUnits = (castle: Castle): boolean => sum(castle.units) > 0;
