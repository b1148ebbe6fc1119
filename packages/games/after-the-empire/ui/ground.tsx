// The land around a castle: grass, a road, trees; and its courtyard. They never change.
import { memo, type ReactNode } from 'react';
import { SCENERY } from './art.ts';

export const Ground = memo(function Ground(): ReactNode {
  return <g className="ae-scenery" {...SCENERY.ground.still} />;
});

export const Yard = memo(function Yard(): ReactNode {
  return <g className="ae-scenery" {...SCENERY.court.still} />;
});
