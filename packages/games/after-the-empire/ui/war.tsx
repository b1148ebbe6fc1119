// The attack of the season: its cards, from where they come, how many for whom, and what the castle has against them.
import { Piece } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { at, hasWall, turretShots, unitsAt } from '../castle.ts';
import { standard } from '../content/content.ts';
import { reckonedGold, tierFor } from '../forecast.ts';
import { ARCHER, aboutCard, NO_CARD, SIDES, SWORDSMAN } from '../words.ts';
import type { Look } from './look.ts';
import { signOf } from './picture.tsx';
import { Sign } from './symbols.tsx';

export function WarCards({ look }: { readonly look: Look }): ReactNode {
  const { g, table } = look;
  if (g.invaders.length === 0) return null;
  return (
    <section className="ae-war panel">
      <h2>{table.tell.text('ui.attack')}</h2>
      {g.invaders.map((card, i) => (
        <InvaderRow key={card === NO_CARD ? `hidden ${i}` : card} look={look} card={card} side={at(g.sides, i)} />
      ))}
      <SiegeRow look={look} />
    </section>
  );
}

interface InvaderProps {
  readonly look: Look;
  readonly card: number;
  readonly side: number;
}

function InvaderRow({ look, card, side }: InvaderProps): ReactNode {
  const { g, table, castle } = look;
  const { tell } = table;
  const invader = standard.invaders[card];
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
  const gold = reckonedGold(standard, g, castle);
  const tier = tierFor(invader, gold);
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
        {invader.tiers.map(each => (
          <span key={each.gold} className={each === tier ? 'ae-tier ae-tier-now' : 'ae-tier'}>
            <i>
              <Sign name="gold" size={12} />
              {tell.text('ui.from', { gold: each.gold })}
            </i>
            <Strength swordsmen={each.swordsmen} archers={each.archers} />
          </span>
        ))}
      </span>
    </Piece>
  );
}

export function Strength({ swordsmen, archers }: { readonly swordsmen: number; readonly archers: number }): ReactNode {
  return (
    <span className="ae-goods">
      {swordsmen > 0 && (
        <span>
          {swordsmen}
          <Sign name="sword" size={14} />
        </span>
      )}
      {archers > 0 && (
        <span>
          {archers}
          <Sign name="bow" size={14} />
        </span>
      )}
    </span>
  );
}

function SiegeRow({ look }: { readonly look: Look }): ReactNode {
  const { g, table } = look;
  const { tell } = table;
  const siege = standard.siege[g.siege];
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
  const where = SIDES[g.siegeSide] ?? 'north';
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
}

/** Each side as it stands: attackers against shots, arrows against units, and how long the wall will hold. */
export function Forecast({ look }: { readonly look: Look }): ReactNode {
  const { castle, coming, table } = look;
  const { tell } = table;
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
          {SIDES.map((side, d) => {
            const [swordsmen, archers] = [at(coming, d * 2 + SWORDSMAN), at(coming, d * 2 + ARCHER)];
            const shots = unitsAt(castle, d) + turretShots(standard, castle, d);
            const left = Math.max(0, swordsmen + archers - shots);
            const stands = hasWall(castle, d);
            const cubes = stands ? at(castle.wallCubes, d) : 0;
            return (
              <tr key={side} className={left > cubes ? 'ae-bad' : undefined}>
                <th>{tell.text('ui.sideName', { side })}</th>
                <td>{swordsmen + archers === 0 ? '–' : <Strength swordsmen={swordsmen} archers={archers} />}</td>
                <td>{shots}</td>
                <td>{Math.min(archers, unitsAt(castle, d))}</td>
                <td>{stands ? cubes : '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
