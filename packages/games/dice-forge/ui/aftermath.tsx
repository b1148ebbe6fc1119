// When the game is over: everybody's dice as they were forged, and how lucky they were.
import { type AftermathProps, SeatMark } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { DICE, RESOURCES } from '../content/faces.ts';
import { type Luck, luckOf } from '../luck.ts';
import { faceName } from '../rules/lookup.ts';
import type { G } from '../state.ts';
import { faceClass } from './faces.tsx';
import { inWords, type Teller } from './reading.ts';
import { Mark } from './symbols.tsx';

export function Aftermath({ g, events, names, tell }: AftermathProps<G, null>): ReactNode {
  return (
    <div className="df-aftermath">
      <h2>{tell.text('ui.luck.title')}</h2>
      <p>{tell.text('ui.luck.about')}</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{tell.text('ui.luck.dice')}</th>
            {RESOURCES.map(what => (
              <th key={what} scope="col">
                <Mark name={what} />
                <span className="unseen">{tell.word(`gain:${what}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {luckOf(events, g.seats).map((luck, p) => (
            <tr key={p}>
              <th scope="row">
                <SeatMark seat={p} size={18} /> <span>{names[p]}</span>
              </th>
              <td>
                <Dice luck={luck} />
                <small>{tell.text('ui.luck.throws', { n: luck.throws })}</small>
              </td>
              {RESOURCES.map((what, i) => (
                <Compared key={what} tell={tell} rolled={luck.rolled[i] ?? 0} expected={luck.expected[i] ?? 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Dice = ({ luck: { dice } }: { readonly luck: Luck }): ReactNode => (
  <span className="df-nets">
    {DICE.map((die, i) => (
      <span key={die} className={i === 0 ? 'df-net df-light' : 'df-net df-dark'}>
        {dice.slice(6 * i, 6 * i + 6).map((face, slot) => (
          <span key={slot} className={faceClass(faceName(face))} />
        ))}
      </span>
    ))}
  </span>
);

interface ComparedProps {
  readonly tell: Teller;
  readonly rolled: number;
  readonly expected: number;
}
function Compared({ tell, rolled, expected }: ComparedProps): ReactNode {
  const by = Math.round(rolled - expected);
  return (
    <td className={by > 0 ? 'df-more' : by < 0 ? 'df-less' : undefined}>
      <b>{rolled}</b>
      <small>⌀ {inWords(tell, Math.round(expected))}</small>
    </td>
  );
}
