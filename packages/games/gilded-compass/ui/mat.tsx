// A player's mat: maps with their specialists, idle specialists, goods, and what only the owner sees.
import { UNKNOWN } from '@boardwright/engine';
import { Piece, type Still } from '@boardwright/web/kit';
import { memo, type ReactNode, useRef } from 'react';
import type { Content } from '../content/content.ts';
import { ABILITIES, COLOURS, TREASURES } from '../names.ts';
import { type Result, resultOf } from '../score.ts';
import type { G } from '../state.ts';
import { abilityWord, relicWord } from '../tiles.ts';
import { Secrets } from './mat-secrets.tsx';
import { Bench, Sites } from './mat-sites.tsx';
import { holdSameOf, isSameTelling } from './same.ts';
import { Sign } from './symbols/dice.tsx';
import { Glyph } from './symbols/glyphs.tsx';
import { abilityArt, backArt, chestArt, knowledgeArt, relicArt, token, treasureArt } from './symbols/tiles.tsx';
import { WithContent } from './use-content.ts';
import { actorId, lookOf, type Table, type Teller } from './view.ts';

/** The seat's own mat. In the solo game the rival's mat is below it, because all of it is public (GC-18.1). */
export function Mat({ table, seat }: { readonly table: Table; readonly seat: number }): ReactNode {
  const { g } = table.view;
  const isAlone = g.players !== g.seats;
  return (
    <WithContent value={table.content}>
      <PlayerMat table={table} g={g} p={seat} />
      {isAlone && <RivalMat table={table} g={g} p={g.seats} />}
    </WithContent>
  );
}

function RivalMat({ table, g, p }: Props): ReactNode {
  return (
    <>
      <div className="gc-rival">
        <svg viewBox="-6 -6 12 12" width="20" height="20" aria-hidden="true">
          <Sign look={lookOf(g, p)} x={0} y={0} size={10} />
        </svg>
        <Glyph name="rival" size={18} />
        <b>{table.tell.text('term.rival')}</b>
        <span>{table.tell.text('ui.gold', { n: resultOf(table.content, g, p).total + g.bonus })}</span>
      </div>
      <PlayerMat table={table} g={g} p={p} />
    </>
  );
}

interface Props {
  readonly table: Table;
  readonly g: G;
  readonly p: number;
}

/** The sources of a player's gold. */
const COUNTED = [
  'knowledge',
  'maps',
  'specialists',
  'relics',
  'abilities',
  'chests',
  'treasures',
  'treasureGold',
  'collections',
  'missions',
  'items',
] as const;
/** Everything of a player that is on the mat or affects it. */
const OWN = [...COUNTED, 'dice', 'keeps', 'drawn'] as const;

interface Counted {
  readonly g: G;
  readonly result: Result;
}
/**
 * The same object while nothing relevant changes, for example when dice come and go, so that most of the mat does not
 * render again.
 */
export function useCounted(content: Content, g: G, p: number): Counted {
  const before = useRef<Counted | null>(null);
  const last = before.current;
  if (last !== null && last.g.over === g.over && holdSameOf(p, COUNTED, last.g, g)) return last;
  const now = { g, result: resultOf(content, g, p) };
  before.current = now;
  return now;
}

export const NO_SPECIALISTS: readonly number[] = [];

const PlayerMat = memo(function PlayerMat({ table, g, p }: Props): ReactNode {
  const { tell, me } = table;
  const { g: counted, result } = useCounted(table.content, g, p);
  const { placed } = result.assignment;
  // One's own maps stay large, in two rows.
  const isSmall = p === me && g.players < 5 ? placed.length > 6 : placed.length > 3 || g.players > 3;
  const isRoomy = placed.length <= 4 && g.players <= 4; // on a tall screen
  return (
    <Piece
      as="div"
      id={`mat:${actorId(g, p)}`}
      className={isSmall ? `gc-mat gc-small${isRoomy ? ' gc-roomy' : ''}` : 'gc-mat'}
    >
      <Sites tell={tell} placed={placed} small={isSmall} />
      <Bench tell={tell} specialists={counted.specialists[p] ?? NO_SPECIALISTS} placed={placed} />
      <Goods table={table} g={g} p={p} />
      <Secrets tell={tell} g={counted} p={p} isMine={p === me} lines={result.lines} />
    </Piece>
  );
}, isSameMat);

function isSameMat(a: Props, b: Props): boolean {
  return isSameTelling(a, b) && a.g.start === b.g.start && a.g.over === b.g.over && holdSameOf(a.p, OWN, a.g, b.g);
}

interface GoodProps {
  readonly id: string;
  readonly name: string;
  readonly about?: string;
  readonly rule: string;
  readonly n?: number | undefined;
  readonly children: ReactNode; // one of the drawings below, which are created once
}
/** A thing and its count. */
const Good = memo(function Good({ id, name, about, rule, n, children }: GoodProps): ReactNode {
  return (
    <Piece as="span" className="gc-good" id={id} name={name} about={about} rule={rule}>
      {children}
      {n !== undefined && n > 1 && <b>{n}</b>}
    </Piece>
  );
});

const drawn = (art: Still, key?: number): ReactNode => (
  <svg key={key} {...token({ size: 20, art })} aria-hidden="true" />
);
const START = <Glyph name="start" size={20} />;
const KNOWLEDGE = drawn(knowledgeArt());
const RELICS = COLOURS.map((_, colour) => drawn(relicArt(colour), colour));
const POWERS = ABILITIES.map((_, kind) => drawn(abilityArt(kind), kind));
const chests = new Map<number, ReactNode>();
/** A chest by its value; 0 is closed. The values depend on the edition. */
function chest(gold: number): ReactNode {
  const known = chests.get(gold) ?? drawn(chestArt(gold), gold);
  chests.set(gold, known);
  return known;
}
const HIDDEN_CHEST = drawn(backArt('chest'));
const METALS = TREASURES.map((_, level) => drawn(treasureArt(level), level));

interface HandProps {
  readonly name: string;
  readonly dice: number;
  readonly neutral: number | null; // null: no neutral player
}
const Hand = memo(function Hand({ name, dice, neutral }: HandProps): ReactNode {
  return (
    <Piece as="span" className="gc-good" name={name} rule="GC-3.2">
      <Glyph name="dice" size={18} className="gc-ink-dice" />
      <b>{dice}</b>
      {neutral !== null && <small>+{neutral}</small>}
    </Piece>
  );
});

const Knowledge = memo(function Knowledge({ tell, n }: { readonly tell: Teller; readonly n: number }): ReactNode {
  return (
    <Piece
      as="span"
      className="gc-good"
      name={tell.text('ui.knowledge', { n })}
      about={tell.text('about:knowledge')}
      rule="GC-3.4"
    >
      {KNOWLEDGE}
      <b>{n}</b>
    </Piece>
  );
});

/** Their values, as far as they are known, in ascending order. */
const valuesOf = (kept: readonly number[]): number[] =>
  [...new Set(kept)].filter(gold => gold !== UNKNOWN).sort((a, b) => a - b);

export function Goods({ table, g, p }: Props): ReactNode {
  const { tell } = table;
  const inHand = g.drawn[p] ?? [];
  const [dice, neutral] = [g.dice[p] ?? 0, g.keeps[p] ?? 0];
  return (
    <div className="gc-goods">
      {g.start === p && (
        <Good id="start" name={tell.text('ui.startMarker')} rule="GC-3.10">
          {START}
        </Good>
      )}
      <Hand name={tell.text('ui.hand', { n: dice, neutral })} dice={dice} neutral={g.neutral >= 0 ? neutral : null} />
      <Knowledge tell={tell} n={g.knowledge[p] ?? 0} />
      {COLOURS.map((_, type) => {
        const n = g.relics[p]?.[type] ?? 0;
        const word = relicWord(type);
        return n === 0 ? null : (
          <Good
            key={word}
            id={word}
            name={tell.text('ui.many', { n, what: word })}
            about={tell.text('about:relic')}
            rule="GC-15.5"
            n={n}
          >
            {RELICS[type]}
          </Good>
        );
      })}
      {ABILITIES.map((_, kind) => {
        const n = g.abilities[p]?.[kind] ?? 0;
        const word = abilityWord(kind);
        return n === 0 ? null : (
          <Good
            key={word}
            id={word}
            name={tell.text('ui.many', { n, what: word })}
            about={tell.text(`about:${ABILITIES[kind]}`)}
            rule={`GC-12.${kind + 2}`}
            n={n}
          >
            {POWERS[kind]}
          </Good>
        );
      })}
      {valuesOf(g.chests[p] ?? []).map(gold => {
        const n = (g.chests[p] ?? []).filter(each => each === gold).length;
        return n === 0 ? null : (
          <Good
            key={gold}
            id={`kept:${gold}`}
            name={tell.text('ui.chests', { n, gold })}
            about={tell.text('about:chest')}
            rule="GC-15.6"
            n={n}
          >
            {chest(gold)}
          </Good>
        );
      })}
      {TREASURES.map((treasure, level) => {
        const n = g.treasures[p]?.[level] ?? 0;
        return n === 0 ? null : (
          <Good
            key={treasure}
            id={`treasure:${treasure}`}
            name={tell.text('ui.treasures', { n, metal: treasure })}
            about={tell.text(`about:${treasure}`)}
            rule="GC-14.3"
            n={n}
          >
            {METALS[level]}
          </Good>
        );
      })}
      {inHand.length > 0 && (
        <Good
          id={`drawn:${p}`}
          name={tell.text('ui.drawn', { n: inHand.length })}
          about={tell.text('about:chest')}
          rule="GC-13.2"
          n={inHand[0] === UNKNOWN ? inHand.length : undefined}
        >
          {inHand[0] === UNKNOWN ? HIDDEN_CHEST : chest(0)}
          {inHand[0] !== UNKNOWN && <small>{inHand.join('+')}</small>}
        </Good>
      )}
    </div>
  );
}
