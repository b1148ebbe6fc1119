// What people say to each other at the table. Others can be muted, and their lines can be reported.

import type { ChatLine } from '@boardwright/server/protocol';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { Refused } from '../kit/refused.tsx';
import { NO_WATCHERS, type Refusal, type Watchers } from '../model/session.ts';
import { usePerson } from '../online/person.ts';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';
import { Report } from './report.tsx';
import { type Hearing, useMuted } from './use-muted.ts';
import { watchersText } from './watchers.tsx';

interface Props {
  readonly table: string;
  readonly lines: readonly ChatLine[];
  readonly watchers?: Watchers; // their lines are marked
  readonly say: (text: string) => Promise<Refusal | null>;
}

export function Chat({ table, lines, watchers = NO_WATCHERS, say }: Props): ReactNode {
  const text = useText();
  const reason = useReason();
  const me = usePerson();
  const hearing = useMuted();
  const [reporting, setReporting] = useState<ChatLine | null>(null);
  const [done, setDone] = useState('');
  const end = useRef<HTMLSpanElement>(null);
  const silent = new Set(hearing.muted.map(({ person }) => person));
  const heard = lines.filter(({ person }) => !silent.has(person));
  const count = heard.length;
  const watching = new Set(watchers.people.map(({ person }) => person));
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  const mute = async (line: ChatLine): Promise<void> => {
    await hearing.mute({ person: line.person, name: line.name });
    setDone(text('chat.muted', { name: line.name }));
  };
  return (
    <div className="chat">
      {watchers.count > 0 && (
        <p className="watchers">
          <Icon name="eye" size={14} />
          {watchersText(text, watchers)}
        </p>
      )}
      <div role="log" aria-label={text('chat')}>
        <ol>
          {heard.map(line => (
            <li key={line.n}>
              <b>{line.name}</b> {watching.has(line.person) && <small>{text('chat.watches')}</small>}{' '}
              <time dateTime={new Date(line.time).toISOString()}>{text.date(line.time)}</time>
              <p>{line.text}</p>
              {line.person !== me?.id && (
                <About line={line} onMute={() => mute(line)} onReport={() => setReporting(line)} />
              )}
            </li>
          ))}
        </ol>
        <span ref={end} aria-hidden="true" />
      </div>
      {count === 0 && <p className="empty">{text('chat.none')}</p>}
      <p className="chat-done" role="status">
        {done}
      </p>
      <Silent hearing={hearing} onHeard={name => setDone(text('chat.heardAgain', { name }))} />
      <Refused why={hearing.refusal && reason(hearing.refusal)} />
      <Say say={say} />
      {reporting !== null && (
        <Report
          table={table}
          line={reporting}
          onClose={() => setReporting(null)}
          onReported={() => {
            setReporting(null);
            setDone(text('chat.reported', { name: reporting.name }));
          }}
        />
      )}
    </div>
  );
}

interface AboutProps {
  readonly line: ChatLine;
  readonly onMute: () => void;
  readonly onReport: () => void;
}
/** What can be done about a line of somebody else. */
function About({ line: { name }, onMute, onReport }: AboutProps): ReactNode {
  const text = useText();
  return (
    <div className="line-acts">
      <button type="button" className="plain" onClick={onMute} title={text('chat.muteAbout', { name })}>
        <Icon name="mute" size={14} />
        {text('chat.mute', { name })}
      </button>
      <button type="button" className="plain" onClick={onReport}>
        <Icon name="flag" size={14} />
        {text('chat.report')}
      </button>
    </div>
  );
}

function Silent({
  hearing,
  onHeard,
}: {
  readonly hearing: Hearing;
  readonly onHeard: (name: string) => void;
}): ReactNode {
  const text = useText();
  if (hearing.muted.length === 0) return null;
  return (
    <details className="silent">
      <summary>{text('chat.silent', { n: hearing.muted.length })}</summary>
      <ul>
        {hearing.muted.map(who => (
          <li key={who.person}>
            {who.name}
            <button
              type="button"
              className="btn small"
              aria-label={text('chat.hearAgainOf', { name: who.name })}
              onClick={() => void hearing.hearAgain(who).then(() => onHeard(who.name))}
            >
              {text('chat.hearAgain')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Say({ say }: Pick<Props, 'say'>): ReactNode {
  const text = useText();
  const reason = useReason();
  const [written, setWritten] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (written.trim() === '') return;
    const refused = await say(written.trim());
    setRefusal(refused);
    if (refused === null) setWritten('');
  };
  return (
    <>
      <form onSubmit={send}>
        <label>
          <span className="unseen">{text('chat.write')}</span>
          <input
            value={written}
            maxLength={500}
            placeholder={text('chat.write')}
            autoComplete="off"
            onChange={event => setWritten(event.target.value)}
          />
        </label>
        <button type="submit" className="btn small go">
          {text('chat.send')}
        </button>
      </form>
      <Refused why={refusal && reason(refusal)} />
    </>
  );
}
