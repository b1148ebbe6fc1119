// A menu that opens over some pieces of the board. Its button or Escape closes it.
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../text/text.tsx';
import { Piece } from './piece.tsx';

interface Props {
  readonly onClose: () => void;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

export function BoardMenu({ onClose, className, style, children }: Props): ReactNode {
  const text = useText();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <div className={['board-menu panel', className].filter(Boolean).join(' ')} style={style}>
      {children}
      <Piece name={text('close')} className="board-menu-close" onPick={onClose}>
        <Icon name="x" size={14} />
      </Piece>
    </div>
  );
}
