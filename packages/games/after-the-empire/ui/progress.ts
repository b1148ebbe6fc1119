// How far a castle is with an objective, as the values of a text.
import type { TableNow } from '@boardwright/web/kit';
import type { Progress } from '../score.ts';

export type Tell = TableNow['tell'];

export const progressTold = ({ type, metric, own, goal }: Progress) => ({
  type,
  metric: `metric_${metric}`,
  own,
  goal,
});
