// Of what the server tells me while I am away, by which ways, and when not.
import '../style/notices.css';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TimeField } from '../kit/time-field.tsx';
import { prefer } from '../model/settings.ts';
import { Toggle } from '../new-table/parts.tsx';
import { reasonOf } from '../online/api.ts';
import {
  addWay,
  keepWishes,
  type Notices,
  pushHere,
  readNotices,
  removeWay,
  stopPushHere,
  tryWay,
  type Wishes,
} from '../online/notices.ts';
import { usePerson } from '../online/person.ts';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';

const WAYS = ['push', 'mail', 'hook'] as const;
type WayKind = (typeof WAYS)[number];
type Kind = keyof Wishes['about'];
const KINDS: readonly Kind[] = ['turn', 'hurry', 'began', 'invited', 'rematch', 'undo', 'substitute', 'end', 'over'];
const HOUR = 60;
/** Suggested when somebody first wants quiet hours. */
const NIGHT = { from: 22 * HOUR, to: 7 * HOUR };

/** Does something on the server and shows what it says then. Null: nothing has changed. */
type Change = (deed: () => Promise<Notices | null>, done?: string) => Promise<void>;

export function NoticesPart(): ReactNode {
  const text = useText();
  const reason = useReason();
  const person = usePerson();
  const [notices, setNotices] = useState<Notices | null>(null);
  const [said, setSaid] = useState<{ readonly text: string; readonly isBad: boolean } | null>(null);
  const asked = useRef({ count: 0, last: Promise.resolve<unknown>(null) });
  // One after the other, so that the server keeps what was pressed last; an answer that something newer follows is not shown.
  const change: Change = async (deed, done) => {
    setSaid(null);
    const before = notices;
    const turn = ++asked.current.count;
    const show = (what: Notices | null): void => {
      if (what !== null && turn === asked.current.count) setNotices(what);
    };
    const answer = asked.current.last.then(deed);
    asked.current.last = answer.catch(() => null);
    try {
      show(await answer);
      if (done !== undefined) setSaid({ text: done, isBad: false });
    } catch (error) {
      show(before);
      setSaid({ text: reason(reasonOf(error)), isBad: true });
    }
  };
  /** Shown at once, and taken back if the server refuses. */
  const wish = (wishes: Wishes): void => {
    const now = change(() => keepWishes(wishes));
    if (notices !== null) setNotices({ ...notices, wishes });
    void now;
  };
  const id = person?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another person
  useEffect(() => {
    if (id !== undefined) void change(readNotices);
  }, [id]);
  if (person === null || notices === null) return null;
  return (
    <section className="panel part notice-part" aria-labelledby="notices">
      <h2 id="notices">{text('notices.title')}</h2>
      <p className="muted">{text('notices.about')}</p>
      <Ways notices={notices} isGuest={person.guest} change={change} />
      {notices.ways.length > 0 && (
        <>
          <Matrix notices={notices} wish={wish} />
          <Quiet wishes={notices.wishes} wish={wish} />
        </>
      )}
      {said !== null && (
        <p className={said.isBad ? 'refusal' : 'muted'} role={said.isBad ? 'alert' : 'status'}>
          {said.text}
        </p>
      )}
    </section>
  );
}

/** Which happenings by which way. Only ways that this person has. */
function Matrix({ notices, wish }: { readonly notices: Notices; readonly wish: (wishes: Wishes) => void }): ReactNode {
  const text = useText();
  const { wishes, ways } = notices;
  const has = WAYS.filter(way => ways.some(({ kind }) => kind === way));
  const set = (kind: Kind, way: WayKind, on: boolean): void => {
    const others = wishes.about[kind].filter(each => each !== way);
    const about = { ...wishes.about, [kind]: on ? [...others, way] : others };
    wish({ ...wishes, about });
  };
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text('notices.tell')}</th>
          {has.map(way => (
            <th key={way} scope="col">
              {text(`notices.way.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {KINDS.map(kind => (
          <tr key={kind}>
            <th scope="row">{text(`notices.kind.${kind}`)}</th>
            {has.map(way => (
              <td key={way}>
                <label>
                  <input
                    type="checkbox"
                    aria-label={text('notices.by', {
                      kind: text(`notices.kind.${kind}`),
                      way: text(`notices.way.${way}`),
                    })}
                    checked={wishes.about[kind].includes(way)}
                    onChange={event => set(kind, way, event.target.checked)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Quiet({ wishes, wish }: { readonly wishes: Wishes; readonly wish: (wishes: Wishes) => void }): ReactNode {
  const text = useText();
  const { quiet } = wishes;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const set = (to: Wishes['quiet']): void => wish({ ...wishes, quiet: to });
  return (
    <>
      <Toggle
        label={text('notices.quiet')}
        about={text('notices.quietAbout')}
        on={quiet !== null}
        onChange={on => set(on ? { ...NIGHT, zone } : null)}
      />
      {quiet !== null && (
        <div className="numbers">
          <TimeField
            label={text('notices.from')}
            minute={quiet.from}
            onChange={from => set({ ...quiet, from, zone })}
          />
          <TimeField label={text('notices.to')} minute={quiet.to} onChange={to => set({ ...quiet, to, zone })} />
        </div>
      )}
    </>
  );
}

interface WaysProps {
  readonly notices: Notices;
  readonly isGuest: boolean;
  readonly change: Change;
}

function Ways({ notices, isGuest, change }: WaysProps): ReactNode {
  const text = useText();
  const { ways, key, mail } = notices;
  const pushed = ways.some(({ kind, isHere }) => kind === 'push' && isHere);
  const push = async (on: boolean): Promise<void> => {
    const here = ways.find(({ kind, isHere }) => kind === 'push' && isHere);
    if (!on) {
      prefer({ notify: false });
      await stopPushHere();
      if (here !== undefined) await change(() => removeWay(here.id));
      return;
    }
    await change(async () => {
      const now = await pushHere(key, text.language);
      prefer({ notify: true }); // games on this device, of which the server knows nothing
      return now;
    });
  };
  return (
    <>
      <Toggle
        label={text('notices.here')}
        about={text('notices.hereAbout')}
        on={pushed}
        onChange={on => void push(on)}
      />
      <ul className="notice-ways">
        {ways.map(({ id, kind, address, isHere, confirmed, failing }) => (
          <li key={id}>
            <span>
              <b>{kind === 'push' ? text(isHere ? 'notices.thisDevice' : 'notices.otherDevice') : address}</b>
              <small>
                {text(confirmed ? (failing ? 'notices.failing' : `notices.way.${kind}`) : 'notices.unconfirmed')}
              </small>
            </span>
            {confirmed && (
              <button
                type="button"
                className="btn small"
                onClick={() => void change(() => tryWay(id), text('notices.tried'))}
              >
                {text('notices.try')}
              </button>
            )}
            {!(kind === 'push' && isHere) && (
              <button type="button" className="btn small soft" onClick={() => void change(() => removeWay(id))}>
                {text('notices.remove')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isGuest ? (
        <p className="muted">{text('notices.guest')}</p>
      ) : (
        <>
          {mail && <AddWay kind="mail" change={change} />}
          <AddWay kind="hook" change={change} />
        </>
      )}
    </>
  );
}

function AddWay({ kind, change }: { readonly kind: 'mail' | 'hook'; readonly change: Change }): ReactNode {
  const text = useText();
  const [address, setAddress] = useState('');
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const done = kind === 'mail' ? text('notices.confirmSent') : undefined;
    void change(async () => {
      const now = await addWay({ kind, address: address.trim(), language: text.language });
      setAddress('');
      return now;
    }, done);
  };
  return (
    <form className="add-way" onSubmit={add}>
      <label className="field">
        <span>{text(`notices.add.${kind}`)}</span>
        <input
          type={kind === 'mail' ? 'email' : 'url'}
          required
          autoComplete={kind === 'mail' ? 'email' : 'off'}
          value={address}
          onChange={event => setAddress(event.target.value)}
        />
      </label>
      <button type="submit" className="btn">
        {text('notices.add')}
      </button>
    </form>
  );
}
