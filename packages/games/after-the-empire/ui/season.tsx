// The seven seasons with their flags, and the current phase.
import type { TableNow } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import type { Content } from '../content/types.ts';
import { PHASES, type Phase } from './phase.ts';
import { Sign } from './symbols.tsx';

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
