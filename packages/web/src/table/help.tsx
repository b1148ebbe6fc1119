// Help at the table: which keys do what.
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { CloseButton } from '../kit/close-button.tsx';
import type { Key } from '../text/messages.ts';
import { useText } from '../text/text.tsx';
import { SHORTCUTS } from './use-shortcuts.ts';

/** Keys that are not shortcuts: they act on what has the focus. */
const KEYS = [
  ['← ↑ → ↓', 'help.arrows'],
  ['← ↑ → ↓', 'help.board'],
  ['Enter', 'help.enter'],
  ['R', 'help.rule'],
  ['?', 'help.explain'],
  ['Esc', 'help.skip'],
  ['N', 'help.next'],
] as const;

/** Keys of the table in words. */
const SURVEY_KEYS = [
  ['Page ↓ / Page ↑', 'help.survey.areas'],
  ['↓ ↑', 'help.survey.lines'],
  ['→ ←', 'help.survey.columns'],
  ['S', 'help.survey.s'],
  ['W', 'help.survey.w'],
  ['O', 'help.survey.o'],
  ['Esc', 'help.survey.esc'],
] as const;

interface Props {
  readonly onChange: (open: boolean) => void;
  readonly onSurvey: (() => void) | null; // null: the game does not tell its table in words
}

export function Help({ onChange, onSurvey }: Props): ReactNode {
  const text = useText();
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={onChange} isDismissable>
      <Modal className="modal panel">
        <Dialog>
          <Heading slot="title">{text('help')}</Heading>
          <p>{text('help.about')}</p>
          <dl className="keys">
            <Keys keys={KEYS} />
            {SHORTCUTS.map(key => (
              <div key={key}>
                <dt>
                  <kbd>{key.toUpperCase()}</kbd>
                </dt>
                <dd>{text(`help.key.${key}`)}</dd>
              </div>
            ))}
          </dl>
          {onSurvey !== null && (
            <>
              <h3>{text('survey')}</h3>
              <p>{text('help.survey')}</p>
              <dl className="keys">
                <Keys keys={SURVEY_KEYS} />
              </dl>
              <button
                type="button"
                className="btn"
                onClick={() => {
                  onChange(false);
                  onSurvey();
                }}
              >
                {text('help.survey.open')}
              </button>
            </>
          )}
          <CloseButton onClose={() => onChange(false)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Keys({ keys }: { readonly keys: readonly (readonly [string, Key])[] }): ReactNode {
  const text = useText();
  return keys.map(([key, meaning]) => (
    <div key={meaning}>
      <dt>
        <kbd>{key}</kbd>
      </dt>
      <dd>{text(meaning)}</dd>
    </div>
  ));
}
