// Somebody asks for something that all others must agree to.
import type { Seat } from '@boardwright/engine';
import type { Proposal as Proposed } from '@boardwright/host';
import type { ReactNode } from 'react';
import type { Act } from '../model/session.ts';
import { useText } from '../text/text.tsx';

interface Props {
  readonly proposal: Proposed;
  readonly seat: Seat;
  readonly isMine: boolean; // somebody on this device has proposed it
  readonly names: readonly string[];
  readonly act: (act: Act) => void;
}

export function Proposal({ proposal, seat, isMine, names, act }: Props): ReactNode {
  const text = useText();
  const { what, by, about, agreed } = proposal;
  const values = { by: names[by] ?? '', about: names[about] ?? '' };
  const said = what === 'undo' ? text('proposal.undo', values) : text('proposal.substitute', values);
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
