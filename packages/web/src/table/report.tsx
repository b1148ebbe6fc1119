// Reporting a line of chat: which line, to whom it goes, and what is wrong with it.

import type { ChatLine } from '@boardwright/server/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Refused } from '../kit/refused.tsx';
import type { Refusal } from '../model/session.ts';
import { reasonOf } from '../online/api.ts';
import { reportLine } from '../online/talk.ts';
import { useRoute } from '../route.tsx';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';

interface Props {
  readonly table: string;
  readonly line: ChatLine;
  readonly onReported: () => void;
  readonly onClose: () => void;
}

export function Report({ table, line, onReported, onClose }: Props): ReactNode {
  const text = useText();
  const reason = useReason();
  const { query } = useRoute();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const why = String(new FormData(event.currentTarget).get('why') ?? '').trim();
    try {
      await reportLine(table, line.n, why, query.get('invitation'));
      onReported();
    } catch (error) {
      setRefusal(reasonOf(error));
    }
  };
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={open => !open && onClose()}>
      <Modal className="modal panel">
        <Dialog>
          <Heading slot="title">{text('chat.report.title')}</Heading>
          <blockquote>
            <b>{line.name}</b> {line.text}
          </blockquote>
          <p>{text('chat.report.about', { name: line.name })}</p>
          <form onSubmit={send}>
            <label className="field">
              <span>{text('chat.report.why')}</span>
              <input name="why" maxLength={500} required autoComplete="off" />
            </label>
            <Refused why={refusal && reason(refusal)} />
            <div className="acts">
              <button type="submit" className="btn go">
                {text('chat.report.send')}
              </button>
              <button type="button" className="btn" onClick={onClose}>
                {text('chat.report.cancel')}
              </button>
            </div>
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
