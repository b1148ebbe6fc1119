// The expert at a table, on a server or on a device, is the one measured in the arena. Compares whole games of every
// game, answer by answer, through the messages to and from the bot's thread.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { luckOf, makeBot, playOutNoted } from '@boardwright/bots';
import { type AnyModule, type Chance, type Random, type Seat, settle, type Word } from '@boardwright/engine';
import { games } from '@boardwright/games';
import { type BotQuestion, BotSeats, botCommand, botQuestions, Live, type Player } from '@boardwright/host';
import { timed } from '../src/arena/thinking.ts';

const SEED = 3;
const EXPERT: Player = { owner: null, name: 'expert', bot: 'expert', left: false };
const now = (): number => 0;

type Given = readonly (readonly [Seat, string])[];
type Ask = (question: BotQuestion, random: Random) => Word;

interface Budget {
  readonly iterations: number;
}

/** As in the arena: one bot for each seat, from the first question to the last. */
function inTheArena(module: AnyModule, seats: number, budget: Budget): Given {
  const bots = Array.from({ length: seats }, () => timed(makeBot('expert', module, budget, now)));
  const { entries } = playOutNoted(module.game, settle(module.game, seats, {}), bots, luckOf(SEED, 1));
  return entries.map(({ seat, word }) => [seat, word]);
}

/** As in a match whose seats are all played by bots. */
function atATable(module: AnyModule, seats: number, ask: Ask): Given {
  const { chance, random } = luckOf(SEED, 1);
  const live = opened(module, seats, chance);
  for (let [next] = botQuestions(live); next !== undefined; [next] = botQuestions(live)) {
    const sent = structuredClone(next); // as it is sent to a thread
    const outcome = live.handle(botCommand(sent, ask(sent, random)), 0, chance);
    assert.ok('row' in outcome, JSON.stringify(outcome));
  }
  assert.ok(live.isOver);
  return live.play.entries.map(({ seat, word }) => [seat, word]);
}

function opened({ game }: AnyModule, seats: number, chance: Chance): Live {
  const settings = { pace: { kind: 'untimed' }, confirmTurns: false, substitute: 'random' } as const;
  const sitting = Array.from({ length: seats }, () => EXPERT);
  const options = settle(game, seats, {});
  return Live.open(
    game,
    { game: game.id, edition: game.edition, options, seats: sitting, settings, seal: null },
    chance,
    0,
  ).live;
}

export function testTableBots(budget: Budget): void {
  const newSeats = (): BotSeats => new BotSeats({ now, budget });
  let first: { module: AnyModule; seats: number; arena: Given } | undefined;

  for (const [id, load] of Object.entries(games))
    test(`${id}: the expert at a table gives the answers of the arena's expert over a whole game`, async () => {
      const module = (await load()).default;
      const seats = Math.min(...module.game.seats.filter(count => count > 1));
      const arena = inTheArena(module, seats, budget);
      const bots = newSeats();
      assert.deepEqual(
        atATable(module, seats, (question, random) => bots.word(module, 'match', question, random)),
        arena,
      );
      first ??= { module, seats, arena };
    });

  test('a bot that is created again for each answer plays differently: the comparison can fail', () => {
    const { module, seats, arena } = first!;
    const forgetful = atATable(module, seats, (question, random) => newSeats().word(module, 'match', question, random));
    assert.notDeepEqual(forgetful, arena);
  });
}
