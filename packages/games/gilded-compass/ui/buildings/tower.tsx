// The Treasure Tower: new dice enter at the bottom and push the others up. Each level has treasures of its metal.
import { Piece } from '@boardwright/web/kit';
import { type ReactNode, useRef } from 'react';
import { TREASURES } from '../../names.ts';
import type { G } from '../../state.ts';
import type { Shown } from '../places.ts';
import { Scenery } from '../scenery/scenery.tsx';
import { Cube, Face, PLAIN_LOOK } from '../symbols/dice.tsx';
import { treasureArt } from '../symbols/tiles.tsx';
import { actorName, lookOf, times } from '../view.ts';
import { Layer, Moving } from './layers.tsx';
import { type BuildingProps, Count, Slot, Title } from './parts.tsx';

const LEVELS = TREASURES.length;
const EMPTY = -1;
const SIDES = ['left', 'right'] as const;
const sideX = (side: number): number => 34 + 124 * side;
const levelY = (level: number): number => 308 - 84 * level;

interface Standing {
  readonly owners: readonly number[];
  readonly ids: readonly string[]; // by place: a die keeps its id on its way up
}

/** One side after a die has entered: the dice in the way go up, as in the rules (GC-14.2). */
function pushed(side: readonly string[], by: string): string[] {
  const after = [...side];
  for (let level = 0, next = by; level < LEVELS && next !== ''; level++) {
    const there = after[level] ?? '';
    after[level] = next;
    next = there;
  }
  return after;
}

/** Gives the dice ids that stay with them, so that a push is animated as one. */
function useStanding(owners: readonly number[], answers: number): readonly string[] {
  const before = useRef<Standing>({ owners: [], ids: [] });
  if (before.current.owners.join() !== owners.join()) {
    const ids = [0, 1].flatMap(side => {
      const at = side * LEVELS;
      const now = owners.slice(at, at + LEVELS);
      const old = before.current.owners.slice(at, at + LEVELS);
      if (old.join() === now.join()) return before.current.ids.slice(at, at + LEVELS);
      const entered = pushed(before.current.ids.slice(at, at + LEVELS), `die-${answers}-${side}`);
      const isPush = entered.every((id, level) => (id === '') === (now[level] === EMPTY));
      return isPush && entered.length === LEVELS
        ? entered
        : now.map((p, level) => (p === EMPTY ? '' : `die-${answers}-${side}-${level}`));
    });
    before.current = { owners: [...owners], ids };
  }
  return before.current.ids;
}

function Treasures({ table, g }: BuildingProps): ReactNode {
  return TREASURES.map((treasure, level) => {
    const taken = g.treasures.reduce((sum, mine) => sum + (mine[level] ?? 0), 0);
    const left = (table.content.treasures[level]?.length ?? 0) - taken;
    return (
      <Piece
        as="g"
        key={treasure}
        id={`pile:${treasure}`}
        name={table.tell.text('ui.pile.treasures', { n: left, metal: treasure })}
        about={table.tell.text(`about:${treasure}`)}
        rule="GC-14.3"
      >
        {times(Math.min(3, left)).map(i => (
          <g key={i} transform={`translate(97 ${317 - 3 * i - 84 * level})`} {...treasureArt(level)} />
        ))}
        <Count x={115} y={364 - 84 * level} n={left} />
      </Piece>
    );
  });
}

/** Entering one tower or both. Arrows show how far the push goes. */
function Gate({ g, shown }: { readonly g: G; readonly shown: Shown }): ReactNode {
  const sides = [0, 1].filter(side => shown.details[0] === SIDES[side] || shown.details[0] === 'both');
  const look = lookOf(g, shown.preview.by);
  const stack = (side: number): number => {
    const free = times(LEVELS).find(level => g.tower[side * LEVELS + level] === EMPTY);
    return free ?? LEVELS;
  };
  return (
    <Slot placement={shown} boxes={sides.map(side => ({ x: 24 + 124 * side, y: 287, width: 58, height: 110 }))}>
      {sides.map(side => (
        <g key={side}>
          <Cube
            look={look}
            face={0}
            x={sideX(side) + (stack(side) === 0 ? 0 : 2)}
            y={stack(side) === 0 ? 308 : 352}
            ghost={stack(side) === 0}
          />
          {times(stack(side)).map(level => (
            <path
              key={level}
              className="gc-push"
              d={`M${sideX(side) + 10} ${281 - 84 * level}l9-9 9 9m-18 6 9-9 9 9`}
            />
          ))}
        </g>
      ))}
    </Slot>
  );
}

export function TowerTile(props: BuildingProps): ReactNode {
  const { table, g, here, door } = props;
  const ids = useStanding(g.tower, table.answers);
  return (
    <>
      <Layer>
        <Scenery of="tower" />
        <Title tell={table.tell} building="tower" door={door} />
        {[1, 2, 3, 4, 5, 6].map(face => (
          <Face
            key={face}
            look={PLAIN_LOOK}
            face={face}
            size={22}
            x={17.5 + 25 * ((face - 1) % 3) + 124 * (table.content.towerOf[face] ?? 0)}
            y={369}
          />
        ))}
        <Treasures {...props} />
      </Layer>
      {g.tower.map((p, at) => {
        if (p === EMPTY) return null;
        const [side, level] = [Math.floor(at / LEVELS), at % LEVELS];
        const [x, y] = [sideX(side), levelY(level)];
        const metal = TREASURES[level] ?? 'bronze';
        return (
          <Moving key={ids[at]} id={ids[at] ?? ''} box={{ x, y, width: 42, height: 44 }}>
            <Piece
              as="g"
              id={`tower:${at}`}
              name={table.tell.text('ui.climber', { who: actorName(table, g, p), metal })}
              rule="GC-14.2"
            >
              <Cube look={lookOf(g, p)} face={0} x={0} y={0} />
            </Piece>
          </Moving>
        );
      })}
      {here.length > 0 && (
        <Layer>
          {here.map(shown => (
            <Gate key={shown.word} g={g} shown={shown} />
          ))}
        </Layer>
      )}
    </>
  );
}
