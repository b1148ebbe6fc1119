// What people say to each other at the table.
import type { ChatLine } from '@boardwright/server/protocol';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Refusal } from '../model/session.ts';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';

interface Props {
  readonly lines: readonly ChatLine[];
  readonly say: (text: string) => Promise<Refusal | null>;
}

export function Chat({ lines, say }: Props): ReactNode {
  const text = useText();
  const reason = useReason();
  const [written, setWritten] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const end = useRef<HTMLLIElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (written.trim() === '') return;
    const refused = await say(written.trim());
    setRefusal(refused);
    if (refused === null) setWritten('');
  };
  return (
    <div className="chat">
      <ol role="log" aria-label={text('chat')}>
        {lines.map(({ n, name, text: said, time }) => (
          <li key={n}>
            <b>{name}</b> <time dateTime={new Date(time).toISOString()}>{text.date(time)}</time>
            <p>{said}</p>
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {lines.length === 0 && <p className="empty">{text('chat.none')}</p>}
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
      {refusal !== null && (
        <p className="refusal" role="alert">
          {reason(refusal)}
        </p>
      )}
    </div>
  );
}
