// What owners change: the name, the description, who sees the club, and its end.

import { type FormEvent, type ReactNode, useState } from 'react';
import { Refused } from '../kit/refused.tsx';
import { Toggle } from '../new-table/parts.tsx';
import { reasonOf } from '../online/api.ts';
import { go } from '../route.tsx';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';
import { type ClubShown, changeClub, dissolveClub } from './api.ts';
import { Ask } from './ask.tsx';
import type { RunInClub } from './club-page.tsx';

export function ClubSettings({ club, run }: { readonly club: ClubShown; readonly run: RunInClub }): ReactNode {
  const text = useText();
  const reason = useReason();
  const [asks, setAsks] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    run(changeClub(club.id, { name: String(form.get('name')).trim(), about: String(form.get('about')).trim() }));
  };
  const dissolve = (): void => {
    dissolveClub(club.id).then(
      () => go('/club'),
      (error: unknown) => setWrong(reason(reasonOf(error))),
    );
  };
  return (
    <details className="panel part club-settings">
      <summary>{text('clubs.settings')}</summary>
      <form className="club-form" onSubmit={save}>
        <label className="field">
          <span>{text('clubs.name')}</span>
          <input name="name" required maxLength={40} defaultValue={club.name} />
        </label>
        <label className="field">
          <span>{text('clubs.description')}</span>
          <input name="about" maxLength={300} defaultValue={club.about} />
        </label>
        <button type="submit" className="btn soft">
          {text('clubs.save')}
        </button>
      </form>
      <Toggle
        label={text('clubs.shown')}
        about={text('clubs.shownAbout')}
        on={club.shown}
        onChange={shown => run(changeClub(club.id, { shown }))}
      />
      <button type="button" className="btn" onClick={() => setAsks(true)}>
        {text('clubs.dissolve')}
      </button>
      <Refused why={wrong} />
      {asks && (
        <Ask
          title={text('clubs.dissolve')}
          about={text('clubs.dissolveAbout')}
          act={text('clubs.dissolve')}
          onYes={dissolve}
          onClose={() => setAsks(false)}
        />
      )}
    </details>
  );
}
