// The static scenery: sky, stars and waves, and the ground of an island.
import { memo, type ReactNode } from 'react';
import { SCENERY } from './art.ts';

export const Land = memo(function Land({ wide }: { readonly wide: boolean }): ReactNode {
  const { box, still } = SCENERY[wide ? 'island-wide' : 'island'];
  return <svg className="df-land" viewBox={box} preserveAspectRatio="none" aria-hidden="true" {...still} />;
});

/** Contains the gradients of the middle island, because the sky is drawn only once. */
export const Sky = memo(function Sky(): ReactNode {
  return (
    <svg className="df-sky" viewBox={SCENERY.sky.box} preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="df-isthmus">
          <stop offset=".2" stopColor="#a7a3c4" />
          <stop offset=".8" stopColor="#d8b877" />
        </linearGradient>
        <linearGradient id="df-isthmus-edge">
          <stop offset=".2" stopColor="#6d6992" />
          <stop offset=".8" stopColor="#9a7434" />
        </linearGradient>
      </defs>
      <g {...SCENERY.sky.still} />
    </svg>
  );
});
