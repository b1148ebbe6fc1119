// The attack of the season: its cards, their directions and strengths, and the defence of the castle.
import type { Seat } from '@boardwright/engine';
import { Piece, type TableNow, useKept } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { type RoundAhead, roundAhead, type SideAhead } from '../ahead.ts';
import { at, foesAt, hasWall } from '../castle.ts';
import type { Content } from '../content/types.ts';
import { type GoldOutlook, goldOutlook, hiddenCards } from '../forecast.ts';
import { reckonedGold, tierFor } from '../rules/invaders.ts';
import { type Castle, type G, goldOf } from '../state.ts';
import { ARCHER, aboutCard, COURTYARD, NO_CARD, SIDES, SWORDSMAN, UNDECIDED } from '../words.ts';
import { kept } from './kept.tsx';
import type { Look, Table } from './look.ts';
import { signOf } from './picture.tsx';
import { Sign, sign } from './symbols.tsx';

interface CardsProps {
  readonly tell: TableNow['tell'];
  readonly content: Content;
  readonly g: G;
  readonly castle: Castle;
  readonly seat: Seat; // whose castle it is
}
export function WarCards({ tell, content, g, castle, seat }: CardsProps): ReactNode {
  if (g.invaders.length === 0) return null;
  const gold = reckonedGold(content, g, castle);
  return (
    <section className="ae-war panel">
      <header>
        <h2>{tell.text('ui.attack')}</h2>
        <Hidden tell={tell} n={hiddenCards(g)} withSiege={g.siege === NO_CARD} />
      </header>
      <GoldLine tell={tell} seat={seat} gold={goldOf(castle)} {...goldOutlook(content, g, castle)} />
      {g.invaders.map((card, i) =>
        card === NO_CARD ? null : (
          <InvaderRow
            key={card}
            tell={tell}
            content={content}
            card={card}
            side={at(g.sides, i)}
            tier={tierAt(content, card, gold)}
          />
        ),
      )}
      <SiegeRow tell={tell} content={content} card={g.siege} side={g.siegeSide} />
    </section>
  );
}

interface GoldProps extends GoldOutlook {
  readonly tell: TableNow['tell'];
  readonly seat: Seat;
  readonly gold: number;
}
/** What this much gold means: who comes for it, when more come, and what a sack would take. */
const GoldLine = memo(function GoldLine({
  tell,
  seat,
  gold,
  counts,
  known,
  next,
  more,
  kept: left,
}: GoldProps): ReactNode {
  return (
    <Piece
      className="ae-gold-line"
      name={tell.text('ui.goldLine', { p: seat, gold, counts, known, next, more, kept: left })}
      about={tell.text('about:gold_line')}
      rule="AE-7.3"
    >
      <span>
        {sign('gold', 14)}
        <b>{gold}</b>
        {counts > gold && tell.text('ui.countsAs', { n: counts })}
      </span>
      {next > 0 && (
        <span>
          {sign('gold', 14)}
          {tell.text('ui.from', { gold: next })}
          {sign('to', 12)}
          <b className="ae-bad">+{more}</b>
          {sign('swords', 14)}
        </span>
      )}
      <span>
        {sign('flame', 14)}
        {tell.text('ui.sackTakes')}
        <b className="ae-bad">{left - gold}</b>
        {sign('gold', 14)}
      </span>
    </Piece>
  );
});

interface HiddenProps {
  readonly tell: TableNow['tell'];
  readonly n: number; // invader cards that are face down
  readonly withSiege: boolean;
}
/** Cards that are face down, side by side. */
const Hidden = memo(function Hidden({ tell, n, withSiege }: HiddenProps): ReactNode {
  if (n === 0 && !withSiege) return null;
  return (
    <div className="ae-hidden">
      {n > 0 && (
        <Piece
          className="ae-foe-row ae-down"
          name={tell.text('ui.faceDown', { n })}
          about={tell.text('about:face_down')}
          rule="AE-10.5"
        >
          <Sign name="down" size={16} />
          <b>{tell.text('ui.faceDown', { n })}</b>
        </Piece>
      )}
      {withSiege && (
        <Piece
          className="ae-foe-row ae-down"
          name={tell.text('ui.siegeDown')}
          about={tell.text('about:siege')}
          rule="AE-7.4"
        >
          <Sign name="siege" size={16} />
          <b>{tell.text('ui.siegeDownShort')}</b>
        </Piece>
      )}
    </div>
  );
});

/** The castle, and an arrow that comes to it from this side. */
function FromSide({ side, size }: { readonly side: string; readonly size: number }): ReactNode {
  const turn = 90 * (SIDES as readonly string[]).indexOf(side);
  return (
    <svg className="ae-sign" viewBox="0 0 28 28" width={size} height={size} aria-hidden="true">
      <rect x="9" y="9" width="10" height="10" rx="1.500" fill="var(--paper)" stroke="currentColor" strokeWidth="2" />
      <path
        d="M14 0v6M9.500 2L14 6.500 18.500 2"
        transform={`rotate(${turn} 14 14)`}
        fill="none"
        stroke="var(--warn)"
        strokeWidth="3"
      />
    </svg>
  );
}

/** The tier of a card for this much gold; -1: none, or the card is face down. */
function tierAt(content: Content, card: number, gold: number): number {
  const invader = content.invaders[card];
  return invader === undefined ? -1 : invader.tiers.indexOf(tierFor(invader, gold));
}

interface SiegeProps {
  readonly tell: TableNow['tell'];
  readonly content: Content;
  readonly card: number;
  readonly side: number;
}
interface InvaderProps extends SiegeProps {
  readonly tier: number;
}

const InvaderRow = memo(function InvaderRow({ tell, content, card, side, tier }: InvaderProps): ReactNode {
  const invader = content.invaders[card];
  if (invader === undefined) return null;
  const where = SIDES[side] ?? 'north';
  const tiers = invader.tiers.map(each => tell.text('ui.tier', { ...each })).join(' · ');
  return (
    <Piece
      id={`invader:${invader.id}`}
      className={`ae-foe-row ae-from-${where}`}
      name={tell.text('ui.invader', { card: invader.id, side: where })}
      about={tiers}
      rule="AE-7.3"
    >
      <FromSide side={where} size={20} />
      <b>{tell.text(`term.${invader.id}`)}</b>
      <small>{tell.text('ui.fromSide', { side: where })}</small>
      <span className="ae-tiers">
        {invader.tiers.map((each, i) => (
          <span key={each.gold} className={i === tier ? 'ae-tier ae-tier-now' : 'ae-tier'}>
            <i>
              {sign('gold', 12)}
              {tell.text('ui.from', { gold: each.gold })}
            </i>
            {strength(each.swordsmen, each.archers)}
          </span>
        ))}
      </span>
    </Piece>
  );
});

function strength(swordsmen: number, archers: number): ReactNode {
  return (
    <span className="ae-goods">
      {swordsmen > 0 && (
        <span>
          {swordsmen}
          {sign('sword', 14)}
        </span>
      )}
      {archers > 0 && (
        <span>
          {archers}
          {sign('bow', 14)}
        </span>
      )}
    </span>
  );
}

const SiegeRow = memo(function SiegeRow({ tell, content, card, side }: SiegeProps): ReactNode {
  const siege = content.siege[card];
  if (siege === undefined) return null;
  const where = SIDES[side] ?? 'north';
  return (
    <Piece
      id={`siege:${siege.id}`}
      className={`ae-foe-row ae-from-${where}`}
      name={tell.text('ui.invader', { card: siege.id, side: where })}
      about={tell.word(aboutCard(siege.id))}
      rule="AE-7.4"
    >
      <FromSide side={where} size={20} />
      <b>{tell.text(`term.${siege.id}`)}</b>
      <small>{tell.text('ui.fromSide', { side: where })}</small>
      <Sign name={signOf(siege.engine)} size={18} />
      <small className="ae-next">{tell.word(aboutCard(siege.id))}</small>
    </Piece>
  );
});

/** Each side: who attacks, and what the coming round does to it if nobody is moved. */
export function Forecast({ table, look, isShown }: ForecastProps): ReactNode {
  const { content, castle, coming, tell, seat } = look;
  const isOver = castle.fates[table.view.g.season - 1] !== UNDECIDED;
  // A film shows what happens, not what would.
  const told = useKept(isShown && !isOver && !table.more ? roundAhead(content, table.view, seat) : null);
  const sides = useKept(
    SIDES.map((side, d) => ({
      side,
      swordsmen: at(coming, d * 2 + SWORDSMAN),
      archers: at(coming, d * 2 + ARCHER),
      hasWall: hasWall(castle, d),
      cubes: at(castle.wallCubes, d),
      ahead: told?.sides[d] ?? null,
    })),
  );
  return (
    <Sides
      tell={tell}
      sides={sides}
      inside={told?.inside ?? null}
      insideFoes={foesAt(castle, COURTYARD)}
      fate={told?.fate ?? null}
      isFirst={castle.round === 0}
      isFilm={table.more}
      isShown={isShown && !isOver}
    />
  );
}
interface ForecastProps {
  readonly table: Table;
  readonly look: Look;
  readonly isShown: boolean;
}

interface SidesProps {
  readonly tell: TableNow['tell'];
  readonly sides: readonly Omit<SideProps, 'tell'>[];
  readonly inside: RoundAhead['inside'] | null;
  readonly insideFoes: number;
  readonly fate: RoundAhead['fate'] | null;
  readonly isFirst: boolean; // only the attackers who are known can be counted with
  readonly isFilm: boolean;
}
const Sides = kept(function Sides({ tell, sides, inside, insideFoes, fate, isFirst, isFilm }: SidesProps): ReactNode {
  return (
    <section className="ae-forecast panel">
      <h2>{tell.text('ui.forecast')}</h2>
      <p className={isFilm ? 'ae-explains ae-unsaid' : 'ae-explains'}>
        {tell.text(isFirst ? 'ui.forecast.known' : 'ui.forecast.about')}
      </p>
      <table>
        <thead>
          <tr>
            <td />
            {['foes', 'kills', 'losses', 'wall', 'enters'].map(each => (
              <th key={each}>{tell.text(`ui.forecast.${each}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map(each => (
            <SideForecast key={each.side} tell={tell} {...each} />
          ))}
          {inside !== null && insideFoes + inside.kills + inside.losses > 0 && (
            <tr>
              <th>{tell.text('ui.courtyard')}</th>
              <td>{amountOf(insideFoes)}</td>
              <td>{amountOf(inside.kills)}</td>
              <td className={inside.losses > 0 ? 'ae-bad' : undefined}>{amountOf(-inside.losses)}</td>
              <td>–</td>
              <td>–</td>
            </tr>
          )}
        </tbody>
      </table>
      {fate !== null && fate !== 'goesOn' && (
        <p className={fate === 'held' ? 'ae-good' : 'ae-bad'}>
          <b>{tell.text(isFirst ? `ui.forecastKnown.${fate}` : `ui.forecast.${fate}`)}</b>
        </p>
      )}
    </section>
  );
});

const amountOf = (n: number): string => (n === 0 ? '–' : `${n}`.replace('-', '\u2212'));

interface SideProps {
  readonly tell: TableNow['tell'];
  readonly side: string;
  readonly swordsmen: number;
  readonly archers: number;
  readonly hasWall: boolean;
  readonly cubes: number;
  readonly ahead: SideAhead | null;
}
const SideForecast = memo(function SideForecast(props: SideProps): ReactNode {
  const { tell, side, swordsmen, archers, hasWall: stands, cubes, ahead } = props;
  const { kills = 0, losses = 0, cubes: lost = 0, falls = false, enters = 0 } = ahead ?? {};
  return (
    <tr className={falls || enters > 0 ? 'ae-bad' : undefined}>
      <th>{tell.text('ui.sideName', { side })}</th>
      <td>{swordsmen + archers === 0 ? '–' : strength(swordsmen, archers)}</td>
      <td>{amountOf(kills)}</td>
      <td>{amountOf(-losses)}</td>
      <td>{wallAhead(tell, stands, cubes, lost, falls)}</td>
      <td>{amountOf(enters)}</td>
    </tr>
  );
});

/** Its cubes now and after the round. */
function wallAhead(tell: TableNow['tell'], stands: boolean, cubes: number, lost: number, falls: boolean): ReactNode {
  if (!stands) return tell.text('ui.forecast.noWall');
  if (falls) return <b>{tell.text('ui.forecast.falls')}</b>;
  return lost === 0 ? cubes : `${cubes} → ${cubes - lost}`;
}
