// What a placement would lead to, in words: the rank, the reward, and whose dice would go to the Library.
import type { Event } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { type Good, type Prospect, prospectOf } from '../rules/prospects.ts';
import { isNeutral, isRival } from '../state.ts';
import type { Shown } from './places.ts';
import { actorName, rankText, type Table, type Teller } from './view.ts';

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

/** What neutral dice win leaves the game, and they get no tokens (GC-17.5, GC-17.6). */
function neutralText(tell: Teller, { good }: Prospect): string {
  return tell.text(good === 'knowledge' ? 'ui.gives.neutralNothing' : 'ui.gives.neutral');
}

function ownText(tell: Teller, { ranks, good, n, from }: Prospect): string {
  const says = tell.text(`ui.gives.${good}`, { n, from });
  const nothing = good === 'knowledge' && ranks.length > 0;
  return nothing ? tell.text('ui.gives.nothing', { tokens: says }) : says;
}

const isByNeutral = ({ preview: { after, by } }: Shown): boolean => isNeutral(after, by);

/** '3rd: nothing, 3 tokens' */
export function rewardText({ tell, content }: Table, shown: Shown): string {
  const prospect = prospectOf(content, shown.preview);
  const reward = isByNeutral(shown) ? neutralText(tell, prospect) : ownText(tell, prospect);
  return prospect.ranks.length === 0 ? reward : tell.text('ui.ranked', { rank: ranksText(tell, prospect), reward });
}

/** The symbol of what the placement gives. */
export const rewardPicture = (content: Content, shown: Shown): string =>
  isByNeutral(shown) ? 'term:neutral' : GOOD_PICTURES[prospectOf(content, shown.preview).good];

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
  return [rewardText(table, shown), ...sent].join('. ');
}
