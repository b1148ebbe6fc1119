// Two models against each other, each one turn ahead: whether what was learned later also plays better.
import { type AnyModule, Engine, settle } from '@boardwright/engine';
import type { AnyEngine, AnyMatch } from '../bot.ts';
import { luckOf, playOut } from '../play-out.ts';
import type { Model } from './model.ts';
import { learnerBot, type Span } from './self-play.ts';

/** How many games of the span the challenger wins, alone against champions. Seats change from game to game. */
export function winsOf(
  module: AnyModule,
  challenger: Model,
  champion: Model,
  seats: number,
  seed: number,
  { from, to }: Span,
): number {
  const engine = new Engine(module.game) as AnyEngine;
  const [own, other] = [learnerBot(module, challenger, 0), learnerBot(module, champion, 0)];
  let wins = 0;
  for (let number = from; number <= to; number++) {
    const { chance, random } = luckOf(seed, number);
    engine.chance = chance;
    const match = engine.start(seats, settle(module.game, seats, {}), chance) as AnyMatch;
    const seat = number % seats;
    playOut(
      engine,
      match,
      Array.from({ length: seats }, (_, p) => (p === seat ? own : other)),
      random,
    );
    const places = match.places ?? [];
    if (places[seat] === 1) wins += 1 / places.filter(place => place === 1).length;
  }
  return wins;
}
