// The seven seasons with their flags, and the current phase.
import type { TableNow } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import type { Content } from '../content/types.ts';
import { PHASES, type Phase } from './phase.ts';
import { Sign } from './symbols.tsx';

const PLAN = ['actions', 'battle', 'flags', 'income', 'harvest'] as const;
const PLAN_SIGNS: Readonly<Record<(typeof PLAN)[number], string>> = {
  actions: 'worker',
  battle: 'swords',
  flags: 'flag',
  income: 'gold',
  harvest: 'food',
};

/** What the game is about and how a season goes, for those who see it for the first time. */
export function SeasonPlan({ tell, content }: Pick<Props, 'tell' | 'content'>): ReactNode {
  return (
    <section className="ae-plan panel">
      <h2>{tell.text('ui.plan', { seasons: content.flags.length })}</h2>
      <ol>
        {PLAN.map(each => (
          <li key={each}>
            <Sign name={PLAN_SIGNS[each]} size={18} />
            <span>
              <b>{tell.text(`ui.phase.${each}`)}</b> {tell.text(`ui.plan.${each}`)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const inPhase = (phase: Phase): string => (phase === 'deploy' ? 'battle' : phase);

interface Props {
  readonly tell: TableNow['tell'];
  readonly content: Content;
  readonly now: number; // this season, from 1
  readonly phase: Phase;
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
          <li key={each} className={each === inPhase(phase) ? 'ae-phase ae-phase-now' : 'ae-phase'}>
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
