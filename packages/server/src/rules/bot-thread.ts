// The thread in which bots think. It gets what a seat sees and answers with a word.
import { parentPort, workerData } from 'node:worker_threads';
import { makeBot } from '@boardwright/bots';
import { fastRandom, type Json } from '@boardwright/engine';
import { type BotQuestion, botWord } from '@boardwright/host';
import { loadGames, moduleOf } from './games.ts';
import { READY, type Reply } from './thread.ts';

export interface BotJob {
  readonly game: string;
  readonly content?: Json | undefined;
  readonly question: BotQuestion;
  readonly level: string;
  readonly seed: number;
}

const { gamesModule } = workerData as { gamesModule: string };
const games = await loadGames(gamesModule);

function think({ game, content, question, level, seed }: BotJob): string {
  const module = moduleOf(games, game, content);
  return botWord(module.game, makeBot(level, module), question, fastRandom(seed));
}

parentPort?.on('message', (job: BotJob) => {
  let reply: Reply;
  try {
    reply = { result: think(job) };
  } catch (error) {
    const { name, message } = error as Error;
    reply = { error: { kind: name, message } };
  }
  parentPort?.postMessage(reply);
});
parentPort?.postMessage(READY satisfies Reply);
