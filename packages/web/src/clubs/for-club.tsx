// Whether a new table is for the members of a club. Who is in none is not asked.
import type { ReactNode } from 'react';
import { useLoaded } from '../kit/use-loaded.ts';
import { useText } from '../text/text.tsx';
import { myClubs } from './api.ts';

interface Props {
  readonly club: string | null;
  readonly onChange: (club: string | null) => void;
}

export function ForClub({ club, onChange }: Props): ReactNode {
  const text = useText();
  const clubs = useLoaded(myClubs).value ?? [];
  if (clubs.length === 0) return null;
  return (
    <label className="field">
      <span>{text('clubs.for')}</span>
      <select value={club ?? ''} onChange={event => onChange(event.target.value || null)}>
        <option value="">{text('clubs.forNone')}</option>
        {clubs.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {club !== null && <small className="muted">{text('clubs.forAbout')}</small>}
    </label>
  );
}
