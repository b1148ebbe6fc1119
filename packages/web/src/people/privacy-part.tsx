// What I let others see, and whom I have blocked.
import type { ReactNode } from 'react';
import { Segments } from '../kit/segments.tsx';
import { changePrivacy, type PeopleShown, type Privacy, setBlock } from '../online/people.ts';
import { useText } from '../text/text.tsx';

const PRESENCE: readonly Privacy['presence'][] = ['exact', 'day', 'hidden'];
const GAMES: readonly Privacy['games'][] = ['everybody', 'known', 'nobody'];

interface Props {
  readonly people: PeopleShown;
  readonly after: (work: Promise<unknown>) => Promise<void>;
}

export function PrivacyPart({ people: { privacy }, after }: Props): ReactNode {
  const text = useText();
  const say = (change: Partial<Privacy>): void => void after(changePrivacy(change));
  return (
    <section className="panel part" aria-labelledby="privacy">
      <h2 id="privacy">{text('privacy.title')}</h2>
      <Segments
        id="presence"
        label={text('privacy.presence')}
        showLabel
        value={privacy.presence}
        values={PRESENCE.map(value => ({ value, label: text(`privacy.presence.${value}`) }))}
        onChange={presence => say({ presence })}
      />
      <p className="muted">{text('privacy.presenceAbout')}</p>
      <Segments
        id="games"
        label={text('privacy.games')}
        showLabel
        value={privacy.games}
        values={GAMES.map(value => ({ value, label: text(`privacy.games.${value}`) }))}
        onChange={games => say({ games })}
      />
      <p className="muted">{text('privacy.gamesAbout')}</p>
    </section>
  );
}

export function BlockedPart({ people: { blocked }, after }: Props): ReactNode {
  const text = useText();
  if (blocked.length === 0) return null;
  return (
    <section className="panel list" aria-labelledby="blocked">
      <header>
        <h2 id="blocked">{text('people.blocked')}</h2>
      </header>
      <ul className="blocked-people">
        {blocked.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button
              type="button"
              className="btn small"
              aria-label={text('block.undoOf', { name })}
              onClick={() => void after(setBlock(id, false))}
            >
              {text('block.undo')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
