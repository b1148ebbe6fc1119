// The clubs one is in, and the way to a new one.
import type { ReactNode } from 'react';
import { Icon } from '../kit/icon.tsx';
import { useLoaded } from '../kit/use-loaded.ts';
import { usePerson } from '../online/person.ts';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';
import { myClubs } from './api.ts';

export function MyClubs(): ReactNode {
  const text = useText();
  usePerson(); // known a moment after the page
  const clubs = useLoaded(myClubs).value ?? [];
  return (
    <section className="panel list clubs" aria-labelledby="my-clubs">
      <header>
        <h2 id="my-clubs">{text('clubs.mine')}</h2>
        <Link className="plain" href="/club">
          {text('clubs.found')}
        </Link>
      </header>
      {clubs.length === 0 && <p className="empty">{text('clubs.none')}</p>}
      <ul>
        {clubs.map(({ id, name, role, members }) => (
          <li key={id}>
            <Icon name="people" />
            <Link href={`/club/${id}`}>{name}</Link>
            <small>{text('clubs.members', { n: members })}</small>
            {role === 'owner' && <small>{text('clubs.owner')}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
