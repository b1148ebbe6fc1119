// Rolls in large, over the board: everybody's dice, what they bring, and the stores before and after. The stage says what is shown.
import type { Seat } from '@boardwright/engine';
import { colourOf, SeatMark, signed, WordPicture } from '@boardwright/web/kit';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { DICE, RESOURCES, type Resource } from '../content/faces.ts';
import { type Hero, heroOf } from '../state.ts';
import { Cube, facesOf } from './dice.tsx';
import { capOf, type Table, type Teller } from './reading.ts';
import { Mark } from './symbols.tsx';

type StageAt = NonNullable<Table['stage']>;

export const isRolling = ({ stage }: Pick<Table, 'stage'>): boolean => stage?.stage.id === 'df-rolls';

const rollsIn = ({ stage }: StageAt, die: string): boolean => stage.parts.some(({ lights }) => lights?.includes(die));
/** The dice of a seat that lie in the theatre now, separated by commas. */
export const diceAway = ({ stage }: Pick<Table, 'stage'>, seat: Seat): string =>
  DICE.filter(die => stage !== null && isRolling({ stage }) && rollsIn(stage, `die:${seat}-${die}`)).join();

export function Theatre({ table }: { readonly table: Table }): ReactNode {
  const { stage, view, tell, names } = table;
  if (stage === null || !isRolling(table)) return null;
  const seats = view.g.heroes.map((_, p) => p).filter(p => linesOf(stage, p, stage.stage.parts.length).length > 0);
  return (
    <div className={`df-theatre df-lanes-${seats.length}`} aria-hidden="true">
      {seats.map(p => (
        <Lane
          key={p}
          tell={tell}
          seat={p}
          name={names[p] ?? ''}
          hero={heroOf(view.g, p)}
          on={stage}
          isMe={p === table.me}
        />
      ))}
    </div>
  );
}

/** What the parts of a stage say of a seat, up to one of them. */
const linesOf = ({ stage }: StageAt, seat: Seat, upTo: number) =>
  stage.parts
    .slice(0, upTo + 1)
    .flatMap(part => part.lines.filter(line => line.seat === seat).map(line => ({ part, line })));

interface LaneProps {
  readonly tell: Teller;
  readonly seat: Seat;
  readonly name: string;
  readonly hero: Hero;
  readonly on: StageAt;
  readonly isMe: boolean;
}
function Lane({ tell, seat, name, hero, on, isMe }: LaneProps): ReactNode {
  const shown = linesOf(on, seat, on.at);
  const rolls = linesOf(on, seat, on.stage.parts.length).filter(({ part }) => part.lights !== undefined);
  const seen = shown.filter(({ part }) => part.lights !== undefined).length;
  return (
    <div className={isMe ? 'df-lane df-me' : 'df-lane'} style={{ '--seat': colourOf(seat) } as CSSProperties}>
      <b className="df-lane-name">
        <SeatMark seat={seat} size={18} /> {name}
      </b>
      <span className="df-lane-dice">
        {DICE.map((die, i) => (
          <BigDie key={die} seat={seat} die={i} hero={hero} on={on} />
        ))}
      </span>
      {rolls.length > 1 && (
        <span className="df-ledger">
          {rolls.map(({ line }, i) => (
            <span key={i} className={i === seen - 1 ? 'df-entry df-now' : 'df-entry'}>
              {i < seen ? line.pictures?.map((face, k) => <WordPicture key={k} word={face} size={24} />) : <i />}
            </span>
          ))}
        </span>
      )}
      <span className="df-lane-stores">
        {RESOURCES.map(what => (
          <Change key={what} tell={tell} hero={hero} what={what} {...sumOf(shown, what)} />
        ))}
      </span>
    </div>
  );
}

/** What a seat has gained of a resource in the parts shown so far. */
function sumOf(shown: ReturnType<typeof linesOf>, what: Resource): { readonly n: number; readonly lost: number } {
  const gains = shown.flatMap(({ line }) => line.gains).filter(({ picture }) => picture === `gain:${what}`);
  return { n: gains.reduce((sum, { n }) => sum + n, 0), lost: gains.reduce((sum, { lost = 0 }) => sum + lost, 0) };
}

interface BigDieProps {
  readonly seat: Seat;
  readonly die: number;
  readonly hero: Hero;
  readonly on: StageAt;
}
/** It comes to the stage with another face up, and rolls there. */
function BigDie({ seat, die, hero, on }: BigDieProps): ReactNode {
  const { stage, at } = on;
  const id = `die:${seat}-${DICE[die]}`;
  const rolls = stage.parts.slice(0, at + 1).filter(part => part.lights?.includes(id)).length;
  const rollsNow = stage.parts[at]?.lights?.includes(id) === true;
  const [isHere, setHere] = useState(!rollsNow);
  useEffect(() => setHere(true), []);
  if (!rollsIn(on, id)) return null;
  const up = (hero.up[die] ?? 0) - 6 * die;
  const faces = facesOf(hero, die);
  return (
    <span data-piece={id} className="df-big">
      <Cube
        faces={faces.join()}
        up={isHere ? up : (up + 1) % 6}
        rolls={isHere ? rolls : rolls - 1}
        size={76}
        die={die}
      />
    </span>
  );
}

interface ChangeProps {
  readonly tell: Teller;
  readonly hero: Hero;
  readonly what: Resource;
  readonly n: number;
  readonly lost: number;
}
/** A store before and after, and what did not fit. */
function Change({ tell, hero, what, n, lost }: ChangeProps): ReactNode {
  if (n === 0 && lost === 0) return null;
  const cap = capOf(hero, what);
  const now = hero[what];
  const isFull = lost > 0;
  return (
    <span className={isFull ? 'df-change df-full' : n < 0 ? 'df-change df-minus' : 'df-change'}>
      <Mark name={what} size={24} />
      <span className="df-from-to">
        {now - n} <Mark name="arrow" size={14} /> <b>{now}</b>
        {cap < Number.POSITIVE_INFINITY && <small>/{cap}</small>}
      </span>
      <em>{signed(n)}</em>
      {cap < Number.POSITIVE_INFINITY && (
        <i
          className="df-fill"
          style={{ '--from': Math.min(now, now - n) / cap, '--to': Math.max(now, now - n) / cap } as CSSProperties}
        />
      )}
      {isFull && <span className="df-over">{tell.text('ui.stage.over', { n: lost })}</span>}
    </span>
  );
}
