// Asks once before something that cannot be taken back.
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '../text/text.tsx';

interface Props {
  readonly title: string;
  readonly about: string;
  readonly act: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function Ask({ title, about, act, onYes, onClose }: Props): ReactNode {
  const text = useText();
  const yes = (): void => {
    onClose();
    onYes();
  };
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={onClose} isDismissable>
      <Modal className="modal panel">
        <Dialog role="alertdialog">
          <Heading slot="title">{title}</Heading>
          <p>{about}</p>
          <div className="acts">
            <button type="button" className="btn go" onClick={yes}>
              {act}
            </button>
            <button type="button" className="btn" onClick={onClose}>
              {text('clubs.keep')}
            </button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
