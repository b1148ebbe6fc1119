// The steps of a battle: where this castle is, and whether it runs quickly with the usual answers or waits for the
// player's own.
import type { Seat, Word } from '@boardwright/engine';
import type { TableNow } from '@boardwright/web/kit';
import { memo, type ReactNode, useEffect } from 'react';
import { at } from '../castle.ts';
import type { G } from '../state.ts';
import { SACKED, SURVIVED } from '../words.ts';
import { kept } from './kept.tsx';
import type { Table } from './look.ts';
import { type Phase, STEPS, type Step, stepOf } from './phase.ts';
import { useQuick } from './shared.ts';
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

interface Usual {
  readonly usual: Word | undefined; // the usual answer now
  readonly since: number | undefined; // identifies the question: the next one may have the same usual answer
  readonly choose: TableNow['choose'];
}
/** While the battle runs by itself, every question in it gets its usual answer. */
function useUsualAnswers({ usual, since, choose }: Usual): void {
  const [quick] = useQuick();
  useEffect(() => {
    if (!quick || usual === undefined) return;
    const timer = setTimeout(() => choose(usual), PAUSE);
    return () => clearTimeout(timer);
  }, [quick, usual, since, choose]);
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

interface Props {
  readonly table: Table;
  readonly g: G; // as it is shown
  readonly seat: Seat; // whose castle is shown
  readonly phase: Phase;
  readonly isShown: boolean;
}
export function BattleBar({ table, g, seat, phase, isShown }: Props): ReactNode {
  const castle = g.castles[seat];
  if (castle === undefined) return null;
  const asking = table.asked.find(each => stepOf(each.task) !== null);
  return (
    <Bar
      tell={table.tell}
      now={asking !== undefined && seat === table.me ? stepOf(asking.task) : null}
      round={phase === 'battle' ? castle.round : 0}
      fate={at(castle.fates, g.season - 1)}
      isPlayer={table.me !== null}
      usual={asking?.usual}
      since={asking?.since}
      choose={table.choose}
      isShown={isShown}
    />
  );
}

interface BarProps extends StepsProps, Usual {
  readonly round: number; // 0: none
  readonly fate: number;
  readonly isPlayer: boolean;
}
const Bar = kept(function Bar({ tell, now, round, fate, isPlayer, ...asked }: BarProps): ReactNode {
  const [quick, setQuick] = useQuick();
  useUsualAnswers(asked);
  return (
    <div className="ae-battle">
      {round > 0 && <b>{tell.text('ui.round', { n: round })}</b>}
      {fate === SURVIVED && <b className="ae-good">{tell.text('ui.held')}</b>}
      {fate === SACKED && <b className="ae-bad">{tell.text('ui.sacked')}</b>}
      <Steps tell={tell} now={now} />
      {isPlayer && (
        <button
          type="button"
          className="btn soft"
          aria-pressed={quick}
          title={tell.text('about:quick')}
          onClick={() => setQuick(!quick)}
        >
          <Sign name={quick ? 'loop' : 'move'} size={14} colour="currentColor" />
          {tell.text(quick ? 'ui.slow' : 'ui.quick')}
        </button>
      )}
    </div>
  );
});
