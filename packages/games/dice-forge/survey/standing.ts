// Where the game stands, in words: the round, who has how much glory, what is scarce, what one could pay for.
import { type Match, type Phrase, placesOf, type Seat } from '@boardwright/engine';
import { FEAT_WORD, turnOrder } from '../rules/lookup.ts';
import type { Tasks } from '../rules/tasks.ts';
import { affordableWords } from '../rules/turn.ts';
import { cardsGlory, totalOf } from '../score.ts';
import { type G, HOME, heroOf, startOf } from '../state.ts';

export function summary({ g, scores }: Match<G, Tasks>, seat: Seat | null): Phrase[] {
  const totals = g.heroes.map(totalOf);
  const places = placesOf(totals);
  const standing = g.heroes.map(
    (hero, p): Phrase => ({
      say: p === seat ? 'ownStanding' : 'standing',
      p,
      total: totals[p] as number,
      track: hero.glory,
      cards: cardsGlory(hero),
      place: places[p] as number,
      tied: places.filter(place => place === places[p]).length > 1,
    }),
  );
  const mine = standing.filter((_, p) => p === seat);
  const others = standing.filter((_, p) => p !== seat).sort((a, b) => (a.place as number) - (b.place as number));
  if (scores !== null) return [{ say: 'gameOver' }, ...mine, ...others];
  return [
    {
      say: g.active === seat ? 'ownTurn' : 'turn',
      p: g.active,
      round: g.round,
      of: g.rounds,
      order: turnOrder(g.seats, startOf(g)).map(p => `player:p${p + 1}`),
    },
    ...mine,
    ...others,
    ...(seat === null ? [] : [payable(g, seat)]),
    lastCards(g),
    heroesAway(g),
  ];
}

function payable(g: G, seat: Seat): Phrase {
  const { gold, sun, moon } = heroOf(g, seat);
  const what = affordableWords(g, seat);
  return { say: 'payable', gold, sun, moon, count: what.length, what };
}

/** Feats that only one more hero can perform. */
function lastCards(g: G): Phrase {
  const feats = g.stacks.flatMap((feat, place) => (g.stock[place] === 1 ? [FEAT_WORD[feat] as string] : []));
  return { say: 'lastCards', count: feats.length, feats };
}

function heroesAway(g: G): Phrase {
  const away = g.heroes.flatMap((hero, p) => (hero.at === HOME ? [] : [`away:p${p + 1}-${hero.at}`]));
  return { say: 'heroesAway', count: away.length, away };
}
