// The end of a form that leads to a table: the name of whoever has none yet, the button, and why it did not work.

import { type ReactNode, useRef, useState } from 'react';
import { Icon, type IconName } from '../kit/icon.tsx';
import { Refused } from '../kit/refused.tsx';
import { usePreferences } from '../model/settings.ts';
import { useText } from '../text/text.tsx';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly needsName: boolean;
  readonly begin: (name: string) => Promise<void>; // ends with an error if there is no table
  readonly whyNot: (error: unknown) => string;
}

export function Begin({ icon, label, needsName, begin, whyNot }: Props): ReactNode {
  const text = useText();
  const { name: known } = usePreferences();
  const [name, setName] = useState(known);
  const [asksName] = useState(known === '');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const press = async (): Promise<void> => {
    if (needsName && name.trim() === '') {
      setWrong(text('room.needsName'));
      field.current?.focus();
      return;
    }
    setBusy(true);
    setWrong(null);
    try {
      await begin(name.trim());
    } catch (error) {
      setWrong(whyNot(error));
      setBusy(false);
    }
  };
  return (
    <>
      {needsName && asksName && (
        <label className="field">
          <span>{text('room.yourName')}</span>
          <input
            ref={field}
            name="name"
            value={name}
            maxLength={40}
            autoComplete="nickname"
            onChange={event => setName(event.target.value)}
          />
        </label>
      )}
      <button type="button" className="btn go big" onClick={press} aria-busy={busy} disabled={busy}>
        <Icon name={icon} />
        {label}
      </button>
      <Refused why={wrong} />
    </>
  );
}
