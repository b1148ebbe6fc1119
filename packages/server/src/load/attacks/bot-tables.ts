// One guest opens twenty tables with only bots and watches them all. How long does somebody else wait, before and
// meanwhile?
import { setTimeout as sleep } from 'node:timers/promises';
import { fastRandom, type Random } from '@boardwright/engine';
import { Person } from '../../client/person.ts';

export interface BotAttack {
  readonly game: string;
  readonly seconds: number; // of idle time, and of attack
}
export interface Waited {
  readonly count: number;
  readonly p50: number; // milliseconds
  readonly p99: number;
  readonly longest: number;
}
/** What another player waits for: the acknowledgement of an answer, and the bot's reply. */
export interface Waits {
  readonly answers: Waited;
  readonly replies: Waited;
}

const TABLES = 20;
const BOTS = ['expert', 'random', 'skilled'] as const; // of the attack: some think long, some move fast
const PAUSE = 60; // milliseconds before an answer, within the default limits
const PATIENCE = 60_000;

export async function attack(base: string, { game, seconds }: BotAttack): Promise<{ quiet: Waits; during: Waits }> {
  const player = new Player(await Person.guest(base, 'player'), game);
  const attacker = await Person.guest(base, 'attacker');
  attacker.keepViews = false;
  try {
    await player.play(2); // warm-up
    const quiet = await player.play(seconds);
    await openAndWatch(attacker, game);
    return { quiet, during: await player.play(seconds) };
  } finally {
    player.person.close();
    attacker.close();
  }
}

async function openAndWatch(attacker: Person, game: string): Promise<void> {
  await attacker.connect();
  for (let i = 0; i < TABLES; i++) {
    const chairs = [0, 1].map(seat => ({ for: 'bot', level: BOTS[(i + seat) % BOTS.length] }));
    const { id } = await attacker.post('/api/tables', { game, chairs });
    await attacker.say({ type: 'watch', table: id });
  }
}

/** Plays against a bot at random, one table after the other. */
class Player {
  readonly person: Person;
  private readonly game: string;
  private readonly random: Random = fastRandom(1);
  private table: string | null = null;

  constructor(person: Person, game: string) {
    this.person = person;
    this.game = game;
  }

  async play(seconds: number): Promise<Waits> {
    const answers: number[] = [];
    const replies: number[] = [];
    for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
      if (this.table === null || this.seen.toAnswer.length === 0) await this.open();
      await this.until(() => this.seen.open.length > 0 || this.seen.toAnswer.length === 0);
      if (this.seen.open.length === 0) continue;
      await sleep(PAUSE);
      answers.push(await this.timed(() => this.answer()));
      const { answers: given, open, toAnswer } = this.seen;
      if (open.length === 0 && toAnswer.length > 0)
        replies.push(await this.timed(() => this.until(() => this.seen.answers > given)));
    }
    return { answers: figuresOf(answers), replies: figuresOf(replies) };
  }

  private get seen() {
    const seen = this.person.seen.get(`${this.table}/0`);
    if (seen === undefined) throw new Error('the table was not shown');
    return seen;
  }

  private async open(): Promise<void> {
    const chairs = [{ for: 'me' }, { for: 'bot', level: 'skilled' }];
    const { id } = await this.person.open({ game: this.game, chairs, open: false });
    if (!this.person.isConnected) await this.person.connect();
    await this.person.say({ type: 'watch', table: id });
    this.table = id;
    await this.until(() => this.person.seen.has(`${id}/0`));
  }

  private async answer(): Promise<void> {
    const { open, position } = this.seen;
    const [question] = open;
    const word = question?.words[this.random(question.words.length)];
    if (question === undefined || word === undefined) return;
    const sent = await this.person.answer(this.table ?? '', 0, question.at, word, position);
    if (sent.type === 'done') await this.until(() => this.seen.position >= (sent.position ?? 0));
  }

  private async timed(work: () => Promise<void>): Promise<number> {
    const began = performance.now();
    await work();
    return performance.now() - began;
  }

  private async until(isTrue: () => boolean): Promise<void> {
    if (isTrue()) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the server does not answer')), PATIENCE);
      this.person.onMessage = () => {
        if (!isTrue()) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function figuresOf(times: readonly number[]): Waited {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), longest: at(1 - 1e-9) };
}
