// What the numbers on the cells mean while a place for a figure is chosen, in the same type.
import type { ReactNode } from 'react';
import type { Table } from './table-view.ts';

export function GainsKey({ tell }: { readonly tell: Table['tell'] }): ReactNode {
  return (
    <small className="ta-gains-key" aria-hidden="true">
      <b>1+1</b> {tell.text('ui.key.now')} <i>+3</i> {tell.text('ui.outlook.round')}
    </small>
  );
}

/** On a phone below the floor: the panels that have it in their heads are on another tab. */
export const GainsBelow = ({ now: { tell, words } }: { readonly now: Table }): ReactNode =>
  [...words].some(word => word.startsWith('cell:')) && <GainsKey tell={tell} />;
