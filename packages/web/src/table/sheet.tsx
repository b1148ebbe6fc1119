// A sheet over the table on a phone: what has its own place on a desktop.
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../text/text.tsx';

interface Props {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Sheet({ title, isOpen, onClose, children }: Props): ReactNode {
  const text = useText();
  const onChange = (open: boolean): void => {
    if (!open) onClose();
  };
  return (
    <ModalOverlay className="overlay over-sheet" isOpen={isOpen} onOpenChange={onChange} isDismissable>
      <Modal className="sheet panel">
        <Dialog>
          <header>
            <Heading slot="title">{title}</Heading>
            <button type="button" className="tool" aria-label={text('close')} onClick={onClose}>
              <Icon name="x" />
            </button>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
