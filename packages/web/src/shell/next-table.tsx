// In the bar of a table: the next one that waits for me, also by the key N.
import { type ReactNode, useEffect } from 'react';
import { addressOf } from '../home/table-row.tsx';
import { useNextTable } from '../home/use-tables.ts';
import { Icon } from '../kit/icon.tsx';
import { usePreferences } from '../model/settings.ts';
import { go, Link } from '../route.tsx';
import { useText } from '../text/text.tsx';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function NextTable({ current }: { readonly current: string }): ReactNode {
  const text = useText();
  const next = useNextTable(current);
  const { shortcuts } = usePreferences();
  const address = next === null ? null : addressOf(next.table);
  useEffect(() => {
    if (address === null || !shortcuts) return;
    const press = (event: KeyboardEvent): void => {
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      if (event.key.toLowerCase() === 'n') go(address);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [address, shortcuts]);
  if (next === null || address === null) return null;
  const label = text('tables.next', { n: next.n });
  return (
    <Link className="btn small can next-table" href={address} title={label}>
      <span className="next-label">{label}</span>
      <b className="count if-narrow" aria-hidden="true">
        {next.n}
      </b>
      <Icon name="next" size={16} />
    </Link>
  );
}
