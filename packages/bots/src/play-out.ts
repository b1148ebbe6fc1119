// Plays a match to its end with bots at all seats, for simulation, bench and arena.
import {
  type AnyGame,
  type Chance,
  fastChance,
  fastRandom,
  Play,
  type Random,
  RuleBug,
  type Settings,
  wordOf,
} from '@boardwright/engine';
import type { AnyAnswer, AnyEngine, AnyMatch, AnyOpen, Bot } from './bot.ts';

/** No game takes this many answers: beyond it, the rules never end. */
const ENDLESS = 1_000_000;

/** What decides a match between bots: the same numbers give the same match. */
export interface Luck {
  readonly chance: Chance;
  readonly random: Random; // of the bots
}

/** The seeds of game number `number` (from 1) of a series, computed without playing the games before it. */
export function luckOf(seed: number, number: number): Luck {
  const series = fastChance(seed);
  const draw = (what: string): number => series.int(2 ** 32, what, number);
  return { chance: fastChance(draw('chance')), random: fastRandom(draw('bots')) };
}

/** A bot's answer to a question. The bot gets the view of its seat, never the match itself. */
export function decide(engine: AnyEngine, match: AnyMatch, open: AnyOpen, bot: Bot, random: Random): AnyAnswer {
  // Options depend only on what the seat may see, so they are the same on its view (docs/how-to-add-a-game.md). A bot
  // that needs only the options gets no view, because building one would cost more than its whole answer.
  return bot.pick === undefined ? bot.answer(engine.view(match, open.seat), open, random) : bot.pick(open, random);
}

/** Plays until the match is over, in place and without events. Returns the number of answers. */
export function playOut(engine: AnyEngine, match: AnyMatch, bots: readonly Bot[], random: Random): number {
  let answers = 0;
  for (let open = engine.first(match); open !== null; open = engine.first(match)) {
    engine.answer(match, open, decide(engine, match, open, bots[open.seat] as Bot, random));
    if (++answers > ENDLESS) throw endless(match);
  }
  return answers;
}

/**
 * A whole match with its history, so that it can be saved. With the same luck it is the same match as `playOut` plays.
 */
export function playOutNoted(game: AnyGame, options: Settings, bots: readonly Bot[], luck: Luck) {
  const play = Play.start(game, bots.length, options, luck.chance);
  const { engine } = play;
  for (let open = engine.first(play.match); open !== null; open = engine.first(play.match)) {
    const answer = decide(engine, play.match, open, bots[open.seat] as Bot, luck.random);
    const word = wordOf(engine, open, answer);
    const refusal = play.answer({ seat: open.seat, word, at: open.at });
    if (refusal !== null) throw new RuleBug(`${game.id}: the bot's answer ${word} was refused: ${refusal.why}`);
    if (play.entries.length > ENDLESS) throw endless(play.match);
  }
  return play;
}

function endless(match: AnyMatch): RuleBug {
  return new RuleBug(`${match.game}: the game is not over after ${ENDLESS} answers`);
}
