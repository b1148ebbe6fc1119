// The devices on which I am signed in, and signing them out.
import type { replies } from '@boardwright/server/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { get, post } from '../online/api.ts';
import { useText } from '../text/text.tsx';
import type { Try } from './account.tsx';

type Session = (typeof replies.session)['_output'];

const BROWSERS = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS/],
  ['Linux', /Linux/],
] as const;

/** A browser's description of itself in two words. */
function wordsOf(device: string): { readonly browser: string; readonly system: string } | null {
  const browser = BROWSERS.find(([, sign]) => sign.test(device))?.[0];
  const system = SYSTEMS.find(([, sign]) => sign.test(device))?.[0];
  return browser === undefined || system === undefined ? null : { browser, system };
}

export function Devices({ attempt }: { readonly attempt: Try }): ReactNode {
  const text = useText();
  const [sessions, setSessions] = useState<readonly Session[] | null>(null);
  const look = async (): Promise<void> => setSessions(await get<Session[]>('/api/me/sessions'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, and after every change
  useEffect(() => void attempt(look), []);
  if (sessions === null) return null;
  const end = (which: object): void =>
    void attempt(async () => {
      await post('/api/me/sessions/end', which);
      await look();
    });
  const nameOf = ({ device }: Session): string => {
    const words = wordsOf(device);
    return words === null ? text('me.device.unknown') : text('me.device', words);
  };
  return (
    <section className="devices" aria-labelledby="devices">
      <h3 id="devices">{text('me.devices')}</h3>
      <ul>
        {sessions.map(session => (
          <li key={session.id}>
            <span>
              <b>{nameOf(session)}</b>
              <small>
                {session.current ? text('me.device.this') : text('me.device.seen', { time: text.date(session.seen) })}
              </small>
            </span>
            {!session.current && (
              <button
                type="button"
                className="btn small"
                aria-label={text('me.signOutOf', { device: nameOf(session) })}
                onClick={() => end({ session: session.id })}
              >
                {text('me.signOutThere')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" className="btn soft" onClick={() => end({ others: true })}>
          {text('me.signOutOthers')}
        </button>
      )}
    </section>
  );
}
