// Whether somebody is here: a dot, and words. Who hides it has neither.
import type { ReactNode } from 'react';
import { Initial } from '../kit/initial.tsx';
import type { Presence } from '../online/people.ts';
import { useText } from '../text/text.tsx';

export function usePresenceText(): (presence: Presence) => string {
  const text = useText();
  return presence => {
    if (presence === null) return '';
    if (presence.is === 'here') return text('presence.here');
    if (presence.is === 'day') return text('presence.seen', { time: text.daysAgo(presence.days) });
    const time = text.ago(presence.since, Date.now());
    return text(presence.is === 'away' ? 'presence.away' : 'presence.seen', { time });
  };
}

interface Props {
  readonly name: string;
  readonly presence: Presence;
}

/** The letter of a person with the dot. The words are beside it. */
export function Face({ name, presence }: Props): ReactNode {
  return (
    <span className="face">
      <Initial name={name} />
      {presence !== null && presence.is !== 'day' && <i className={`dot ${presence.is}`} />}
    </span>
  );
}
