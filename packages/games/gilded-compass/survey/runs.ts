// The Auction House and the Guild in words: the runs in their order, what they win, and what is looked at now.
import { type Area, type Seat, type Spot, UNKNOWN } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { diceOf, facesOf } from '../dice.ts';
import { relicsGone } from '../gone.ts';
import { AUCTION, COLOURS } from '../names.ts';
import { named } from '../rules/codes.ts';
import { gainOf } from '../rules/gains.ts';
import { runPrize } from '../rules/prospects.ts';
import { runsInOrder } from '../rules/runs.ts';
import { type G, isNeutral } from '../state.ts';
import { missionWord, relicWord } from '../tiles.ts';
import { gone, orNobody, pile, ruleOf, whose } from './parts.ts';

export const auction = (c: Content, g: G): Area => ({
  id: 'auction',
  spots: [
    ruleOf('auction'),
    ...prizes(c, g),
    ...orNobody(runs(c, g)),
    ...g.relicsOffered.map(
      (type, i): Spot => ({
        id: `relic-${i + 1}`,
        says: { say: 'relicOffered', relic: relicWord(type) },
        words: [`leave:${COLOURS[type]}`],
      }),
    ),
    pile('relics', g.relicBag.length),
    ...gone(relicsGone(c, g).map(relicWord)),
  ],
});

export const guild = (c: Content, g: G, seat: Seat | null): Area => ({
  id: 'guild',
  spots: [
    ruleOf('guild'),
    ...prizes(c, g),
    ...orNobody(runs(c, g)),
    ...missionsOffered(c, g, seat),
    pile('missions', g.missionBag.length + g.missionBottom.length),
  ],
});

const runs = (c: Content, g: G): Spot[] =>
  runsInOrder(g).map((p, i): Spot => {
    const dice = facesOf(diceOf(g.runs[p] as number));
    return {
      id: `run-${i + 1}`,
      says: { say: 'run', rank: i + 1, p: named(g, p), dice, ...winsOf(c, g, p, i) },
      ...whose(g, p),
    };
  });

type Wins = Readonly<Record<'wins', string> & Record<'from' | 'keep', number>>;
/** What the place brings to whoever holds it. The neutral player only discards relics. */
function winsOf(c: Content, g: G, p: number, rank: number): Wins {
  const prize = runPrize(c, g, rank);
  if (prize === null || (isNeutral(g, p) && g.b !== AUCTION)) return { wins: 'nothing', from: 0, keep: 0 };
  if (isNeutral(g, p)) return { wins: 'removes', from: c.neutralAuction[rank] ?? 0, keep: 0 };
  return { wins: g.b === AUCTION ? 'relics' : 'mission', ...prize };
}

/** What the places are worth, whoever holds them. */
const prizes = (c: Content, g: G): Spot[] =>
  Array.from({ length: c.rewardedRuns[g.players] as number }, (_, i): Spot[] => {
    const prize = runPrize(c, g, i);
    const wins = g.b === AUCTION ? 'relics' : 'mission';
    return prize === null ? [] : [{ id: `prize-${i + 1}`, says: { say: 'prize', rank: i + 1, wins, ...prize } }];
  }).flat();

function missionsOffered(c: Content, g: G, seat: Seat | null): Spot[] {
  const { missionsOffered: offered, missionsOfferedTo: to } = g;
  if (offered.length === 0) return [];
  if (offered.includes(UNKNOWN))
    return [{ id: 'offered', says: { say: 'missionsHidden', p: named(g, to), n: offered.length } }];
  return offered.map((mission, i): Spot => {
    const word = missionWord(c, mission);
    const gain = seat === null ? -1 : (gainOf(c, g, seat, word) ?? -1);
    return {
      id: `mission-${i + 1}`,
      says: { say: 'missionOffered', p: named(g, to), mission: word, gains: gain < 0 ? 'unknown' : 'known', gain },
      words: [word],
    };
  });
}
