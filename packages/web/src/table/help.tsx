// Help at the table: which keys do what.
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { CloseButton } from '../kit/close-button.tsx';
import { useText } from '../text/text.tsx';
import { SHORTCUTS } from './use-shortcuts.ts';

/** Keys that are not shortcuts: they act on what has the focus. */
const KEYS = [
  ['← ↑ → ↓', 'help.arrows'],
  ['← ↑ → ↓', 'help.board'],
  ['Enter', 'help.enter'],
  ['R', 'help.rule'],
  ['Esc', 'help.skip'],
  ['N', 'help.next'],
] as const;

interface Props {
  readonly onChange: (open: boolean) => void;
}

export function Help({ onChange }: Props): ReactNode {
  const text = useText();
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={onChange} isDismissable>
      <Modal className="modal panel">
        <Dialog>
          <Heading slot="title">{text('help')}</Heading>
          <p>{text('help.about')}</p>
          <dl className="keys">
            {KEYS.map(([keys, meaning]) => (
              <div key={meaning}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{text(meaning)}</dd>
              </div>
            ))}
            {SHORTCUTS.map(key => (
              <div key={key}>
                <dt>
                  <kbd>{key.toUpperCase()}</kbd>
                </dt>
                <dd>{text(`help.key.${key}`)}</dd>
              </div>
            ))}
          </dl>
          <CloseButton onClose={() => onChange(false)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
