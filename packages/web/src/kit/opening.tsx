// A table takes a moment to open: what is seen until then. It comes with the page itself, long before the app is there.
import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';

export function Opening(): ReactNode {
  const text = useText();
  return (
    <div className="opening" role="status">
      <span className="spinner" />
      <p>{text('table.opening')}</p>
    </div>
  );
}
