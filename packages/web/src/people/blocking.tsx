// Blocking somebody asks once, and says exactly what it means.
import { type ReactNode, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Icon } from '../kit/icon.tsx';
import { setBlock } from '../online/people.ts';
import { useText } from '../text/text.tsx';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly isBlocked: boolean;
  readonly after: (work: Promise<unknown>) => Promise<void>;
}

const MEANS = ['invite', 'see', 'sit', 'chat', 'stays'] as const;

export function Blocking({ id, name, isBlocked, after }: Props): ReactNode {
  const text = useText();
  const [asks, setAsks] = useState(false);
  const block = (blocked: boolean): void => {
    setAsks(false);
    void after(setBlock(id, blocked));
  };
  return (
    <>
      <button type="button" className="btn" onClick={() => (isBlocked ? block(false) : setAsks(true))}>
        <Icon name={isBlocked ? 'undo' : 'shield'} />
        {text(isBlocked ? 'block.undo' : 'block.do')}
      </button>
      <ModalOverlay className="overlay" isOpen={asks} onOpenChange={setAsks} isDismissable>
        <Modal className="modal panel">
          <Dialog role="alertdialog">
            <Heading slot="title">{text('block.title', { name })}</Heading>
            <ul className="means">
              {MEANS.map(each => (
                <li key={each}>{text(`block.${each}`, { name })}</li>
              ))}
            </ul>
            <div className="acts">
              <button type="button" className="btn go" onClick={() => block(true)}>
                {text('block.do')}
              </button>
              <button type="button" className="btn" onClick={() => setAsks(false)}>
                {text('block.cancel')}
              </button>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
