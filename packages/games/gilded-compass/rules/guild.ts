// The Treasure Hunters' Guild (GC-9): the longest runs choose secret missions.
import { NOBODY } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { GUILD } from '../names.ts';
import { remember, rememberAgain } from '../secrets.ts';
import { type G, isNeutral, isRival } from '../state.ts';
import { distinct, missionWord } from '../tiles.ts';
import { named } from './codes.ts';
import { bestMissionFor } from './rival-choices.ts';
import { clearRuns, runsInOrder } from './runs.ts';
import type { Ask, Chapter, X } from './tasks.ts';

export function guildRules(c: Content): Chapter<'resolveGuild' | 'chooseMission'> {
  const chooseMission: Ask<'chooseMission'> = {
    who: ({ p }) => p,
    options: g => distinct(g.missionsOffered, (a, b) => a === b),
    show: mission => missionWord(c, mission),
    choose: (x, { p, rank }, mission) => {
      keepMission(c, x, p, mission);
      x.next({ do: 'resolveGuild', rank: rank + 1 });
    },
    usual: (g, { p }) => bestMissionFor(c, g, p),
    auto: false,
    secret: true,
  };
  return {
    resolveGuild: (x, { rank }) => {
      const { g } = x;
      const p = runsInOrder(g)[rank];
      const ranks = c.rewardedRuns[g.players] as number;
      if (p === undefined || rank >= ranks || (isNeutral(g, p) && rank > 0)) {
        putUnder(x); // GC-9.3, GC-17.8: the neutral player also takes the second place, but gets nothing for it
        return clearRuns(x, GUILD, rank < ranks ? rank + 1 : rank);
      }
      if (isNeutral(g, p)) return x.next({ do: 'resolveGuild', rank: rank + 1 });
      if (g.missionsOffered.length === 0) drawMissions(x, c.guildDraw - rank); // GC-9.1, GC-17.8
      offer(c, x, p, rank);
    },
    chooseMission,
  };
}

/** Draws from the pile. When it is empty, tiles that were put under it follow, oldest first. */
function drawMissions(x: X, count: number): void {
  const { g } = x;
  for (let i = 0; i < count; i++) {
    if (g.missionBag.length > 0) g.missionsOffered.push(x.draw(g.missionBag));
    else if (g.missionBottom.length > 0) {
      g.missionsOffered.push(g.missionBottom.shift() as number);
      g.missionBottomBy.shift();
      x.reveal();
    }
  }
}

function offer(c: Content, x: X, p: number, rank: number): void {
  const { g } = x;
  g.missionsOfferedTo = p;
  if (!isRival(g, p)) g.missionsSeenBy.push(p);
  x.reveal(); // the next player learns what is passed on
  tellOffer(c, x, p);
  if (g.missionsOffered.length > 1 && !isRival(g, p)) {
    x.next({ do: 'chooseMission', p, rank });
    return;
  }
  if (g.missionsOffered.length > 0) keepMission(c, x, p, bestMissionFor(c, g, p)); // GC-9.2: the last remaining one
  x.next({ do: 'resolveGuild', rank: rank + 1 });
}

function tellOffer(c: Content, x: X, p: number): void {
  const { g } = x;
  const who = named(g, p);
  const open = { say: 'seesMissions', p: who, missions: g.missionsOffered.map(mission => missionWord(c, mission)) };
  if (isRival(g, p)) x.tell(open);
  else x.tell(open, p, { say: 'isOfferedMissions', p: who, count: g.missionsOffered.length });
}

function keepMission(c: Content, x: X, p: number, mission: number): void {
  const { g } = x;
  const mine = g.missions[p] as number[];
  // Told first: the player who passed the tiles on still knows them and could see which one is gone.
  const open = { say: 'keepsMission', p: named(g, p), mission: missionWord(c, mission) };
  if (isRival(g, p)) x.tell(open);
  else x.tell(open, p, { say: 'keepsSecretMission', p });
  const [last, earlier] = g.missionsSeenBy.filter(q => q !== p).reverse();
  if (last !== undefined) remember(g, last, p, mine.length, g.missionsOffered);
  if (earlier !== undefined) rememberAgain(g, earlier, p, mine.length);
  g.missionsOffered.splice(g.missionsOffered.indexOf(mission), 1);
  mine.push(mission);
}

/** Known to the player who saw it last. */
function putUnder(x: X): void {
  const { g } = x;
  const count = g.missionsOffered.length;
  for (const mission of g.missionsOffered) {
    g.missionBottom.push(mission);
    g.missionBottomBy.push(g.missionsOfferedTo);
  }
  clearOffer(g);
  if (count > 0) x.tell({ say: 'missionsUnder', count });
}

function clearOffer(g: G): void {
  g.missionsOffered.length = 0;
  g.missionsOfferedTo = NOBODY;
  g.missionsSeenBy.length = 0;
}
