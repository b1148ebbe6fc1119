// Tabs. Our own, because the panel of react-aria searches for something to focus after every change, which forces a
// layout of the whole page. Beside a board, the log changes with every answer.
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { along } from './along.ts';

interface Props<Id extends string> {
  readonly label: string;
  readonly className: string;
  readonly tabs: readonly { readonly id: Id; readonly label: ReactNode }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  readonly children: ReactNode; // the selected panel
}

export function Tabs<Id extends string>({
  label,
  className,
  tabs,
  selected,
  onSelect,
  children,
}: Props<Id>): ReactNode {
  const base = useId();
  const tabId = (id: Id): string => `${base}-${id}`;
  const panel = `${base}-panel`;
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const next = tabs[along(event.key, at, tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(tabId(next.id))?.focus();
  };
  return (
    <div className={className}>
      <div role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            aria-selected={tab.id === selected}
            aria-controls={panel}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {/* It scrolls, so it must be reachable by keyboard. */}
      <div key={selected} role="tabpanel" id={panel} aria-labelledby={tabId(selected)} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
