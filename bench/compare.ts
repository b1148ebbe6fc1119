// The dice race on this engine and on its peer: checks that both play the same game, then compares their speed.
import { setImmediate } from 'node:timers/promises';
import { type Bot, luckOf, playOut, randomBot } from '@boardwright/bots';
import { Engine, fastRandom, type Random, RuleBug, recordedChance } from '@boardwright/engine';
import diceRace from './dice-race.ts';
import { MOVES, SEATS } from './dice-race-track.ts';

/** bench/peers/dice-race.mjs: plays one game and returns its scores and every roll. */
export interface Peer {
  playRace(seed: number, random: Random): { scores: number[]; rolls: number[]; bytes: number };
}
export interface Comparison {
  readonly answersPerSecond: number; // of this engine
  readonly peerAnswersPerSecond: number;
  readonly ratio: number;
  readonly sameScores: number; // games played on both with the same scores
  readonly bytes: number; // of a match's table as JSON
}
const CHECKED = 20;
const ROUNDS = 6;
const engine = new Engine(diceRace.game);
const bots: readonly Bot[] = new Array<Bot>(SEATS).fill(randomBot);

/** `seconds` of processor time on each side, in alternating rounds, so that noise affects both equally. */
export async function compare(peer: Peer, seconds: number): Promise<Comparison> {
  const bytes = checkSame(peer);
  const ours: number[] = [];
  const theirs: number[] = [];
  measure(playHere, seconds / ROUNDS); // the first round of each warms up
  measure(seed => void peer.playRace(seed, fastRandom(seed)), seconds / ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(measure(playHere, seconds / ROUNDS));
    theirs.push(measure(seed => void peer.playRace(seed, fastRandom(seed)), seconds / ROUNDS));
    await setImmediate(); // yields, for Ctrl-C
  }
  return {
    answersPerSecond: median(ours),
    peerAnswersPerSecond: median(theirs),
    ratio: median(ours.map((speed, round) => speed / (theirs[round] as number))),
    sameScores: CHECKED,
    bytes,
  };
}

/** With the peer's rolls and the same decisions, this engine must come to the same scores. */
function checkSame(peer: Peer): number {
  let most = 0;
  for (let seed = 1; seed <= CHECKED; seed++) {
    const { scores, rolls, bytes } = peer.playRace(seed, fastRandom(seed));
    const match = engine.start(SEATS, {}, recordedChance(rolls, `dice race ${seed}`));
    const answers = playOut(engine, match, bots, fastRandom(seed));
    if (answers !== MOVES || String(match.scores) !== String(scores))
      throw new RuleBug(`dice race ${seed}: ${match.scores} here after ${answers} answers, ${scores} on the peer`);
    most = Math.max(most, bytes);
  }
  return most;
}

function playHere(seed: number): void {
  const { chance, random } = luckOf(1, seed);
  playOut(engine, engine.start(SEATS, {}, chance), bots, random);
}

/** Answers per second of processor time. */
function measure(playOne: (seed: number) => void, seconds: number): number {
  const began = process.cpuUsage();
  for (let games = 1; ; games++) {
    playOne(games);
    const { user, system } = process.cpuUsage(began);
    const used = (user + system) / 1e6;
    if (used >= seconds) return (games * MOVES) / used;
  }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
