// Somebody asks for something that all others must agree to.
import type { Seat } from '@boardwright/engine';
import type { Proposal as Proposed, Update } from '@boardwright/host';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Act } from '../model/session.ts';
import { useText } from '../text/text.tsx';

interface Props {
  readonly proposal: Proposed;
  readonly answers: number; // given so far
  readonly seat: Seat;
  readonly isMine: boolean; // somebody on this device has proposed it
  readonly names: readonly string[];
  readonly act: (act: Act) => void;
}

export function Proposal({ proposal, answers, seat, isMine, names, act }: Props): ReactNode {
  const text = useText();
  const { what, by, about, to, agreed } = proposal;
  const values = { by: names[by] ?? '', about: names[about] ?? '', n: answers - to };
  const said = text(`proposal.${what}`, values);
  return (
    <section className="panel proposal" role="alert">
      <p>{said}</p>
      {isMine || agreed.includes(seat) ? (
        <p className="muted">{text('proposal.waiting')}</p>
      ) : (
        <div className="acts">
          <button type="button" className="btn go small" onClick={() => act({ do: 'agree', seat })}>
            {text('proposal.agree')}
          </button>
          <button type="button" className="btn small" onClick={() => act({ do: 'decline', seat })}>
            {text('proposal.decline')}
          </button>
        </div>
      )}
    </section>
  );
}

/** Tells the player who asked that somebody did not agree. Nothing has changed, and nobody has answered since. */
export function Declined({ update, mine }: { readonly update: Update; readonly mine: readonly Seat[] }): ReactNode {
  const text = useText();
  const before = useRef(update);
  const [at, setAt] = useState<number | null>(null);
  const [asked, setAsked] = useState<Proposed['what']>('undo');
  const { proposal, era, answers } = update;
  useEffect(() => {
    const { proposal: was, era: wasEra, answers: wereAnswers } = before.current;
    before.current = update;
    if (was === null || was.what === 'substitute' || !mine.includes(was.by) || proposal !== null) return;
    if (era !== wasEra || answers !== wereAnswers) return;
    setAsked(was.what);
    setAt(answers);
  }, [update, mine, proposal, era, answers]);
  if (at !== answers || proposal !== null || update.ended !== null) return null;
  return (
    <p className="panel proposal" role="status">
      {text(asked === 'end' ? 'proposal.declinedEnd' : 'proposal.declined')}
    </p>
  );
}
