// What choosing a word would change for every seat: gold that a tile brings now, and what the buildings would give if the round
// ended then.
import type { Word } from '@boardwright/engine';
import type { SeatChange } from '@boardwright/web/kit';
import { gainOf } from '../rules/gains.ts';
import { GOODS, harvestOf, previewOf } from '../rules/prospects.ts';
import { GOOD_PICTURES } from './prospect.ts';
import type { Table } from './view.ts';

export function changes(word: Word, { content, view, me }: Table): readonly SeatChange[] {
  const { g } = view;
  if (me === null) return [];
  const preview = g.placing ? previewOf(content, g, word) : null;
  if (preview === null) {
    const points = gainOf(content, g, me, word) ?? 0;
    return points === 0 ? [] : [{ seat: me, points }];
  }
  const [before, after] = [harvestOf(content, g), harvestOf(content, preview.after)];
  return Array.from({ length: g.seats }, (_, seat): SeatChange => {
    const more = GOODS.map(good => ({
      picture: GOOD_PICTURES[good],
      n: (after[seat]?.[good] ?? 0) - (before[seat]?.[good] ?? 0),
    }));
    return { seat, gains: more.filter(({ n }) => n !== 0) };
  }).filter(({ gains = [] }) => gains.length > 0);
}
