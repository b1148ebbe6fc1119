// The values of a new table: the standard ones, or those of an edition stored on this device.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sync } from '../editions/account.ts';
import { editionsOf, type KeptEdition } from '../editions/store.ts';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';
import type { Draft } from './draft.ts';

interface Props {
  readonly draft: Draft;
  readonly first: string | null; // the edition to preselect
  readonly onChange: (draft: Draft) => void;
}

export function EditionPart({ draft, first, onChange }: Props): ReactNode {
  const text = useText();
  const [own, setOwn] = useState<readonly KeptEdition[]>([]);
  const wanted = useRef(first);
  const { id } = draft.game;
  const choose = (editions: readonly KeptEdition[], chosen: string): void =>
    onChange({ ...draft, edition: editions.find(each => each.id === chosen && each.playable) ?? null });
  const begin = useRef(choose);
  begin.current = choose;
  useEffect(() => {
    let isWanted = true;
    const show = async (): Promise<void> => {
      const found = await editionsOf(id);
      if (!isWanted) return;
      setOwn(found);
      if (!found.some(each => each.id === wanted.current)) return;
      if (wanted.current !== null) begin.current(found, wanted.current);
      wanted.current = null;
    };
    void show();
    void sync().then(({ brought }) => (brought.length === 0 ? undefined : show())); // those of other devices
    return () => {
      isWanted = false;
    };
  }, [id]);
  return (
    <section className="panel part" aria-labelledby="edition">
      <h2 id="edition">{text('new.edition')}</h2>
      <select
        aria-labelledby="edition"
        data-choice="edition"
        value={draft.edition?.id ?? ''}
        onChange={event => choose(own, event.target.value)}
      >
        <option value="">{text('editions.standard')}</option>
        {own.map(({ id: each, name, playable }) => (
          <option key={each} value={each} disabled={!playable}>
            {name}
          </option>
        ))}
      </select>
      <p className="muted">
        {text('new.editionAbout')} <Link href={`/editions/${id}`}>{text('editions.see')}</Link>
      </p>
    </section>
  );
}
