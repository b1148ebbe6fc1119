// My clubs, and founding one.
import '../style/new-table.css';
import '../style/tables.css';
import '../style/clubs.css';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Refused } from '../kit/refused.tsx';
import { reasonOf } from '../online/api.ts';
import { usePerson } from '../online/person.ts';
import { go, Link } from '../route.tsx';
import { Hello } from '../shell/hello.tsx';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';
import { foundClub } from './api.ts';
import { MyClubs } from './my-clubs.tsx';

export function ClubsPage(): ReactNode {
  const text = useText();
  const reason = useReason();
  const person = usePerson();
  const [wrong, setWrong] = useState<string | null>(null);
  const isGuest = person === null || person.guest;
  const found = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    try {
      const club = await foundClub(String(form.get('name')).trim(), String(form.get('about')).trim());
      go(`/club/${club.id}`);
    } catch (error) {
      setWrong(reason(reasonOf(error)));
    }
  };
  return (
    <>
      <Hello title={text('clubs.title')} about={text('clubs.about')} />
      <div className="club-parts">
        <MyClubs />
        <section className="panel part" aria-labelledby="found-club">
          <h2 id="found-club">{text('clubs.found')}</h2>
          {isGuest ? (
            <p>
              {text('clubs.guests')} <Link href="/me">{text('me.account')}</Link>
            </p>
          ) : (
            <form className="club-form" onSubmit={found}>
              <label className="field">
                <span>{text('clubs.name')}</span>
                <input name="name" required maxLength={40} />
              </label>
              <label className="field">
                <span>{text('clubs.description')}</span>
                <input name="about" maxLength={300} />
              </label>
              <Refused why={wrong} />
              <button type="submit" className="btn go">
                {text('clubs.found')}
              </button>
            </form>
          )}
        </section>
      </div>
    </>
  );
}
