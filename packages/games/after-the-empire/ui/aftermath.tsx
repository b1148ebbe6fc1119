// When the game is over: everybody's secret objectives, met or not, and how the castles did season by season.
import type { AftermathProps } from '@boardwright/web/kit';
import { SeatMark } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import type { Content } from '../content/types.ts';
import type { G } from '../state.ts';
import { aboutCard, SACKED, SURVIVED } from '../words.ts';
import { standingOf } from './hand.tsx';
import type { Tell } from './progress.ts';
import { Sign } from './symbols.tsx';

export function Aftermath({ g, content, names, tell }: AftermathProps<G, Content>): ReactNode {
  return (
    <div className="ae-aftermath">
      <h2>{tell.text('ui.aftermath')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{tell.text('ui.stage.objectives')}</th>
            <th scope="col">{tell.text('ui.aftermath.seasons')}</th>
          </tr>
        </thead>
        <tbody>
          {g.castles.map((castle, p) => (
            <tr key={p}>
              <th scope="row">
                <SeatMark seat={p} size={18} /> <span>{names[p]}</span>
              </th>
              <td>
                <ul>
                  {castle.objectives.map(id => (
                    <ObjectiveLine key={id} tell={tell} content={content} g={g} seat={p} id={id} />
                  ))}
                </ul>
              </td>
              <td>
                <Fates tell={tell} fates={castle.fates} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps {
  readonly tell: Tell;
  readonly content: Content;
  readonly g: G;
  readonly seat: number;
  readonly id: number;
}
function ObjectiveLine({ tell, content, g, seat, id }: LineProps): ReactNode {
  const [objective, castle] = [content.objectives[id], g.castles[seat]];
  const standing = castle === undefined ? null : standingOf(content, g, castle, id);
  if (objective === undefined || standing === null) return null;
  const { isMet } = standing;
  return (
    <li className={isMet ? 'ae-good' : undefined}>
      <Sign name={isMet ? 'check' : 'no'} size={14} colour="currentColor" />
      <span>
        <b>
          {tell.text(`term.${objective.id}`)} {isMet ? `+${objective.gold}` : 0}
        </b>
        <small>{tell.word(aboutCard(objective.id))}</small>
      </span>
    </li>
  );
}

/** One symbol for each battle. */
function Fates({ tell, fates }: { readonly tell: Tell; readonly fates: readonly number[] }): ReactNode {
  return (
    <span className="ae-seasons-told">
      {fates.map((fate, i) => {
        if (fate !== SURVIVED && fate !== SACKED) return null;
        const says = tell.text('ui.fate', { season: i + 1, sacked: fate === SACKED ? 1 : 0 });
        return (
          <span key={`season ${i + 1}`} title={says}>
            <span className="unseen">{says}</span>
            <Sign
              name={fate === SACKED ? 'flame' : 'check'}
              size={16}
              colour={fate === SACKED ? undefined : 'var(--go)'}
            />
          </span>
        );
      })}
    </span>
  );
}
