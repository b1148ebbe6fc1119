// Somebody has signed in over a guest who has tables: they can come along, or the person can be the guest again.

import type { TableShown } from '@boardwright/server/protocol';
import { type ReactNode, useMemo, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { nameOf } from '../games/catalogue.ts';
import { Cover } from '../kit/cover.tsx';
import { Segments } from '../kit/segments.tsx';
import { useLoaded } from '../kit/use-loaded.ts';
import { get } from '../online/api.ts';
import { beGuestAgain, mergeGuest, type Person, usePerson } from '../online/person.ts';
import { useText } from '../text/text.tsx';
import type { Try } from './account.tsx';

interface Props {
  readonly guest: NonNullable<Person['guestHere']>;
  readonly attempt: Try;
}

export function GuestHere({ guest, attempt }: Props): ReactNode {
  const text = useText();
  const [asks, setAsks] = useState(true);
  return (
    <div className="guest-here">
      <p>{text('me.guestHere', { n: guest.tables, name: guest.name })}</p>
      <div className="acts">
        <button type="button" className="btn soft" onClick={() => setAsks(true)}>
          {text('me.merge')}
        </button>
        <button type="button" className="btn" onClick={() => void attempt(beGuestAgain)}>
          {text('me.beGuest')}
        </button>
      </div>
      {asks && <Merge guest={guest} attempt={attempt} onClose={() => setAsks(false)} />}
    </div>
  );
}

const SHOWN = 4;

function Merge({ guest, attempt, onClose }: Props & { readonly onClose: () => void }): ReactNode {
  const text = useText();
  const person = usePerson();
  const [name, setName] = useState<'account' | 'guest'>('account');
  const [busy, setBusy] = useState(false);
  const tables = useLoaded(useMemo(() => () => get<TableShown[]>('/api/me/guest'), []));
  const merge = async (): Promise<void> => {
    setBusy(true);
    await attempt(() => mergeGuest(name));
    setBusy(false);
  };
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={onClose}>
      <Modal className="modal panel">
        <Dialog className="merge">
          <Heading slot="title">{text('me.mergeTitle')}</Heading>
          <p>{text('me.mergeAbout', { name: guest.name })}</p>
          <ul className="merge-tables">
            {(tables.value ?? []).slice(0, SHOWN).map(({ id, game, chairs }) => (
              <li key={id}>
                <Cover game={game} className="thumb" />
                <span>
                  <b>{nameOf(game, text.language)}</b>
                  <small>{text.list(chairs.filter(({ free }) => !free).map(chair => chair.name))}</small>
                </span>
              </li>
            ))}
          </ul>
          <p>{text('me.mergeComes', { n: guest.tables })}</p>
          {person !== null && person.name !== guest.name && (
            <Segments
              label={text('me.mergeName')}
              showLabel
              value={name}
              values={[
                { value: 'account', label: person.name },
                { value: 'guest', label: guest.name },
              ]}
              onChange={setName}
            />
          )}
          <div className="acts">
            <button type="button" className="btn go" aria-busy={busy} disabled={busy} onClick={merge}>
              {text('me.merge')}
            </button>
            <button type="button" className="btn" onClick={onClose}>
              {text('me.mergeLater')}
            </button>
          </div>
          <p className="muted">{text('me.mergeLaterAbout')}</p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
