// What lies in front of a player: maps with their specialists, those without work, goods, and what only the owner sees.
import { UNKNOWN } from '@boardwright/engine';
import { type MatProps, Piece, type TableNow } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { ABILITIES, COLOURS, TREASURES } from '../names.ts';
import { resultOf } from '../score.ts';
import type { G } from '../state.ts';
import { abilityWord, relicWord } from '../tiles.ts';
import { content } from './content.ts';
import { Secrets } from './mat-secrets.tsx';
import { Bench, Sites } from './mat-sites.tsx';
import { holdSameOf, isSameTelling } from './same.ts';
import { Glyph } from './symbols/glyphs.tsx';
import { AbilityArt, BackArt, ChestArt, KnowledgeArt, RelicArt, Token, TreasureArt } from './symbols/tiles.tsx';
import { actorId, stateOf } from './view.ts';

/** The seat's own mat; in the solo game the rival's lies below it, for all of it is open (GC-18.1). */
export function Mat({ table, seat }: MatProps): ReactNode {
  const g = stateOf(table);
  if (g.players === g.seats) return <PlayerMat table={table} g={g} p={seat} />;
  return (
    <>
      <PlayerMat table={table} g={g} p={seat} />
      <div className="gc-rival">
        <Glyph name="rival" size={18} />
        <b>{table.tell.text('term.rival')}</b>
        <span>{table.tell.text('ui.gold', { n: resultOf(content, g, g.seats).total + g.bonus })}</span>
      </div>
      <PlayerMat table={table} g={g} p={g.seats} />
    </>
  );
}

interface Props {
  readonly table: TableNow;
  readonly g: G;
  readonly p: number;
}

/** Everything of a player that lies on the mat or counts for what lies there. */
const OWN = [
  'dice',
  'keeps',
  'knowledge',
  'maps',
  'specialists',
  'relics',
  'abilities',
  'chests',
  'treasures',
  'treasureGold',
  'drawn',
  'collections',
  'missions',
  'items',
] as const;

const PlayerMat = memo(function PlayerMat({ table, g, p }: Props): ReactNode {
  const result = resultOf(content, g, p);
  const { placed } = result.assignment;
  const isSmall = placed.length > 3 || g.players > 3;
  const isRoomy = placed.length <= 4 && g.players <= 4; // on a high screen
  return (
    <Piece
      as="div"
      id={`mat:${actorId(g, p)}`}
      className={isSmall ? `gc-mat gc-small${isRoomy ? ' gc-roomy' : ''}` : 'gc-mat'}
    >
      <Sites table={table} placed={placed} small={isSmall} />
      <Bench table={table} g={g} p={p} placed={placed} />
      <Goods table={table} g={g} p={p} />
      <Secrets table={table} g={g} p={p} lines={result.lines} />
    </Piece>
  );
}, isSameMat);

function isSameMat(a: Props, b: Props): boolean {
  return isSameTelling(a, b) && a.g.start === b.g.start && a.g.over === b.g.over && holdSameOf(a.p, OWN, a.g, b.g);
}

/** A thing and how many of it. */
function Good(props: {
  readonly id: string;
  readonly name: string;
  readonly about?: string;
  readonly rule: string;
  readonly n?: number | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { id, name, about, rule, n, children } = props;
  return (
    <Piece as="span" className="gc-good" id={id} name={name} about={about} rule={rule}>
      {children}
      {n !== undefined && n > 1 && <b>{n}</b>}
    </Piece>
  );
}

function Goods({ table, g, p }: Props): ReactNode {
  const { tell } = table;
  const knowledge = g.knowledge[p] ?? 0;
  const drawn = g.drawn[p] ?? [];
  const dice = g.dice[p] ?? 0;
  return (
    <div className="gc-goods">
      {g.start === p && (
        <Good id="start" name={tell.text('ui.startMarker')} rule="GC-3.10">
          <Glyph name="start" size={20} />
        </Good>
      )}
      <Piece
        as="span"
        className="gc-good"
        name={tell.text('ui.hand', { n: dice, neutral: g.keeps[p] ?? 0 })}
        rule="GC-3.2"
      >
        <Glyph name="dice" size={18} className="gc-ink-dice" />
        <b>{dice}</b>
        {g.neutral >= 0 && <small>+{g.keeps[p] ?? 0}</small>}
      </Piece>
      <Piece
        as="span"
        className="gc-good"
        name={tell.text('ui.knowledge', { n: knowledge })}
        about={tell.text('about:knowledge')}
        rule="GC-3.4"
      >
        <Token size={20}>
          <KnowledgeArt />
        </Token>
        <b>{knowledge}</b>
      </Piece>
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
            <Token size={20}>
              <RelicArt colour={type} />
            </Token>
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
            about={tell.text(`about:${word}`)}
            rule={`GC-12.${kind + 2}`}
            n={n}
          >
            <Token size={20}>
              <AbilityArt kind={kind} />
            </Token>
          </Good>
        );
      })}
      {[1, 2, 3].map(gold => {
        const n = (g.chests[p] ?? []).filter(chest => chest === gold).length;
        return n === 0 ? null : (
          <Good
            key={gold}
            id={`kept:${gold}`}
            name={tell.text('ui.chests', { n, gold })}
            about={tell.text('about:chest')}
            rule="GC-15.6"
            n={n}
          >
            <Token size={20}>
              <ChestArt gold={gold} />
            </Token>
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
            <Token size={20}>
              <TreasureArt level={level} />
            </Token>
          </Good>
        );
      })}
      {drawn.length > 0 && (
        <Good
          id={`drawn:${p}`}
          name={tell.text('ui.drawn', { n: drawn.length })}
          about={tell.text('about:chest')}
          rule="GC-13.2"
          n={drawn[0] === UNKNOWN ? drawn.length : undefined}
        >
          <Token size={20}>{drawn[0] === UNKNOWN ? <BackArt glyph="chest" /> : <ChestArt gold={0} />}</Token>
          {drawn[0] !== UNKNOWN && <small>{drawn.join('+')}</small>}
        </Good>
      )}
    </div>
  );
}
