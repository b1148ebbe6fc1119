// What a player can see of fair chance: the fingerprint of the secret, and a warning when something does not fit.
import { type ReactNode, useId } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { CloseButton } from '../kit/close-button.tsx';
import { Icon } from '../kit/icon.tsx';
import type { ChanceState, TableInfo } from '../model/session.ts';
import { useText } from '../text/text.tsx';

const DIGITS = 16;

/** The same on every device at the table; all of it on demand. */
export function Fingerprint({ commitment }: { readonly commitment: string }): ReactNode {
  const text = useText();
  return (
    <details className="fingerprint">
      <summary>
        <Icon name="shield" />
        {text('chance.fingerprint')} <code>{commitment.slice(0, DIGITS).replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </summary>
      <p className="muted">{text('chance.fingerprintAbout')}</p>
      <code className="whole">{commitment}</code>
    </details>
  );
}

/** Something is not as it was promised. It stays until the table is left. */
export function ChanceWarning({ chance }: { readonly chance: ChanceState | null }): ReactNode {
  const text = useText();
  if (chance === null || chance.faults.length === 0) return null;
  return (
    <div className="chance-warning" role="alert">
      <Icon name="x" size={22} />
      <div>
        <b>{text('chance.warning')}</b>
        <ul>
          {chance.faults.map(fault => (
            <li key={fault}>{text(`chance.fault.${fault}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface Props {
  readonly chance: ChanceState;
  readonly place: TableInfo['place'];
  readonly onChange: (open: boolean) => void;
}

export function FairnessDialog({ chance, place, onChange }: Props): ReactNode {
  const text = useText();
  const about = useId();
  const part = place === 'here' ? 'here' : chance.part;
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={onChange} isDismissable>
      <Modal className="modal panel">
        <Dialog aria-describedby={about}>
          <Heading slot="title">{text('chance.title')}</Heading>
          <p id={about}>{text('chance.about')}</p>
          <Fingerprint commitment={chance.commitment} />
          <p>{text(`chance.part.${part}`)}</p>
          <CloseButton onClose={() => onChange(false)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
