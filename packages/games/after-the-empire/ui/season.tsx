// The seven seasons with their flags, and the current phase.
import type { TableNow } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import type { Content } from '../content/types.ts';
import { kept } from './kept.tsx';
import { PHASES } from './phase.ts';
import { Sign } from './symbols.tsx';

type Line = readonly [sign: string, name: string, about: string];
interface PlanProps {
  readonly title: string;
  readonly lines: readonly Line[];
}
function Plan({ title, lines }: PlanProps): ReactNode {
  return (
    <section className="ae-plan panel">
      <h2>{title}</h2>
      <ol>
        {lines.map(([sign, name, about]) => (
          <li key={sign}>
            <Sign name={sign} size={18} />
            <span>
              <b>{name}</b> {about}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const SEASON_SIGNS = { actions: 'worker', battle: 'swords', flags: 'flag', income: 'gold', harvest: 'food' } as const;

/** What the game is about and how a season goes, for those who see it for the first time. */
export function SeasonPlan({ tell, content }: Pick<Props, 'tell' | 'content'>): ReactNode {
  const lines = Object.entries(SEASON_SIGNS).map(
    ([phase, sign]): Line => [sign, tell.text(`ui.phase.${phase}`), tell.text(`ui.plan.${phase}`)],
  );
  return <Plan title={tell.text('ui.plan', { seasons: content.flags.length })} lines={lines} />;
}

const ROUND_SIGNS = { archers: 'bow', movement: 'walk', melee: 'swords' } as const;

/** How a round of a battle goes, and when it ends. */
export const RoundPlan = kept(function RoundPlan({ tell }: Pick<Props, 'tell'>): ReactNode {
  const steps = Object.entries(ROUND_SIGNS).map(
    ([step, sign]): Line => [sign, tell.text(`ui.step.${step}`), tell.text(`ui.roundPlan.${step}`)],
  );
  const end: Line = ['flame', '', tell.text('ui.roundPlan.end')];
  return <Plan title={tell.text('ui.roundPlan')} lines={[...steps, end]} />;
});

interface Props {
  readonly tell: TableNow['tell'];
  readonly content: Content;
  readonly now: number; // this season, from 1
  readonly phase: string; // that is told of
}
export const SeasonBar = memo(function SeasonBar({ tell, content, now, phase }: Props): ReactNode {
  return (
    <div className="ae-season">
      <b>{tell.text('ui.season')}</b>
      <ol className="ae-seasons">
        {content.flags.map((value, i) => {
          const season = i + 1;
          const state = season === now ? 'now' : season < now ? 'past' : 'next';
          const more = (content.workers[i] ?? 0) > (content.workers[i - 1] ?? content.workers[0] ?? 0);
          return (
            <li
              key={`season ${season}`}
              className={`ae-${state}`}
              aria-current={state === 'now' ? 'step' : undefined}
              title={tell.text('ui.seasonAbout', { season, value, threat: content.threat[i] ?? 0 })}
            >
              <b className="ae-season-n">{season}</b>
              {state !== 'past' && (
                <span className="ae-flag">
                  <Sign name="flag" size={20} />
                  <i>{value}</i>
                </span>
              )}
              {more && <Sign name="worker" size={13} />}
            </li>
          );
        })}
      </ol>
      <TrackKey tell={tell} />
      <ol className="ae-phases">
        {PHASES.map(each => (
          <li key={each} className={each === phase ? 'ae-phase ae-phase-now' : 'ae-phase'}>
            {tell.text(`ui.phase.${each}`)}
          </li>
        ))}
      </ol>
    </div>
  );
});

/** What the numbers and colours of the gold track below mean, where there is room for it. */
const TrackKey = memo(function TrackKey({ tell }: Pick<Props, 'tell'>): ReactNode {
  return (
    <span className="ae-track-key">
      <span>
        <b>7</b> {tell.text('ui.trackKey.kept')}
      </span>
      <span>
        <i /> {tell.text('ui.trackKey.more')}
      </span>
    </span>
  );
});
