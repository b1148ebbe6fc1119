// The temple: the sanctuary as a shop of faces with prices and numbers left, and the gardens with the special faces.
import { Buttons, Piece, useNarrow, usePointed } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { DICE, FACES, type FaceName, POOL_SIZE, POOLS } from '../content/faces.ts';
import type { FeatName } from '../content/feats.ts';
import { PLAYERS } from '../content/players.ts';
import { type InGardens, plotsOf } from '../gardens.ts';
import { poorestOf } from '../rules/averages.ts';
import { FACE, FACE_WORD, faceName, PRICE } from '../rules/lookup.ts';
import { at, type Hero, heroOf } from '../state.ts';
import { AverageChange } from './averages.tsx';
import { faceClass } from './faces.tsx';
import {
  type Asked,
  aboutFace,
  askedOf,
  discountOf,
  isShopping,
  offeringOf,
  priceAfter,
  ruleOfFace,
  type Table,
  type Teller,
} from './reading.ts';
import { Mark, Token } from './symbols.tsx';

const KINDS_OF: readonly (readonly number[])[] = Array.from({ length: POOLS + 1 }, (_, pool) =>
  FACES.flatMap((row, face) => (row.pool === pool ? [face] : [])),
);

const ENDINGS = ['button:pass', 'button:done'] as const;

interface PileProps {
  readonly tell: Teller;
  readonly face: number;
  readonly price: number;
  readonly left: number;
  readonly isMeant: boolean; // false while the same word means a face on the altar
}
/** A pile of one kind, or the only face of its kind; an empty place when it is gone. */
const Pile = memo(function Pile({ tell, face, price, left, isMeant }: PileProps): ReactNode {
  const word = FACE_WORD[face];
  const name = faceName(face);
  if (word === undefined) return null;
  return (
    <Piece
      as="span"
      word={isMeant ? word : undefined}
      id={word}
      className="df-pile"
      name={tell.text('ui.pool', { face: tell.word(word), price, left })}
      about={aboutFace(tell, name)}
      rule={ruleOfFace(name)}
    >
      {left === 0 ? (
        <i className="df-socket" />
      ) : (
        <>
          {Array.from({ length: left - 1 }, (_, i) => (
            <i key={left - 1 - i} className={`df-layer df-layer-${left - 1 - i}`} />
          ))}
          <span className={faceClass(name)} />
        </>
      )}
    </Piece>
  );
});

interface PoolProps {
  readonly tell: Teller;
  readonly pool: number;
  readonly discount: number;
  readonly lefts: string; // of each of its kinds, separated by commas, so that nothing renders again while it stays the same
  readonly most: number;
  readonly isMeant: boolean;
}
const Pool = memo(function Pool({ tell, pool, discount, lefts, most, isMeant }: PoolProps): ReactNode {
  const kinds = KINDS_OF[pool] ?? [];
  const printed = at(PRICE, kinds[0] ?? 0);
  const price = priceAfter(printed, discount);
  const ofKind = lefts.split(',').map(Number);
  const left = ofKind.reduce((sum, each) => sum + each, 0);
  const isMixed = kinds.length > 1;
  return (
    <div className={isMixed ? 'df-pool df-wide' : 'df-pool'}>
      <span className="df-price">
        <Token of="gold" n={price} />
        {discount > 0 && <s>{printed}</s>}
      </span>
      <span className={isMixed ? 'df-mix' : 'df-one'}>
        {kinds.map((face, i) => (
          <Pile key={face} tell={tell} face={face} price={price} left={ofKind[i] ?? 0} isMeant={isMeant} />
        ))}
      </span>
      {!isMixed && (
        <span className="df-stock" aria-hidden="true">
          {Array.from({ length: most }, (_, i) => (
            <i key={i} className={i < left ? 'df-on' : undefined} />
          ))}
        </span>
      )}
      {!isMixed && (
        <span className="df-left">{left === 0 ? tell.text('ui.soldOut') : tell.text('ui.left', { n: left })}</span>
      )}
    </div>
  );
});

interface LintelProps {
  readonly tell: Teller;
  readonly hero: Hero | null; // the viewer's
  readonly asked: Asked | null;
  readonly taken: string; // by the offering under way, separated by commas; empty if there is none
}
const Lintel = memo(function Lintel({ tell, hero, asked, taken }: LintelProps): ReactNode {
  const isShop = isShopping(asked);
  const isNarrow = useNarrow(); // on a phone the dock has the buttons, one thumb away
  return (
    <div className="df-lintel">
      <h2>{tell.text('ui.area.temple')}</h2>
      {hero !== null && <Counter tell={tell} hero={hero} asked={asked} taken={taken} isShop={isShop} />}
      {isShop && !isNarrow && <Buttons words={ENDINGS} />}
    </div>
  );
});

interface CounterProps extends LintelProps {
  readonly hero: Hero;
  readonly isShop: boolean;
}
/** What the viewer has and has taken so far; for a face that is looked at: what it would make of both dice. */
function Counter({ tell, hero, asked, taken, isShop }: CounterProps): ReactNode {
  const [, name = ''] = /^face:(\w+)$/.exec(usePointed() ?? '') ?? [];
  const face = FACES.findIndex(each => each.name === name);
  if (isShop && face >= 0) return <Prospect tell={tell} hero={hero} face={face} />;
  const discount = discountOf(asked);
  const isBegun = taken !== ''; // then the basket needs the room
  return (
    <p>
      {isBegun && <Basket tell={tell} taken={taken.split(',') as FaceName[]} />}
      {tell.text('ui.youHave')} <Mark name="gold" /> <b>{hero.gold}</b>
      {discount > 0 && ` · ${tell.text('ui.ship', { n: discount })}`}
      {discount === 0 && isShop && !isBegun && ` · ${tell.text('ui.offering')}`}
    </p>
  );
}

/** The faces of this offering, and what they cost together. */
function Basket({ tell, taken }: { readonly tell: Teller; readonly taken: readonly FaceName[] }): ReactNode {
  const paid = taken.reduce((sum, name) => sum + at(PRICE, FACE[name]), 0);
  return (
    <span className="df-basket">
      <span className="df-basket-says">{tell.text('ui.basket')}</span>
      {taken.map(name => (
        <span key={name} className={faceClass(name)} />
      ))}
      <Mark name="gold" /> <b>−{paid}</b>
    </span>
  );
}

/** For each die: its average before and after, with the new face in the place of the poorest one. */
function Prospect({
  tell,
  hero,
  face,
}: {
  readonly tell: Teller;
  readonly hero: Hero;
  readonly face: number;
}): ReactNode {
  return (
    <p className="df-prospect">
      {DICE.map((die, i) => {
        const faces = hero.dice.slice(6 * i, 6 * i + 6);
        const old = poorestOf(faces);
        return (
          <span key={die} className="df-average">
            {tell.word(`die:${die}`)}
            <s className={faceClass(faceName(old))} />
            <AverageChange tell={tell} faces={faces} then={faces.with(faces.indexOf(old), face)} />
          </span>
        );
      })}
    </p>
  );
}

const PlotPiece = memo(function PlotPiece({
  tell,
  face,
  feat,
  left,
}: {
  readonly tell: Teller;
  readonly face: FaceName;
  readonly feat: FeatName;
  readonly left: number | null; // null: the only one of its colour
}): ReactNode {
  return (
    <Piece
      as="span"
      id={`garden:${face}`}
      className="df-plot"
      name={tell.text('ui.garden', {
        face: tell.word(`face:${face}`),
        card: tell.word(`feat:${feat}`),
        left: left ?? 1,
      })}
      about={aboutFace(tell, face)}
      rule={ruleOfFace(face)}
    >
      <span className={faceClass(face)} />
      {left !== null && <small>×{left}</small>}
    </Piece>
  );
});

/** With this many faces, they are drawn larger. */
const FEW = 4;
const SOME = 9;

interface GardensProps extends InGardens {
  readonly tell: Teller;
}
const Gardens = memo(function Gardens({ tell, ...g }: GardensProps): ReactNode {
  const plots = plotsOf(g);
  const many = plots.reduce((sum, { faces }) => sum + faces.length, 0);
  return (
    <div className="df-gardens">
      <h2>{tell.text('ui.gardens')}</h2>
      <div className={many <= FEW ? 'df-plots df-few' : many <= SOME ? 'df-plots df-some' : 'df-plots'}>
        {plots.flatMap(({ faces, left, feat }) =>
          faces.map(face => <PlotPiece key={face} tell={tell} face={face} feat={feat} left={left} />),
        )}
      </div>
      <p>{tell.text('ui.byFeats')}</p>
    </div>
  );
}, isSameGarden);

/** The state is copied with every answer: lists with equal entries are equal. */
function isSameGarden(a: GardensProps, b: GardensProps): boolean {
  const lists = ['stacks', 'stock', 'shields', 'boars'] as const;
  return a.tell === b.tell && lists.every(list => a[list].join() === b[list].join());
}

/** Faces are also chosen on the altar, by the same words. */
function isOnAltar({ words }: Table, asked: Asked | null): boolean {
  return asked !== null && !isShopping(asked) && FACE_WORD.some(word => words.has(word));
}

interface TempleProps {
  readonly table: Table;
  readonly isSmall: boolean; // beside the altar: prices and what is left
}
export function Temple({ table, isSmall }: TempleProps): ReactNode {
  const { tell, me } = table;
  const asked = askedOf(table);
  const discount = discountOf(asked);
  const { temple, seats, stacks, stock, shields, boars } = table.view.g;
  const isMeant = !isOnAltar(table, asked);
  return (
    <div className={isSmall ? 'df-temple df-small' : 'df-temple'} data-tips="above">
      <div className="df-sanctuary">
        <Lintel
          tell={tell}
          hero={me === null ? null : heroOf(table.view.g, me)}
          asked={asked}
          taken={offeringOf(table.view, me)?.join() ?? ''}
        />
        <div className="df-pools">
          {Array.from({ length: POOLS }, (_, i) => (
            <Pool
              key={i}
              tell={tell}
              pool={i + 1}
              discount={discount}
              lefts={(KINDS_OF[i + 1] ?? []).map(face => at(temple, face)).join()}
              most={PLAYERS[seats]?.pool ?? POOL_SIZE}
              isMeant={isMeant}
            />
          ))}
        </div>
      </div>
      {!isSmall && <Gardens tell={tell} stacks={stacks} stock={stock} shields={shields} boars={boars} />}
    </div>
  );
}
