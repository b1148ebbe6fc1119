// The sea between moon and sun: seven islands with their portals and stacks, the heroes' homes, the rounds.
import type { Seat } from '@boardwright/engine';
import { Piece, SeatMark } from '@boardwright/web/kit';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { ISLANDS, PLACES, TRITON } from '../content/feats.ts';
import { tableAfter } from '../preview.ts';
import { FEAT_WORD } from '../rules/lookup.ts';
import { canActAgain } from '../rules/turn.ts';
import { HOME } from '../state.ts';
import { Stack } from './card.tsx';
import { MiniCard } from './picture.tsx';
import { askedOf, type Table, type Teller } from './reading.ts';
import { Land, Sky } from './sea.tsx';
import { Mark } from './symbols.tsx';
import { Orbs, Pawn, Portal, Scenery, type SceneryName } from './symbols-scenery.tsx';

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];
const islandSky = (island: number): 'df-moon' | 'df-sun' | 'df-both' =>
  island < 4 ? 'df-moon' : island > 4 ? 'df-sun' : 'df-both';

/** Stacks of an island from cheap to expensive, also on the sun's side. */
const STACKS_OF: readonly (readonly number[])[] = Array.from({ length: ISLANDS + 1 }, (_, island) => {
  const places = PLACES.flatMap((row, place) => (row.island === island ? [place] : []));
  return island > 4 ? places.sort((a, b) => (PLACES[a]?.sun ?? 0) - (PLACES[b]?.sun ?? 0)) : places;
});

interface Tree {
  readonly name: SceneryName;
  readonly style: CSSProperties;
}
const at = (name: SceneryName, side: 'left' | 'right', far: number, width: number, tree?: string): Tree => ({
  name,
  style: {
    [side]: `calc(${far} * var(--u))`,
    width: `calc(${width} * var(--u))`,
    ...(tree === undefined ? {} : { '--tree': tree }),
  },
});
const TREES: readonly (readonly Tree[])[] = [
  [],
  [at('column', 'left', 16, 15), at('rock', 'right', 18, 28)],
  [at('cypress', 'left', 14, 15, '#3a4b6e'), at('cypress', 'left', 30, 12, '#46587c'), at('rock', 'right', 18, 26)],
  [at('rock', 'left', 16, 28), at('cypress', 'right', 18, 14, '#3a4b6e')],
  [
    at('column', 'left', 38, 17),
    at('column', 'left', 62, 14),
    at('column', 'right', 38, 17),
    at('column', 'right', 62, 14),
  ],
  [at('cypress', 'left', 16, 14), at('rock', 'right', 18, 28)],
  [at('rock', 'left', 16, 26), at('cypress', 'right', 14, 15), at('cypress', 'right', 30, 12)],
  [at('cypress', 'left', 16, 14), at('column', 'right', 18, 15)],
];
const Trees = memo(function Trees({ island }: { readonly island: number }): ReactNode {
  return TREES[island]?.map(({ name, style }, i) => <Scenery key={`${name} ${i}`} name={name} style={style} />);
});

const IslandPortal = memo(function IslandPortal({
  tell,
  island,
}: {
  readonly tell: Teller;
  readonly island: number;
}): ReactNode {
  return (
    <Piece
      as="span"
      id={`portal:${island}`}
      className="df-portal"
      name={tell.text('ui.portal', { island })}
      about={tell.text('about:portal')}
      rule="DF-7.3"
    >
      <Portal />
    </Piece>
  );
});

interface IslandProps {
  readonly tell: Teller;
  readonly island: number;
  readonly there: Seat; // who stands on its portal; -1: nobody
  readonly ousted: string | null;
  readonly hints: string; // what else there is to say about each stack, separated by line breaks
  readonly feats: string; // which one is on each stack, separated by commas
  readonly lefts: string; // how many are left there
}
const Island = memo(function Island({ tell, island, there, ousted, hints, feats, lefts }: IslandProps): ReactNode {
  const [ids, stock] = [feats.split(',').map(Number), lefts.split(',').map(Number)];
  return (
    <div className={`df-island df-i${island} ${islandSky(island)}`}>
      <Land wide={island === 4} />
      <div className="df-stacks">
        {STACKS_OF[island]?.map((place, i) => (
          <Stack
            key={place}
            tell={tell}
            place={place}
            id={ids[i] ?? 0}
            left={stock[i] ?? 0}
            ousted={ousted}
            hint={hints.split('\n')[i] ?? ''}
          />
        ))}
      </div>
      <div className="df-gate">
        <Trees island={island} />
        <span className="df-ino">{NUMERALS[island]}</span>
        <IslandPortal tell={tell} island={island} />
        {there >= 0 && <Hero tell={tell} seat={there} island={island} />}
      </div>
    </div>
  );
});

/** Whether an extra action can still be paid for after this feat. */
function hintOf(table: Table, feat: number): string {
  const { tell, me, words, view } = table;
  const asked = askedOf(table);
  const word = FEAT_WORD[feat];
  if (me === null || word === undefined || !words.has(word) || asked?.do !== 'chooseAction' || asked.last) return '';
  const after = tableAfter(view, me, word);
  return after === null ? '' : tell.text(canActAgain(after, me) ? 'ui.extra.stays' : 'ui.extra.gone');
}

/** An island. It renders again only when something on it has changed. */
function islandNow(table: Table, island: number): IslandProps {
  const { tell, me } = table;
  const { heroes, stacks, stock } = table.view.g;
  const there = heroes.findIndex(hero => hero.at === island);
  const places = STACKS_OF[island] ?? [];
  return {
    tell,
    island,
    there,
    ousted: there >= 0 && there !== me ? tell.seat(there) : null,
    hints: places.map(place => hintOf(table, stacks[place] ?? 0)).join('\n'),
    feats: places.map(place => stacks[place] ?? 0).join(),
    lefts: places.map(place => stock[place] ?? 0).join(),
  };
}

interface HeroProps {
  readonly tell: Teller;
  readonly seat: Seat;
  readonly island: number;
}
const Hero = memo(function Hero({ tell, seat, island }: HeroProps): ReactNode {
  const p = tell.seat(seat);
  return (
    <Piece
      as="span"
      id={`pawn:${seat}`}
      move={`pawn:${seat}`}
      className="df-pawn"
      name={island === HOME ? tell.text('ui.heroHome', { p }) : tell.text('ui.hero', { p, island })}
      about={tell.text('about:pawn')}
      rule="DF-7.4"
    >
      <Pawn seat={seat} />
    </Piece>
  );
});

const Home = memo(function Home({ tell, seat, island }: HeroProps): ReactNode {
  return (
    <span className="df-home">
      <Piece
        as="span"
        id={`home:${seat}`}
        className="df-portal"
        name={tell.text('ui.home', { p: tell.seat(seat) })}
        rule="DF-2.7"
      >
        <Portal />
      </Piece>
      {island === HOME ? <Hero tell={tell} seat={seat} island={island} /> : <SeatMark seat={seat} size={15} />}
    </span>
  );
});

interface RoundsProps {
  readonly tell: Teller;
  readonly round: number;
  readonly rounds: number;
}
/** The round in words, and all rounds as an arc of numbers. */
const Rounds = memo(function Rounds({ tell, round, rounds }: RoundsProps): ReactNode {
  const [now, all] = [tell.text('ui.round', { round }), tell.text('ui.ofRounds', { rounds })];
  const bow = (i: number): CSSProperties =>
    ({ '--dy': Math.round(0.7 * (i - (rounds - 1) / 2) ** 2) }) as CSSProperties;
  return (
    <>
      <p className="df-round">
        <b>{now}</b>
        {all}
        <span className="df-aim"> · {tell.text('ui.aim')}</span>
      </p>
      <div className="df-rounds" role="img" aria-label={`${now} ${all}`}>
        {Array.from({ length: rounds }, (_, i) => (
          <i key={i} className={i + 1 < round ? 'df-past' : i + 1 === round ? 'df-now' : undefined} style={bow(i)}>
            {i + 1}
          </i>
        ))}
      </div>
    </>
  );
});

const Active = memo(function Active({ tell, seat }: { readonly tell: Teller; readonly seat: Seat }): ReactNode {
  return (
    <p className="df-active">
      <SeatMark seat={seat} size={14} />
      <span>{tell.text('ui.active', { p: tell.seat(seat) })}</span>
    </p>
  );
});

const TRITON_GAINS = ['gold', 'sun', 'moon'] as const;
interface TritonProps {
  readonly tell: Teller;
  readonly offered: readonly (typeof TRITON_GAINS)[number][];
}
/** Tokens that can be used now, at the edge of the sea. */
function TritonDock({ tell, offered }: TritonProps): ReactNode {
  return (
    <div className="df-dock">
      <MiniCard name="triton" />
      {offered.map(what => (
        <Piece
          key={what}
          as="span"
          word={`triton:${what}`}
          className="df-chip"
          about={tell.text('about:triton')}
          rule="DF-8.18"
        >
          {TRITON[what]}
          <Mark name={what} />
        </Piece>
      ))}
    </div>
  );
}

export function Islands({ table }: { readonly table: Table }): ReactNode {
  const { tell, words } = table;
  const { round, rounds, active, seats, heroes } = table.view.g;
  const tritons = TRITON_GAINS.filter(what => words.has(`triton:${what}`));
  const homes = (side: 0 | 1): readonly Seat[] =>
    Array.from({ length: seats }, (_, p) => p).filter(p => p % 2 === side);
  return (
    <div className="df-sea">
      <Sky />
      <Orbs />
      <Rounds tell={tell} round={round} rounds={rounds} />
      <Active tell={tell} seat={active} />
      {tritons.length > 0 && <TritonDock tell={tell} offered={tritons} />}
      {[0, 1].map(side => (
        <div key={side} className={`df-homes df-homes-${side}`}>
          {homes(side as 0 | 1).map(p => (
            <Home key={p} tell={tell} seat={p} island={heroes[p]?.at ?? HOME} />
          ))}
        </div>
      ))}
      {Array.from({ length: ISLANDS }, (_, i) => (
        <Island key={NUMERALS[i + 1]} {...islandNow(table, i + 1)} />
      ))}
    </div>
  );
}
