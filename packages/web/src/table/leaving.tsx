// Leaving a table asks once, and says what happens then.
import type { Seat } from '@boardwright/engine';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { Act, Refusal } from '../model/session.ts';
import { go } from '../route.tsx';
import { useText } from '../text/text.tsx';

interface Props {
  readonly seat: Seat;
  readonly isHere: boolean; // on this device
  readonly act: (act: Act) => Promise<Refusal | null>;
  readonly onChange: (open: boolean) => void;
}

export function Leaving({ seat, isHere, act, onChange }: Props): ReactNode {
  const text = useText();
  const leave = async (): Promise<void> => {
    await act({ do: 'leave', seat });
    go('/');
  };
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={onChange} isDismissable>
      <Modal className="modal panel">
        <Dialog role="alertdialog">
          <Heading slot="title">{text('menu.leave')}</Heading>
          <p>{text(isHere ? 'menu.leaveAboutHere' : 'menu.leaveAbout')}</p>
          <div className="acts">
            <button type="button" className="btn go" onClick={leave}>
              {text('menu.leave')}
            </button>
            <button type="button" className="btn" onClick={() => onChange(false)}>
              {text('menu.stay')}
            </button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
