// Secret objectives that the Scout brings: AE-4.4.
import { at } from '../castle.ts';
import type { Content } from '../content/types.ts';
import { castleOf } from '../state.ts';
import { drawFrom } from './deal.ts';
import type { SomeRules } from './tasks.ts';

export function objectiveRules(content: Content): SomeRules<'drawObjectives' | 'chooseDiscard'> {
  return {
    // AE-4.4: two from the deck, then from the discards under it, which everybody has seen.
    drawObjectives: (x, { p }) => {
      const { g } = x;
      const castle = castleOf(g, p);
      let drawn = 0;
      for (; drawn < 2 && g.objectiveBag.length + g.objectiveDiscards.length > 0; drawn++) {
        const seen = g.objectiveBag.length === 0;
        const id = seen ? at(g.objectiveDiscards, 0) : drawFrom(x, 'objectiveBag');
        if (seen) g.objectiveDiscards = g.objectiveDiscards.slice(1);
        castle.objectives = [...castle.objectives, id];
        castle.shown = [...castle.shown, seen ? 1 : 0];
        const event = { say: 'drewObjective', p, card: content.objectives[id]?.id ?? '' };
        if (seen) x.tell(event);
        else x.tell(event, p, { say: 'drewHidden', p, n: 1 });
      }
      if (drawn === 2) x.next({ do: 'chooseDiscard', p });
    },

    // Discarded objectives are public, kept ones are not.
    chooseDiscard: {
      who: task => task.p,
      options: (g, { p }) =>
        castleOf(g, p)
          .objectives.slice(-2)
          .sort((a, b) => a - b),
      show: card => `discard:${content.objectives[card]?.id}`,
      choose: (x, { p }, card) => {
        const castle = castleOf(x.g, p);
        const i = castle.objectives.lastIndexOf(card);
        castle.objectives = castle.objectives.toSpliced(i, 1);
        castle.shown = castle.shown.toSpliced(i, 1);
        x.g.objectiveDiscards = [...x.g.objectiveDiscards, card];
      },
    },
  };
}
