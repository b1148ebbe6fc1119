// Being away: until the day one is back, clocks at tables over days stand still.

import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Refused } from '../kit/refused.tsx';
import { get, post, reasonOf } from '../online/api.ts';
import { usePerson } from '../online/person.ts';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';

interface Vacation {
  readonly until: number | null; // null: not away
  readonly most: number;
  readonly left: number;
}
const PATH = '/api/me/vacation';
const DAY = 86_400_000;

export function VacationPart(): ReactNode {
  const text = useText();
  const reason = useReason();
  const id = usePerson()?.id;
  const [vacation, setVacation] = useState<Vacation | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const change = async (ask: () => Promise<Vacation>): Promise<void> => {
    setRefusal(null);
    try {
      setVacation(await ask());
    } catch (error) {
      setRefusal(reason(reasonOf(error)));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another person
  useEffect(() => {
    if (id !== undefined) void change(() => get<Vacation>(PATH));
  }, [id]);
  if (vacation === null || vacation.most === 0) return null;
  const { until, left } = vacation;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const back = new Date(`${new FormData(event.currentTarget).get('back')}T00:00`).getTime(); // the morning of that day, here
    void change(() => post<Vacation>(PATH, { until: back }));
  };
  return (
    <section className="panel part" aria-labelledby="vacation">
      <h2 id="vacation">{text('vacation.title')}</h2>
      <p className="muted">{text('vacation.about')}</p>
      {until !== null && <p role="status">{text('vacation.until', { date: text.date(until) })}</p>}
      <form className="account vacation" onSubmit={submit}>
        <label className="field">
          <span>{text('vacation.back')}</span>
          <input
            name="back"
            type="date"
            required
            key={until}
            defaultValue={until === null ? '' : dayOf(until)}
            min={dayOf(Date.now() + DAY)}
            max={dayOf(Math.max(Date.now() + left, until ?? 0))}
          />
        </label>
        <p className="muted">{text('vacation.left', { n: Math.floor(left / DAY) })}</p>
        <div className="acts">
          <button type="submit" className="btn">
            {text(until === null ? 'vacation.go' : 'vacation.change')}
          </button>
          {until !== null && (
            <button
              type="button"
              className="btn go"
              onClick={() => void change(() => post<Vacation>(`${PATH}/end`, {}))}
            >
              {text('vacation.end')}
            </button>
          )}
        </div>
      </form>
      <Refused why={refusal} />
    </section>
  );
}

/** As a date field writes it, in the time of this device. */
function dayOf(time: number): string {
  const date = new Date(time);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
