// The button that closes a dialog.
import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';

export function CloseButton({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText();
  return (
    <button type="button" className="btn go" onClick={onClose}>
      {text('close')}
    </button>
  );
}
