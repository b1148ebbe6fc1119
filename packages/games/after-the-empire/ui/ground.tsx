// The static background: grass, a road and trees around a castle, and its courtyard.
import { memo, type ReactNode } from 'react';
import { SCENERY } from './art.ts';

export const Ground = memo(function Ground(): ReactNode {
  return <g className="ae-scenery" {...SCENERY.ground.still} />;
});

export const Yard = memo(function Yard(): ReactNode {
  return <g className="ae-scenery" {...SCENERY.court.still} />;
});
