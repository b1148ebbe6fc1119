// Moving units inside the castle: deployment (AE-7.1), movement tokens (AE-7.9), the Movement step (AE-8.6). Units are
// placed and moved until the player is ready. With movement tokens, each unit moves at most once.
import type { Refused, Seat, Task, Word } from '@boardwright/engine';
import { at, hasWall } from '../castle.ts';
import type { Content } from '../content/types.ts';
import { type Castle, castleOf, type G } from '../state.ts';
import { COURTYARD, DONE, MOVE, PLACES, SIDES, UNITS } from '../words.ts';
import { freeActions } from './cards.ts';
import { moveCode, moveOf } from './codes.ts';
import type { SomeRules, Tasks } from './tasks.ts';

/** At the start of a step every unit may be moved. */
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
  return out;
}

/** `again`: units that have moved may be moved again. */
function move(castle: Castle, code: number, again: boolean): void {
  const { kind, from: start, to: end } = moveOf(code);
  const from = start * 2 + kind;
  const to = end * 2 + kind;
  castle.fresh[from] = at(castle.fresh, from) - 1;
  castle.units[from] = at(castle.units, from) - 1;
  castle.units[to] = at(castle.units, to) + 1;
  if (again) castle.fresh[to] = at(castle.fresh, to) + 1;
}

function wordOf(code: number): Word {
  if (code === DONE) return 'button:done';
  const { kind, from, to } = moveOf(code);
  return `move:${UNITS[kind]}-${PLACES[from]}-${PLACES[to]}`;
}

/** AE-8.6: no unit stands where there is no wall. */
const noWall = (castle: Castle): Refused[] =>
  UNITS.flatMap(unit =>
    PLACES.flatMap(from =>
      SIDES.filter((side, i) => side !== from && !hasWall(castle, i)).map(
        (side): Refused => ({ word: `move:${unit}-${from}-${side}`, why: 'noWall', rule: 'AE-8.6', side }),
      ),
    ),
  );

/** The usual move in each step. The rules do not decide what is sensible. */
export type Usual = Readonly<Record<'deploy' | 'shift' | 'regroup', (g: G, castle: Castle) => number>>;

export function movementRules(content: Content, usual: Usual): SomeRules<'mayDeploy' | 'mayShift' | 'mayRegroup'> {
  const asides = freeActions(content);

  /** A player who can neither move a unit nor use a card (AE-6.9) is not asked. */
  const optionsOf = (g: G, task: Task<Pick<Tasks, 'mayDeploy' | 'mayShift' | 'mayRegroup'>>): number[] => {
    const castle = castleOf(g, task.p);
    const out = task.do === 'mayShift' && at(castle.stock, MOVE) === 0 ? [] : moves(castle);
    if (out.length > 0 || asides(g, task.p, task).length > 0) out.push(DONE);
    return out;
  };

  /** What the three steps have in common. */
  const moving = {
    who: (task: { p: Seat }) => task.p,
    show: wordOf,
    whyNot: (g: G, { p }: { p: Seat }) => noWall(castleOf(g, p)),
  };

  return {
    // AE-7.1: a unit that has been placed can be moved until all are ready.
    mayDeploy: {
      ...moving,
      options: (g, { p }) => optionsOf(g, { do: 'mayDeploy', p }),
      show: code => (code === DONE ? 'button:ready' : wordOf(code)),
      choose: (x, { p }, code) => {
        if (code === DONE) return;
        move(castleOf(x.g, p), code, true);
        x.next({ do: 'mayDeploy', p });
      },
      usual: (g, { p }) => usual.deploy(g, castleOf(g, p)),
    },
    // AE-7.9
    mayShift: {
      ...moving,
      options: (g, { p }) => optionsOf(g, { do: 'mayShift', p }),
      choose: (x, { p }, code) => {
        if (code === DONE) return;
        const castle = castleOf(x.g, p);
        move(castle, code, false);
        castle.stock[MOVE] = at(castle.stock, MOVE) - 1;
        x.next({ do: 'mayShift', p });
      },
      usual: (g, { p }) => {
        const castle = castleOf(g, p);
        return at(castle.stock, MOVE) === 0 ? DONE : usual.shift(g, castle);
      },
    },
    // AE-8.6
    mayRegroup: {
      ...moving,
      options: (g, { p }) => optionsOf(g, { do: 'mayRegroup', p }),
      choose: (x, { p }, code) => {
        if (code === DONE) return;
        move(castleOf(x.g, p), code, true);
        x.next({ do: 'mayRegroup', p });
      },
      usual: (g, { p }) => usual.regroup(g, castleOf(g, p)),
    },
  };
}
