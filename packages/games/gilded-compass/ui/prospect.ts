// What a placement would lead to, in words: the rank, the reward, and whose dice would go to the Library.
import type { Event } from '@boardwright/engine';
import { type Good, type Prospect, prospectOf } from '../rules/prospects.ts';
import { isNeutral, isRival } from '../state.ts';
import { rankText } from './buildings/parts.tsx';
import type { Shown } from './places.ts';
import { actorName, type Table, type Teller } from './view.ts';

/** The symbol of what a building gives. */
export const GOOD_PICTURES: Readonly<Record<Good, string>> = {
  map: 'term:map',
  specialist: 'term:person',
  relic: 'term:relic',
  mission: 'term:hidden_mission',
  item: 'term:hidden_item',
  ability: 'term:illuminati',
  chest: 'term:chest',
  bronze: 'term:bronze',
  silver: 'term:silver',
  gold: 'term:gold',
  knowledge: 'term:knowledge',
};

export const ranksText = (tell: Teller, { ranks }: Prospect): string =>
  ranks.map(rank => rankText(tell, rank + 1)).join(' + ');

/** '3rd: nothing, 3 tokens' */
function rewardText(tell: Teller, prospect: Prospect): string {
  const { ranks, good, n, from } = prospect;
  const says = tell.text(`ui.gives.${good}`, { n, from });
  const nothing = good === 'knowledge' && ranks.length > 0;
  const reward = nothing ? tell.text('ui.gives.nothing', { tokens: says }) : says;
  return ranks.length === 0 ? reward : tell.text('ui.ranked', { rank: ranksText(tell, prospect), reward });
}

function actorIn(table: Table, event: Event): string {
  const { g } = table.view;
  const p = [...g.library.keys()].find(each => {
    if (event.p === 'neutral') return isNeutral(g, each);
    return event.p === 'rival' ? isRival(g, each) : event.p === each;
  });
  return actorName(table, g, p ?? 0);
}

/** What the placement gives, and what it does to others. */
export function placementText(table: Table, shown: Shown): string {
  const { tell } = table;
  const sent = shown.preview.told
    .filter(({ say }) => say === 'toLibrary')
    .map(event => tell.text('ui.sent', { who: actorIn(table, event), n: Number(event.count) }));
  return [rewardText(tell, prospectOf(table.content, shown.preview)), ...sent].join('. ');
}
