// Leaving a table asks once, and says what happens then.
import type { Seat } from '@boardwright/engine';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { Act, Refusal } from '../model/session.ts';
import { go } from '../route.tsx';
import { useText } from '../text/text.tsx';

/** What a player can do who does not want to play on. */
export type WayOut = 'leave' | 'concede' | 'end';

interface Props {
  readonly way: WayOut;
  readonly seat: Seat;
  readonly isHere: boolean; // on this device
  readonly act: (act: Act) => Promise<Refusal | null>;
  readonly onClose: () => void;
}

export function Leaving({ way, seat, isHere, act, onClose }: Props): ReactNode {
  const text = useText();
  const leave = async (): Promise<void> => {
    await act({ do: way === 'end' ? 'askEnd' : way, seat });
    if (way === 'leave') go('/');
    else onClose();
  };
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={onClose} isDismissable>
      <Modal className="modal panel">
        <Dialog role="alertdialog">
          <Heading slot="title">{text(`menu.${way}`)}</Heading>
          <p>{text(way === 'leave' && isHere ? 'menu.leaveAboutHere' : `menu.${way}About`)}</p>
          <div className="acts">
            <button type="button" className="btn go" onClick={leave}>
              {text(`menu.${way}`)}
            </button>
            <button type="button" className="btn" onClick={onClose}>
              {text(way === 'leave' ? 'menu.stay' : 'menu.playOn')}
            </button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
