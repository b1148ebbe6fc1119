// The vocabulary of rule cases. The README of the game lists the words.
import { BadInput, type Json } from '@boardwright/engine';
import type { Vocabulary } from '@boardwright/testkit';
import { resultOf } from '../score.ts';
import type { G } from '../state.ts';
import { drawn } from './drawn.ts';
import { PLAYER } from './player-words.ts';
import { TABLE } from './table-words.ts';
import { actorIn, actorName, content, list } from './words.ts';

function towerSide(path: readonly string[]): number | null {
  return path[0] === 'tower' ? ['left', 'right'].indexOf(path[1] ?? '') : null;
}

function unknownPath(path: readonly string[]): BadInput {
  const [players, table] = [Object.keys(PLAYER).join(', '), Object.keys(TABLE).join(', ')];
  return new BadInput(
    `"${path.join('.')}" is not on the table; there are ${table}, tower.left, tower.right, and of a player ${players}`,
  );
}

/** `p1.mission.trailblazer` reads the current value of a mission to its owner. */
function missionWorth(g: G, p: number, mission: string | undefined): Json {
  const line = resultOf(content, g, p).lines.find(each => each.source === `mission:${mission}`);
  return line?.points ?? null;
}

export const vocabulary: Vocabulary<G> = {
  given(g, path, value) {
    const side = towerSide(path);
    if (side !== null && side >= 0) {
      g.tower.splice(side * 3, 3, ...list(value).map(who => actorIn(g, who)));
      return;
    }
    const [first = '', second = ''] = path;
    if (path.length === 1 && TABLE[first]?.put !== undefined) TABLE[first].put(g, value);
    else if (path.length === 2 && PLAYER[second]?.put !== undefined) PLAYER[second].put(g, value, actorIn(g, first));
    else throw unknownPath(path);
  },
  read(g, path) {
    const side = towerSide(path);
    if (side !== null && side >= 0) return g.tower.slice(side * 3, side * 3 + 3).map(p => actorName(g, p));
    const [first = '', second = ''] = path;
    if (path.length === 3 && second === 'mission') return missionWorth(g, actorIn(g, first), path[2]);
    if (path.length === 1 && TABLE[first] !== undefined) return TABLE[first].read(g);
    if (path.length === 2 && PLAYER[second] !== undefined) return PLAYER[second].read(g, actorIn(g, first));
    throw unknownPath(path);
  },
  chance: drawn,
};
