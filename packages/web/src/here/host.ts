// Hosts matches on this device: what the server does for a table online, this does in the worker.
import { makeBot } from '@boardwright/bots';
import {
  type AnyModule,
  BadInput,
  type Chance,
  chanceOf,
  fairChance,
  fastRandom,
  type GameFile,
  sealAlone,
} from '@boardwright/engine';
import { games } from '@boardwright/games';
import {
  BOT,
  botCommand,
  botQuestions,
  botWord,
  type Command,
  type Declined,
  fileOf as fileOfMatch,
  Live,
  type Opening,
  type Row,
} from '@boardwright/host';
import type { HereTable, HereWish } from './messages.ts';
import type { Kept, Store } from './store.ts';

const SUBSTITUTE = 'skilled';
const THINKING = { ms: 800 }; // of a bot for one answer; while it thinks, the worker does nothing else
const now = (): number => performance.now();

export interface Hosted {
  readonly module: AnyModule;
  readonly chance: Chance;
  readonly live: Live;
  kept: Kept;
  busy: Promise<unknown>; // commands are taken one after the other
  bots: boolean; // somebody sees to the bots already
}

export class Host {
  pause = 500; // before a bot answers, so that people can follow
  private readonly store: Store;
  private readonly changed: (hosted: Hosted) => void;
  private readonly matches = new Map<string, Promise<Hosted | null>>();
  private readonly random = fastRandom(crypto.getRandomValues(new Uint32Array(1))[0] as number);

  constructor(store: Store, changed: (hosted: Hosted) => void) {
    this.store = store;
    this.changed = changed;
  }

  async open(wish: HereWish): Promise<Hosted> {
    const module = await moduleOf(wish.game);
    const id = randomHex(8);
    const secret = randomHex(32);
    const seal = sealAlone(
      id,
      secret,
      wish.seats.map(({ bot }) => (bot === null ? randomHex(32) : '')),
    );
    const chance = chanceOf(seal, secret);
    const { game } = module;
    const opening: Opening = {
      game: wish.game,
      edition: game.edition,
      options: wish.options,
      seats: wish.seats,
      manner: { pace: wish.pace, confirmTurns: wish.confirmTurns, substitute: SUBSTITUTE },
      seal,
    };
    const { live, row } = Live.open(game, opening, chance, Date.now());
    const kept: Kept = { table: tableOf(id, live, row.time, row.time), secret };
    await this.store.add(kept, row, 'strict');
    const hosted = hostedOf(module, live, kept, chance);
    this.matches.set(id, Promise.resolve(hosted));
    this.seeToBots(hosted);
    return hosted;
  }

  /** The match, opened from its rows if it is not in memory; null if there is none. */
  match(id: string): Promise<Hosted | null> {
    let found = this.matches.get(id);
    if (found === undefined) {
      found = this.load(id);
      this.matches.set(id, found);
    }
    return found;
  }

  private async load(id: string): Promise<Hosted | null> {
    const found = await this.store.get(id);
    if (found === null) return null;
    const module = await moduleOf(found.kept.table.game);
    const live = Live.restore(module.game, null, found.rows);
    const { seal } = live.affairs;
    const { secret } = found.kept;
    const chance = seal === null ? fairChance(secret, []) : chanceOf(seal, secret);
    const hosted = hostedOf(module, live, found.kept, chance);
    this.seeToBots(hosted);
    return hosted;
  }

  forget(id: string): void {
    this.matches.delete(id);
  }

  /** What is in memory may be ahead of the store, or behind it if another tab plays here too: the store is right. */
  private async reload(id: string): Promise<void> {
    this.forget(id);
    const hosted = await this.match(id);
    if (hosted !== null) this.changed(hosted);
  }

  /** One command after the other; each is stored before it is shown. */
  command(hosted: Hosted, command: Command): Promise<Declined | null> {
    const done = hosted.busy.then(() => this.handle(hosted, command));
    hosted.busy = done.catch(() => this.reload(hosted.kept.table.id));
    return done;
  }

  private async handle(hosted: Hosted, command: Command): Promise<Declined | null> {
    const { live } = hosted;
    const outcome = live.handle(command, Date.now(), hosted.chance);
    if ('declined' in outcome) return outcome.declined;
    if ('row' in outcome) await this.keep(hosted, outcome.row, 'by' in command && command.by === BOT);
    if (live.isOver && live.affairs.seal !== null && live.affairs.seal.secret === undefined) {
      const opened = live.handle({ do: 'reveal', secret: hosted.kept.secret }, Date.now(), hosted.chance);
      if ('row' in opened) await this.keep(hosted, opened.row, false);
    }
    this.seeToBots(hosted);
    return null;
  }

  private async keep(hosted: Hosted, row: Row, isBots: boolean): Promise<void> {
    const { id, created } = hosted.kept.table;
    hosted.kept = { ...hosted.kept, table: tableOf(id, hosted.live, created, row.time) };
    await this.store.add(hosted.kept, row, isBots ? 'relaxed' : 'strict');
    this.changed(hosted);
  }

  /** Lets the bots answer, one at a time with a pause before each. A game that everybody has left rests. */
  private seeToBots(hosted: Hosted): void {
    const [question] = botQuestions(hosted.live);
    if (hosted.bots || question === undefined || isDeserted(hosted.live)) return;
    hosted.bots = true;
    setTimeout(() => {
      hosted.bots = false;
      const [asked] = botQuestions(hosted.live);
      if (asked === undefined || isDeserted(hosted.live)) return;
      const word = botWord(hosted.module.game, makeBot(asked.level, hosted.module, THINKING, now), asked, this.random);
      this.command(hosted, botCommand(asked, word)).catch(() => {}); // the match is opened again, and the bot asked anew
    }, this.pause);
  }
}

/** Whoever comes back finds the game as it was left, not played to its end by bots. */
function isDeserted({ affairs: { seats } }: Live): boolean {
  return seats.some(({ left }) => left) && seats.every(({ left, bot }) => left || bot !== null);
}

/** The file of a match as it stands. All of it is on this device already, so nothing is given away. */
export function fileOf({ live }: Hosted): GameFile {
  return fileOfMatch(live);
}

export async function moduleOf(game: string): Promise<AnyModule> {
  const load = Object.hasOwn(games, game) ? games[game] : undefined;
  if (load === undefined) throw new BadInput(`there is no game "${game}" here`);
  return (await load()).default;
}

function hostedOf(module: AnyModule, live: Live, kept: Kept, chance: Chance): Hosted {
  return { module, live, kept, chance, busy: Promise.resolve(), bots: false };
}

function tableOf(id: string, live: Live, created: number, updated: number): HereTable {
  const { seats, manner, tentative } = live.affairs;
  const { game, options, scores } = live.play.match;
  const waiting = [...new Set(live.waiting().map(({ seat }) => seat))];
  const toAnswer = tentative === null ? waiting : [tentative];
  return { id, game, options, seats, pace: manner.pace, over: live.isOver, scores, toAnswer, created, updated };
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return [...random].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
