// Everybody one knows: who is here, how the games against them went, and inviting one or several of them.
import { type ReactNode, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import type { Known } from '../online/people.ts';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';
import { Face, usePresenceText } from './presence.tsx';

export const invitingTo = (people: readonly string[]): string => `/new?with=${people.join(',')}`;

interface Props {
  readonly known: readonly Known[];
  readonly sought: string;
}

export function KnownList({ known, sought }: Props): ReactNode {
  const text = useText();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const wanted = sought.trim().toLocaleLowerCase();
  const shown = known.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  const here = known.filter(({ presence }) => presence?.is === 'here').length;
  const choose = (id: string): void =>
    setChosen(now => (now.includes(id) ? now.filter(each => each !== id) : [...now, id]));
  return (
    <section className="panel list known-people" aria-labelledby="known">
      <header>
        <h2 id="known">{text('people.known')}</h2>
        {known.length > 0 && <span className="muted">{text('people.here', { here, of: known.length })}</span>}
      </header>
      {shown.length === 0 && <p className="empty">{text(known.length === 0 ? 'people.none' : 'people.noMatch')}</p>}
      <ul>
        {shown.map(person => (
          <KnownRow
            key={person.id}
            person={person}
            isChosen={chosen.includes(person.id)}
            onChoose={() => choose(person.id)}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <p className="invite-chosen">
          <Link className="btn go" href={invitingTo(chosen)}>
            <Icon name="plus" />
            {text('people.inviteChosen', { n: chosen.length })}
          </Link>
        </p>
      )}
    </section>
  );
}

interface RowProps {
  readonly person: Known;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}
function KnownRow({ person, isChosen, onChoose }: RowProps): ReactNode {
  const text = useText();
  const presenceText = usePresenceText();
  const { id, name, games, won, lost, presence, last } = person;
  const how = presenceText(presence);
  const played =
    games === 0 ? text('people.met', { time: text.ago(last, Date.now()) }) : text('player.games', { n: games });
  return (
    <li>
      <input type="checkbox" checked={isChosen} aria-label={text('people.choose', { name })} onChange={onChoose} />
      <Face name={name} presence={presence} />
      <span className="who">
        <Link href={`/player/${id}`}>{name}</Link>
        <small>{how === '' ? played : `${how} · ${played}`}</small>
      </span>
      {games > 0 && (
        <span className="tally">
          <b aria-hidden="true">
            {won}:{lost}
          </b>
          <small aria-hidden="true">{text('people.tallyAbout', { name })}</small>
          <span className="unseen">{text('people.tally', { won, lost, name })}</span>
        </span>
      )}
      <Link className="btn small can" href={invitingTo([id])} aria-label={text('people.inviteOf', { name })}>
        {text('people.invite')}
      </Link>
    </li>
  );
}
