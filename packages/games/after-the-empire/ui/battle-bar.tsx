// A battle step by step: where this castle is in it, and whether it goes quickly by the usual answers or slowly by one's own.
import type { TableNow } from '@boardwright/web/kit';
import { memo, type ReactNode, useEffect } from 'react';
import { at } from '../castle.ts';
import { SACKED, SURVIVED } from '../words.ts';
import type { Look } from './look.ts';
import { type Phase, STEPS, type Step, stepOf } from './phase.ts';
import { share, useShared } from './shared.ts';
import { Sign } from './symbols.tsx';

const SIGNS: Readonly<Record<Step, string>> = {
  deploy: 'deploy',
  siege: 'siege',
  moves: 'move',
  archers: 'bow',
  movement: 'walk',
  melee: 'swords',
  sack: 'flame',
};
const PAUSE = 350; // milliseconds between two usual answers

/** While the battle runs by itself, every question of it gets its usual answer. */
function useQuick({ table }: Look): void {
  const { quick } = useShared();
  const { asked, choose } = table;
  const asking = asked.find(each => stepOf(each.task) !== null);
  const usual = asking?.usual;
  useEffect(() => {
    if (!quick || usual === undefined) return;
    const timer = setTimeout(() => choose(usual), PAUSE);
    return () => clearTimeout(timer);
  }, [quick, usual, choose]);
}

interface StepsProps {
  readonly tell: TableNow['tell'];
  readonly now: Step | null;
}
const Steps = memo(function Steps({ tell, now }: StepsProps): ReactNode {
  return (
    <ol>
      {STEPS.filter(step => step !== 'sack' || now === 'sack').map(step => (
        <li key={step} className={step === now ? 'ae-now' : undefined} title={tell.text(`ui.step.${step}`)}>
          <Sign name={SIGNS[step]} size={16} colour={step === now ? 'currentColor' : undefined} />
          <span>{tell.text(`ui.step.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
});

export function BattleBar({ look, phase }: { readonly look: Look; readonly phase: Phase }): ReactNode {
  const { table, g, seat } = look;
  const { tell } = table;
  const { quick } = useShared();
  useQuick(look);
  const castle = g.castles[seat];
  if (castle === undefined) return null;
  const asking = seat === table.me ? table.asked.find(each => stepOf(each.task) !== null) : undefined;
  const now = asking === undefined ? null : stepOf(asking.task);
  const fate = at(castle.fates, g.season - 1);
  return (
    <div className="ae-battle">
      {phase === 'battle' && castle.round > 0 && <b>{tell.text('ui.round', { n: castle.round })}</b>}
      {fate === SURVIVED && <b className="ae-good">{tell.text('ui.held')}</b>}
      {fate === SACKED && <b className="ae-bad">{tell.text('ui.sacked')}</b>}
      <Steps tell={tell} now={now} />
      {table.me !== null && (
        <button type="button" className="btn soft" aria-pressed={quick} onClick={() => share({ quick: !quick })}>
          <Sign name={quick ? 'loop' : 'move'} size={14} colour="currentColor" />
          {tell.text(quick ? 'ui.slow' : 'ui.quick')}
        </button>
      )}
    </div>
  );
}
