// Undo and Confirm.
import type { Update } from '@boardwright/host';
import { type ReactNode, useState } from 'react';
import { useHand } from '../drawn/hand.ts';
import { Icon } from '../kit/icon.tsx';
import type { Act } from '../model/session.ts';
import { useText } from '../text/text.tsx';

export function Controls({ update, send }: { readonly update: Update; readonly send: (act: Act) => void }): ReactNode {
  const text = useText();
  const { seat, undo, tentative } = update;
  if (seat === null) return null;
  const mayAsk = undo === 'ask';
  return (
    <div className="controls">
      {undo !== 'no' && (
        <Control
          key={undo}
          className="btn soft undo"
          onPress={() => send({ do: undo === 'free' ? 'undo' : 'askUndo', seat })}
          title={mayAsk ? text('question.askUndoAbout') : text('question.undoAbout')}
        >
          <Icon name="undo" />
          <span>{mayAsk ? text('question.askUndo') : text('question.undo')}</span>
        </Control>
      )}
      {tentative === seat && (
        <Control className="btn go confirm" onPress={() => send({ do: 'confirm', seat })}>
          <Icon name="check" />
          {text('question.confirmTurn')}
        </Control>
      )}
    </div>
  );
}

interface ControlProps {
  readonly className: string;
  readonly title?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}
/** Uses the hand, like options do. So the second half of a double click never presses it. */
export function Control({ className, title, onPress, children }: ControlProps): ReactNode {
  const hand = useHand();
  const [since] = useState(() => performance.now());
  return (
    <button
      type="button"
      className={className}
      title={title}
      data-press=""
      onPointerDown={event => hand.press(event, { means: className, since, run: onPress })}
      onClick={event => hand.clicked(event) === 'own' && onPress()}
    >
      {children}
    </button>
  );
}
