// What can be done with a table besides playing at it: invite, take it online, leave it.
import type { Seat } from '@boardwright/engine';
import { type ReactNode, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Icon } from '../kit/icon.tsx';
import type { Act, Refusal, Session, TableInfo } from '../model/session.ts';
import { go, Link } from '../route.tsx';
import { invitationTo } from '../shell/invitation.ts';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';

interface Props {
  readonly table: TableInfo;
  readonly session: Session;
  readonly seat: Seat | null;
  readonly isOver: boolean;
  readonly replay: string;
  readonly act: (act: Act) => Promise<Refusal | null>;
  readonly onHelp: () => void;
}

export function TableMenu({ table, session, seat, isOver, replay, act, onHelp }: Props): ReactNode {
  const text = useText();
  const reason = useReason();
  const [leaving, setLeaving] = useState(false);
  const [said, setSaid] = useState('');
  const upload = async (): Promise<void> => {
    setSaid(text('menu.uploading'));
    const { upload: send } = await import('../online/lobby.ts');
    const { reasonOf } = await import('../online/api.ts');
    try {
      go(`/table/${await send(await session.file())}`);
    } catch (error) {
      setSaid(reason(reasonOf(error)));
    }
  };
  const remove = async (): Promise<void> => {
    const { here } = await import('../here/client.ts');
    await here.remove(table.id);
    go('/');
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(invitationTo(table)).catch(() => {});
    setSaid(text('menu.copied'));
  };
  return (
    <div className="table-menu">
      <Link className="btn small soft" href={`${replay}?at=0`}>
        <Icon name="eye" size={16} />
        {text('menu.replay')}
      </Link>
      {table.place === 'here' && (
        <button type="button" className="btn small soft" onClick={upload}>
          <Icon name="globe" size={16} />
          {text('menu.upload')}
        </button>
      )}
      {table.place === 'online' && (
        <button type="button" className="btn small soft" onClick={copy}>
          <Icon name="link" size={16} />
          {text('menu.invite')}
        </button>
      )}
      {table.place === 'here' && isOver && (
        <button type="button" className="btn small soft" onClick={remove}>
          <Icon name="x" size={16} />
          {text('menu.remove')}
        </button>
      )}
      <button type="button" className="btn small soft" onClick={onHelp}>
        <Icon name="help" size={16} />
        {text('menu.help')}
      </button>
      {seat !== null && !isOver && (
        <button type="button" className="btn small soft" onClick={() => setLeaving(true)}>
          <Icon name="flag" size={16} />
          {text('menu.leave')}
        </button>
      )}
      <span className="muted" role="status">
        {said}
      </span>
      <ModalOverlay className="overlay" isOpen={leaving} onOpenChange={setLeaving} isDismissable>
        <Modal className="modal panel">
          <Dialog role="alertdialog">
            <Heading slot="title">{text('menu.leave')}</Heading>
            <p>{text('menu.leaveAbout')}</p>
            <div className="acts">
              <button
                type="button"
                className="btn go"
                onClick={async () => {
                  if (seat !== null) await act({ do: 'leave', seat });
                  go('/');
                }}
              >
                {text('menu.leave')}
              </button>
              <button type="button" className="btn" onClick={() => setLeaving(false)}>
                {text('menu.stay')}
              </button>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  );
}
