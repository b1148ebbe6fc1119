// A table at which every seat answers at random, for checks of what the host sends.
import assert from 'node:assert/strict';
import {
  type AnyGame,
  type Chance,
  commitTo,
  fairChance,
  fastRandom,
  type Random,
  type Seat,
  type Settings,
  type Word,
} from '@boardwright/engine';
import { Live, updateFor } from '@boardwright/host';

const SECRET = '5'.repeat(64);

/** An answer that a seat may give. */
export interface Chosen {
  readonly seat: Seat;
  readonly at: string; // the lane
  readonly word: Word;
}

export class RandomTable {
  readonly live: Live;
  readonly nonces: readonly string[];
  private readonly random: Random;
  private readonly chance: Chance;

  constructor(game: AnyGame, seats: number, options: Settings, seed: number) {
    this.nonces = Array.from({ length: seats }, (_, p) => `${p} ${seed}`);
    this.random = fastRandom(seed);
    this.chance = this.sameChance();
    const opening = {
      game: game.id,
      edition: game.edition,
      options,
      seats: this.nonces.map((_, p) => ({ owner: `${p}`, name: `${p}`, bot: null, left: false })),
      settings: { pace: { kind: 'untimed' }, confirmTurns: false, substitute: 'random' },
      seal: { commitment: commitTo(SECRET), nonces: this.nonces },
    } as const;
    this.live = Live.open(game, opening, this.chance, 1).live;
  }

  /** Draws what this table draws. */
  sameChance(): Chance {
    return fairChance(SECRET, this.nonces);
  }

  choose(): Chosen {
    const { live, random } = this;
    const waiting = live.waiting();
    const { seat, at } = waiting[random(waiting.length)] as (typeof waiting)[number];
    const asked = updateFor(live, seat).open.find(each => each.at === at);
    const words = [...(asked?.words ?? []), ...(asked?.asides ?? [])];
    return { seat, at, word: words[random(words.length)] as Word };
  }

  answer({ seat, at, word }: Chosen): void {
    const { live } = this;
    const [id, position] = [`${live.position}`, live.shownPosition];
    const outcome = live.handle({ do: 'answer', by: `${seat}`, id, seat, at, word, position }, 2, this.chance);
    assert.ok('row' in outcome, JSON.stringify(outcome));
  }
}
