// The Auction House (GC-8): the longest runs draw relics, which score by a secret collection.
import type { Content } from '../content/content.ts';
import { AUCTION, COLOURS } from '../names.ts';
import { isNeutral, isRival } from '../state.ts';
import { distinct, relicWord } from '../tiles.ts';
import { named } from './codes.ts';
import { relicToLeave } from './rival-choices.ts';
import { clearRuns, runsInOrder } from './runs.ts';
import type { Ask, Chapter, X } from './tasks.ts';

export function auctionRules(c: Content): Chapter<'resolveAuction' | 'chooseRelicToLeave' | 'keepRelics'> {
  const chooseRelicToLeave: Ask<'chooseRelicToLeave'> = {
    who: ({ p }) => p,
    options: g => distinct(g.relicsOffered, (a, b) => a === b),
    show: type => `leave:${COLOURS[type]}`,
    choose: (x, { p }, type) => leaveRelic(x, p, type),
    usual: (g, { p }) => relicToLeave(c, g, p),
  };
  return {
    // GC-8.1, GC-8.2, GC-17.7: one place after the other; the first finishes before the second draws.
    resolveAuction: (x, { rank }) => {
      const { g } = x;
      const p = runsInOrder(g)[rank];
      if (p === undefined || rank >= (c.rewardedRuns[g.players] as number)) return clearRuns(x, AUCTION, rank);
      if (isNeutral(g, p)) {
        discardRelics(x, c.neutralAuction[rank] ?? 0);
        return x.next({ do: 'resolveAuction', rank: rank + 1 });
      }
      drawRelics(x, p, c.auctionDraw[rank] as number);
      const leave = g.relicsOffered.length - (c.auctionKeep[rank] as number);
      if (isRival(g, p)) for (let i = 0; i < leave; i++) leaveRelic(x, p, relicToLeave(c, g, p));
      else for (let i = 0; i < leave; i++) x.next({ do: 'chooseRelicToLeave', p, rank });
      x.next({ do: 'keepRelics', p }, { do: 'resolveAuction', rank: rank + 1 });
    },
    chooseRelicToLeave,
    keepRelics: (x, { p }) => keepRelics(x, p),
  };
}

function drawRelics(x: X, p: number, count: number): void {
  const { g } = x;
  for (let i = 0; i < count && g.relicBag.length > 0; i++) g.relicsOffered.push(x.draw(g.relicBag));
  x.tell({ say: 'drawsRelics', p: named(g, p), relics: g.relicsOffered.map(relicWord) });
}

function leaveRelic(x: X, p: number, type: number): void {
  const { g } = x;
  g.relicsOffered.splice(g.relicsOffered.indexOf(type), 1);
  x.tell({ say: 'leavesRelic', p: named(g, p), relic: relicWord(type) });
}

/** GC-17.7: what the neutral player wins is revealed and discarded. */
function discardRelics(x: X, count: number): void {
  const { g } = x;
  for (let i = 0; i < count && g.relicBag.length > 0; i++)
    x.tell({ say: 'removes', p: named(g, g.neutral), tile: relicWord(x.draw(g.relicBag)) });
}

/** All except the one that is left are taken. */
function keepRelics(x: X, p: number): void {
  const { g } = x;
  const mine = g.relics[p] as number[];
  const kept = g.relicsOffered.splice(0); // before the event, so that no relic is ever in two places
  for (const type of kept) mine[type] = (mine[type] as number) + 1;
  x.tell({ say: 'keepsRelics', p: named(g, p), relics: kept.map(relicWord) });
}
