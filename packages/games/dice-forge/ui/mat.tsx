// A player's mat: dice, stores, hammer, tokens and cards.
import type { Seat } from '@boardwright/engine';
import { Piece, signed } from '@boardwright/web/kit';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { BOAR_COLOURS, DICE, RESOURCES, type Resource } from '../content/faces.ts';
import { FEATS, type FeatName, HAMMER_STEPS } from '../content/feats.ts';
import { GLORY_TOKEN } from '../content/players.ts';
import { FEAT, FIRST_BOAR, faceName } from '../rules/lookup.ts';
import { cardsGlory } from '../score.ts';
import { type G, type Hero, heroOf, walkOn } from '../state.ts';
import { type Blessing, useBlessing } from './blessing.ts';
import { facesOf, HeroDie } from './dice.tsx';
import { faceClass } from './faces.tsx';
import { MiniCard } from './picture.tsx';
import { capOf, ruleOfFeat, type Table, type Teller } from './reading.ts';
import { Mark, Token } from './symbols.tsx';
import { diceAway } from './theatre.tsx';

const DIE = 50; // pixels; the style of the mat makes it larger or smaller

/** Renders again only when something on it has changed. */
export function Mat({ table, seat }: { readonly table: Table; readonly seat: number }): ReactNode {
  const g = table.view.g;
  const blessing = useBlessing(table, seat);
  return (
    <Possessions
      tell={table.tell}
      seat={seat}
      isLow={g.seats > 3}
      hero={heroOf(g, seat)}
      boars={boarsOf(g, seat).join()}
      blessing={blessing}
      away={diceAway(table, seat)}
    />
  );
}

/** The faces of the boars that a seat may send. */
export const boarsOf = (g: G, seat: Seat): number[] =>
  g.boars.flatMap((owner, colour) => (owner === seat ? [FIRST_BOAR + colour] : []));

interface PossessionsProps {
  readonly tell: Teller;
  readonly seat: Seat;
  readonly isLow: boolean;
  readonly hero: Hero;
  readonly boars: string; // faces, separated by commas
  readonly blessing: Blessing;
  readonly away: string; // the dice that are rolled in the middle of the table, separated by commas
}
const Possessions = memo(function Possessions(props: PossessionsProps): ReactNode {
  const { tell, seat, isLow, hero, boars, blessing, away } = props;
  return (
    <div className={isLow ? 'df-mat df-low' : 'df-mat'}>
      <Dice tell={tell} seat={seat} hero={hero} blessing={blessing} size={DIE} away={away} />
      <Stores tell={tell} seat={seat} hero={hero} blessing={blessing} />
      <Belongings
        tell={tell}
        seat={seat}
        hero={hero}
        boars={boars === '' ? [] : boars.split(',').map(Number)}
        isFirst={seat === 0}
      />
    </div>
  );
});

interface PartProps {
  readonly tell: Teller;
  readonly seat: Seat;
  readonly hero: Hero;
  readonly blessing: Blessing;
}

interface DiceProps extends PartProps {
  readonly size: number;
  readonly away: string;
}
export function Dice({ tell, seat, hero, blessing, size, away }: DiceProps): ReactNode {
  return (
    <div className="df-dice">
      {DICE.map((name, die) => (
        <HeroDie
          key={name}
          tell={tell}
          seat={seat}
          die={die}
          faces={facesOf(hero, die).join()}
          up={(hero.up[die] ?? 0) - 6 * die}
          rolls={blessing.rolls[die] ?? 0}
          size={size}
          isAway={away.split(',').includes(name)}
        />
      ))}
    </div>
  );
}

export function Stores({ tell, seat, hero, blessing }: PartProps): ReactNode {
  return (
    <div className="df-stores">
      {RESOURCES.map((what, i) => (
        <Store
          key={what}
          tell={tell}
          seat={seat}
          what={what}
          n={hero[what]}
          cap={capOf(hero, what)}
          gained={blessing.gained[i] ?? 0}
          onCards={what === 'glory' ? cardsGlory(hero) : 0}
        />
      ))}
    </div>
  );
}

interface StoreProps {
  readonly tell: Teller;
  readonly seat: Seat;
  readonly what: Resource;
  readonly n: number;
  readonly cap: number;
  readonly gained: number; // gain of the last roll, until the next one
  readonly onCards: number; // points that count at the end
}
const Store = memo(function Store({ tell, seat, what, n, cap, gained, onCards }: StoreProps): ReactNode {
  const label = tell.word(`gain:${what}`);
  const name =
    what === 'glory' ? tell.text('ui.track', { n, cards: onCards }) : tell.text('ui.store', { what: label, n, cap });
  return (
    <Piece
      as="span"
      id={`store:${seat}-${what}`}
      className={n >= cap ? 'df-store df-brim' : 'df-store'}
      name={name}
      about={tell.text(`about:${what}`)}
      rule={what === 'glory' ? 'DF-1.4' : 'DF-1.3'}
    >
      <Mark name={what} />
      <b>{n}</b>
      {what !== 'glory' && <small>/{cap}</small>}
      {onCards > 0 && <small className="df-on-cards">+{onCards}</small>}
      {gained !== 0 && <em className={gained > 0 ? 'df-gain' : 'df-gain df-loss'}>{signed(gained)}</em>}
      {what !== 'glory' && <i className="df-bar" style={{ '--n': n, '--of': cap } as CSSProperties} />}
    </Piece>
  );
});

const Crown = memo(function Crown({ tell }: { readonly tell: Teller }): ReactNode {
  return (
    <Piece as="span" name={tell.text('ui.first')} rule="DF-3.1" className="df-crown">
      <Mark name="first" size={18} />
    </Piece>
  );
});

/** Created once, so that a token renders again only when its number changes. */
const HUNDRED = <Token of="glory" n={GLORY_TOKEN} size={22} />;
const CERBERUS = <TokenOf feat="cerberus" />;
const TRITON = <TokenOf feat="triton" />;
const BOARS = Array.from({ length: BOAR_COLOURS }, (_, i) => <Boar key={i} face={FIRST_BOAR + i} />);

interface BelongingsProps {
  readonly tell: Teller;
  readonly seat: Seat;
  readonly hero: Hero;
  readonly boars: readonly number[]; // faces
  readonly isFirst?: boolean; // the starting player, where that is shown
}
export function Belongings({ tell, seat, hero, boars, isFirst = false }: BelongingsProps): ReactNode {
  const hundreds = Math.floor(hero.glory / GLORY_TOKEN);
  return (
    <div className="df-own">
      {isFirst && <Crown tell={tell} />}
      <Hammer tell={tell} seat={seat} owned={hero.cards[FEAT.hammer] ?? 0} hammered={hero.hammered} />
      <span className="df-tokens">
        {hundreds > 0 && (
          <Counted id={`hundred:${seat}`} n={hundreds} name={tell.text('ui.hundred', { n: hundreds })} rule="DF-1.4">
            {HUNDRED}
          </Counted>
        )}
        {hero.cerberus > 0 && (
          <Counted
            id={`cerberus:${seat}`}
            n={hero.cerberus}
            name={tell.text('ui.cerberus', { n: hero.cerberus })}
            about={tell.text('about:cerberus')}
            rule="DF-8.8"
          >
            {CERBERUS}
          </Counted>
        )}
        {hero.triton > 0 && (
          <Counted
            id={`triton:${seat}`}
            n={hero.triton}
            name={tell.text('ui.triton', { n: hero.triton })}
            about={tell.text('about:triton')}
            rule="DF-8.18"
          >
            {TRITON}
          </Counted>
        )}
        {boars.map(face => (
          <Counted
            key={face}
            id={`boar:${seat}-${face}`}
            n={1}
            name={tell.text('ui.boar', { boar: tell.word(`face:${faceName(face)}`) })}
            about={tell.text('about:boar')}
            rule="DF-5.6"
          >
            {BOARS[face - FIRST_BOAR]}
          </Counted>
        ))}
      </span>
      <Cards tell={tell} seat={seat} owned={FEATS.map((_, id) => hero.cards[id] ?? 0).join()} />
    </div>
  );
}

function Boar({ face }: { readonly face: number }): ReactNode {
  return <span className={faceClass(faceName(face))} style={{ width: 20, height: 20 }} />;
}

function TokenOf({ feat }: { readonly feat: FeatName }): ReactNode {
  return (
    <span className={`df-tok df-tok-${feat}`}>
      <MiniCard name={feat} />
    </span>
  );
}

const Counted = memo(function Counted({
  n,
  children,
  ...said
}: {
  readonly id: string;
  readonly n: number;
  readonly name: string;
  readonly about?: string;
  readonly rule: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Piece as="span" className="df-counted" {...said}>
      {children}
      {n > 1 && <b className="df-times">{n}</b>}
    </Piece>
  );
});

interface HammerProps {
  readonly tell: Teller;
  readonly seat: Seat;
  readonly owned: number;
  readonly hammered: number; // steps of all walks together
}
const Hammer = memo(function Hammer({ tell, seat, owned, hammered }: HammerProps): ReactNode {
  if (owned === 0) return null;
  const { side: number, step, glory, waiting, isSpent } = walkOn(owned, hammered);
  const side = number === 1 ? 'I' : 'II';
  const name = isSpent
    ? tell.text('ui.hammer.spent')
    : tell.text('ui.hammer', { side, step, of: HAMMER_STEPS, glory, waiting });
  return (
    <Piece
      as="span"
      id={`hammer:${seat}`}
      className={isSpent ? 'df-hammer df-spent' : 'df-hammer'}
      name={name}
      about={tell.text('about:hammer')}
      rule="DF-8.1"
    >
      <b>{side}</b>
      <span className={`df-walk df-walk-${side}`} style={{ '--n': step, '--of': HAMMER_STEPS } as CSSProperties}>
        <Mark name="hammer" size={18} />
      </span>
      {isSpent ? <Mark name="check" size={16} /> : <Token of="glory" n={glory} size={22} />}
      {waiting > 0 && <b className="df-wait">+{waiting}</b>}
    </Piece>
  );
});

interface CardsProps {
  readonly tell: Teller;
  readonly seat: Seat;
  readonly owned: string; // how many of each feat, separated by commas
}
const Cards = memo(function Cards({ tell, seat, owned }: CardsProps): ReactNode {
  return (
    <span className="df-cards" data-piece={`cards:${seat}`}>
      {owned.split(',').map((n, id) => {
        const feat = FEATS[id];
        if (n === '0' || feat === undefined) return null;
        const name = feat.name as FeatName;
        return <Card key={name} tell={tell} seat={seat} name={name} n={Number(n)} glory={feat.glory} />;
      })}
    </span>
  );
});

interface CardProps {
  readonly tell: Teller;
  readonly seat: Seat;
  readonly name: FeatName;
  readonly n: number;
  readonly glory: number;
}
const Card = memo(function Card({ tell, seat, name, n, glory }: CardProps): ReactNode {
  return (
    <Piece
      as="span"
      id={`card:${seat}-${name}`}
      className="df-counted"
      name={tell.text('ui.owned', { card: tell.word(`feat:${name}`), n, glory })}
      about={tell.text(`about:${name}`)}
      rule={ruleOfFeat(name)}
    >
      <MiniCard name={name} />
      {n > 1 && <b className="df-times">{n}</b>}
    </Piece>
  );
});
