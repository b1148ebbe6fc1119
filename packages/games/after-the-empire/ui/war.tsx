// The attack of the season: its cards, their directions and strengths, and the defence of the castle.
import { Piece, type TableNow, useKept } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { at, foesAt, hasWall, wouldFall } from '../castle.ts';
import type { Content } from '../content/types.ts';
import { reckonedGold, tierFor } from '../rules/invaders.ts';
import { volleyOn } from '../rules/rounds.ts';
import type { Castle, G } from '../state.ts';
import { ARCHER, aboutCard, NO_CARD, SIDES, SWORDSMAN } from '../words.ts';
import { kept } from './kept.tsx';
import type { Look } from './look.ts';
import { signOf } from './picture.tsx';
import { Sign, sign } from './symbols.tsx';

interface CardsProps {
  readonly tell: TableNow['tell'];
  readonly content: Content;
  readonly g: G;
  readonly castle: Castle;
}
export function WarCards({ tell, content, g, castle }: CardsProps): ReactNode {
  if (g.invaders.length === 0) return null;
  const gold = reckonedGold(content, g, castle);
  return (
    <section className="ae-war panel">
      <h2>{tell.text('ui.attack')}</h2>
      {g.invaders.map((card, i) => (
        <InvaderRow
          key={card === NO_CARD ? `hidden ${i}` : card}
          tell={tell}
          content={content}
          card={card}
          side={at(g.sides, i)}
          tier={tierAt(content, card, gold)}
        />
      ))}
      <SiegeRow tell={tell} content={content} card={g.siege} side={g.siegeSide} />
    </section>
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
  if (invader === undefined)
    return (
      <Piece
        className="ae-foe-row ae-down"
        name={tell.text('ui.faceDown')}
        about={tell.text('about:face_down')}
        rule="AE-10.5"
      >
        <Sign name="down" size={16} />
        <b>{tell.text('ui.faceDown')}</b>
      </Piece>
    );
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
      <Sign name={where} size={16} colour="var(--warn)" />
      <b>{tell.text(`term.${invader.id}`)}</b>
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
  if (siege === undefined)
    return (
      <Piece
        className="ae-foe-row ae-down"
        name={tell.text('ui.siegeDown')}
        about={tell.text('about:siege')}
        rule="AE-7.4"
      >
        <Sign name="siege" size={16} />
        <b>{tell.text('ui.siegeDown')}</b>
      </Piece>
    );
  const where = SIDES[side] ?? 'north';
  return (
    <Piece
      id={`siege:${siege.id}`}
      className={`ae-foe-row ae-from-${where}`}
      name={tell.text('ui.invader', { card: siege.id, side: where })}
      about={tell.word(aboutCard(siege.id))}
      rule="AE-7.4"
    >
      <Sign name={where} size={16} colour="var(--warn)" />
      <b>{tell.text(`term.${siege.id}`)}</b>
      <Sign name={signOf(siege.engine)} size={18} />
      <small className="ae-next">{tell.word(aboutCard(siege.id))}</small>
    </Piece>
  );
});

/** Each side: attackers against shots, arrows against units, and how long the wall will hold. */
export function Forecast({ look, isShown }: { readonly look: Look; readonly isShown: boolean }): ReactNode {
  const { content, castle, coming, tell } = look;
  const attacked = { ...castle, foes: [...coming] };
  const sides = useKept(
    SIDES.map((side, d) => {
      const { units, turrets, kills, hits } = volleyOn(content, attacked, d);
      const left = foesAt(attacked, d) - kills;
      return {
        side,
        swordsmen: at(coming, d * 2 + SWORDSMAN),
        archers: at(coming, d * 2 + ARCHER),
        shots: units + turrets,
        hits,
        cubes: hasWall(castle, d) ? at(castle.wallCubes, d) : null,
        isLost: hasWall(castle, d) ? wouldFall(castle, d, left) : left > 0,
      };
    }),
  );
  return <Sides tell={tell} sides={sides} isShown={isShown} />;
}

interface SidesProps {
  readonly tell: TableNow['tell'];
  readonly sides: readonly Omit<SideProps, 'tell'>[];
}
const Sides = kept(function Sides({ tell, sides }: SidesProps): ReactNode {
  return (
    <section className="ae-forecast panel">
      <h2>{tell.text('ui.forecast')}</h2>
      <table>
        <thead>
          <tr>
            <th />
            <th>{tell.text('ui.forecast.foes')}</th>
            <th>{tell.text('ui.forecast.shots')}</th>
            <th>{tell.text('ui.forecast.arrows')}</th>
            <th>{tell.text('ui.forecast.cubes')}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(each => (
            <SideForecast key={each.side} tell={tell} {...each} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

interface SideProps {
  readonly tell: TableNow['tell'];
  readonly side: string;
  readonly swordsmen: number;
  readonly archers: number;
  readonly shots: number;
  readonly hits: number; // units hit by arrows
  readonly cubes: number | null; // null: there is no wall
  readonly isLost: boolean; // attackers that survive the shots get in
}
const SideForecast = memo(function SideForecast(props: SideProps): ReactNode {
  const { tell, side, swordsmen, archers, shots, hits, cubes, isLost } = props;
  return (
    <tr className={isLost ? 'ae-bad' : undefined}>
      <th>{tell.text('ui.sideName', { side })}</th>
      <td>{swordsmen + archers === 0 ? '–' : strength(swordsmen, archers)}</td>
      <td>{shots}</td>
      <td>{hits}</td>
      <td>{cubes ?? '–'}</td>
    </tr>
  );
});
