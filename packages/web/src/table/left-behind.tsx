// Answers that I leave for what I may be asked next, while I wait for the others. Only I see them.

import type { Seat, Word } from '@boardwright/engine';
import type { Foreseen, Update } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { Refused } from '../kit/refused.tsx';
import type { Act, Refusal } from '../model/session.ts';
import { get, reasonOf } from '../online/api.ts';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';

interface Props {
  readonly update: Update;
  readonly seat: Seat;
  readonly table: string; // its id
  readonly tell: Teller;
  readonly act: (act: Act) => Promise<Refusal | null>;
}

export default function LeftBehind({ update, seat, table, tell, act }: Props): ReactNode {
  const text = useText();
  const reason = useReason();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { prepared, missed, position } = update;
  const isAsked = update.toAnswer.includes(seat);
  const foreseen = useForeseen(
    isOpen && !isAsked,
    table,
    seat,
    `${position} ${prepared.map(({ question }) => question)}`,
  );
  const say = async (wanted: Act): Promise<void> => setRefusal(await act(wanted));
  if (isAsked && !missed) return null;
  return (
    <section className="panel proposal left-behind" aria-label={text('prepared.title')}>
      {missed && <p role="status">{text('prepared.missed')}</p>}
      {!isAsked && (
        <details onToggle={event => setOpen(event.currentTarget.open)}>
          <summary>{text('prepared.summary', { n: prepared.length })}</summary>
          <p className="muted">{text('prepared.about')}</p>
          <ul>
            {prepared.map(({ question, task, word }) => (
              <li key={question}>
                {tell.ask(task)} <b>{tell.word(word)}</b>
                <button
                  type="button"
                  className="btn small soft"
                  aria-label={text('prepared.drop')}
                  onClick={() => void say({ do: 'unprepare', seat, question })}
                >
                  <Icon name="x" size={14} />
                </button>
              </li>
            ))}
            {foreseen?.map(({ id, task, words }) => (
              <li key={id}>
                <label className="field">
                  <span>{tell.ask(task)}</span>
                  <select
                    value=""
                    onChange={({ target }) =>
                      void say({ do: 'prepare', seat, question: id, word: target.value as Word })
                    }
                  >
                    <option value="">{text('prepared.choose', { n: words.length })}</option>
                    {words.map(word => (
                      <option key={word} value={word}>
                        {tell.word(word)}
                      </option>
                    ))}
                  </select>
                </label>
              </li>
            ))}
          </ul>
          {foreseen?.length === 0 && prepared.length === 0 && <p>{text('prepared.nothing')}</p>}
          <Refused why={refusal && reason(refusal, tell)} />
        </details>
      )}
    </section>
  );
}

/** Asked again whenever something has happened. Null: not known yet. */
function useForeseen(isWanted: boolean, table: string, seat: Seat, when: string): readonly Foreseen[] | null {
  const [found, setFound] = useState<readonly Foreseen[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `when` says that something has happened
  useEffect(() => {
    if (!isWanted) return;
    let isOld = false;
    const read = async (): Promise<void> => {
      const all = await get<Foreseen[]>(`/api/tables/${table}/foreseen?seat=${seat}`).catch(error => {
        reasonOf(error); // whatever it is: then nothing can be left
        return [];
      });
      if (!isOld) setFound(all);
    };
    void read();
    return () => {
      isOld = true;
    };
  }, [isWanted, table, seat, when]);
  return found;
}
