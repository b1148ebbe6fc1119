// A building without any dice or tiles.
import { memo, type ReactNode } from 'react';
import { SCENERY } from '../art.ts';

export const Scenery = memo(function Scenery({ of }: { readonly of: keyof typeof SCENERY }): ReactNode {
  return <g {...SCENERY[of].still} />;
});
