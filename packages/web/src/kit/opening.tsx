// What is shown while a table opens. It comes with the page itself, before the app has loaded.
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
