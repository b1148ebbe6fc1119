// Hosts matches on this device. Does in the worker what the server does for online tables.
import {
  type AnyModule,
  BadInput,
  type Chance,
  chanceOf,
  fairChance,
  fastRandom,
  type GameFile,
  type Json,
  moduleOfVersion,
  sealAlone,
} from '@boardwright/engine';
import { games } from '@boardwright/games';
import {
  BOT,
  type BotQuestion,
  BotSeats,
  botCommand,
  botQuestions,
  botSeats,
  type Command,
  type Declined,
  fileOf,
  fileOfRows,
  isSameQuestion,
  isUnattended,
  Live,
  type Opening,
  type Row,
  resultOf,
} from '@boardwright/host';
import { SUBSTITUTE } from '../model/session.ts';
import type { HereTable, HereWish } from './messages.ts';
import type { Kept, Store } from './store.ts';

const UNKNOWN_RULES = { version: 0, engine: 0 };

export interface Hosted {
  readonly module: AnyModule;
  readonly content: Json | undefined; // of an owner's edition
  readonly chance: Chance;
  readonly live: Live;
  kept: Kept;
  busy: Promise<unknown>; // commands run one after the other
  bots: boolean; // the bots are already being asked
}

export class Host {
  pause = 500; // before a bot answers, so that people can follow
  private readonly store: Store;
  private readonly changed: (hosted: Hosted) => void;
  private readonly isWatched: (id: string) => boolean;
  private readonly bots = new BotSeats({ now: () => performance.now() }); // while one thinks, the worker does nothing else
  private readonly matches = new Map<string, Promise<Hosted | null>>();
  private readonly random = fastRandom(crypto.getRandomValues(new Uint32Array(1))[0] as number);

  constructor(store: Store, changed: (hosted: Hosted) => void, isWatched: (id: string) => boolean) {
    this.store = store;
    this.changed = changed;
    this.isWatched = isWatched;
  }

  async open(wish: HereWish): Promise<Hosted> {
    const { content } = wish;
    const module = await moduleOf(wish.game, content);
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
      settings: { pace: wish.pace, confirmTurns: wish.confirmTurns, substitute: SUBSTITUTE },
      seal,
    };
    const { live, row } = Live.open(game, opening, chance, Date.now());
    const kept: Kept = { table: tableOf(id, live, content, row.time, row.time), secret };
    await this.store.add(kept, row, 'strict', content);
    const hosted = hostedOf(module, content, live, kept, chance);
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
    const { content } = found;
    const { game, rules } = found.kept.table;
    const module = await moduleOf(game, content, rules?.version);
    const live = restored(module, found.rows);
    const { seal } = live.status;
    const { secret } = found.kept;
    const chance = seal === null ? fairChance(secret, []) : chanceOf(seal, secret);
    const hosted = hostedOf(module, content, live, found.kept, chance);
    this.seeToBots(hosted);
    return hosted;
  }

  /** The file of the current match. Everything is on this device already, so this reveals nothing. */
  async file(id: string): Promise<GameFile> {
    const hosted = await this.match(id).catch((error: unknown) => {
      if (!(error instanceof BadInput)) throw error;
      return null; // the rules refuse it, but its rows can still be exported
    });
    if (hosted !== null) return fileOf(hosted.live, hosted.content);
    const found = await this.store.get(id);
    if (found === null) throw new BadInput('there is no such table on this device');
    return fileOfRows(found.rows, found.kept.table.rules ?? UNKNOWN_RULES, found.content);
  }

  forget(id: string): void {
    this.matches.delete(id);
  }

  /** Memory may be ahead of the store, or behind it if another tab plays the same match. The store is right. */
  private async reload(id: string): Promise<void> {
    this.forget(id);
    const hosted = await this.match(id);
    if (hosted !== null) this.changed(hosted);
  }

  /** Runs one command after the other. Each is stored before it is shown. */
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
    if (live.isOver && live.status.seal !== null && live.status.seal.secret === undefined) {
      const opened = live.handle({ do: 'reveal', secret: hosted.kept.secret }, Date.now(), hosted.chance);
      if ('row' in opened) await this.keep(hosted, opened.row, false);
    }
    this.leaveSeats(hosted);
    this.seeToBots(hosted);
    return null;
  }

  private async keep(hosted: Hosted, row: Row, isBots: boolean): Promise<void> {
    const { id, created } = hosted.kept.table;
    const table = tableOf(id, hosted.live, hosted.content, created, row.time);
    hosted.kept = { ...hosted.kept, table };
    await this.store.add(hosted.kept, row, isBots ? 'relaxed' : 'strict');
    this.changed(hosted);
  }

  /** Lets the bots answer one at a time, with a pause before each. */
  seeToBots(hosted: Hosted): void {
    if (hosted.bots || this.asked(hosted) === null) return;
    hosted.bots = true;
    setTimeout(() => {
      this.letBotAnswer(hosted).then(
        goesOn => {
          hosted.bots = false;
          if (goesOn) this.seeToBots(hosted);
        },
        () => {}, // the match is opened again, and the bot is asked again
      );
    }, this.pause);
  }

  /**
   * The first question that waits for a bot. A game that everybody has left pauses, and bots without people play only
   * while somebody watches.
   */
  private asked({ live, kept }: Hosted): BotQuestion | null {
    if (isDeserted(live) || (isUnattended(live) && !this.isWatched(kept.table.id))) return null;
    return botQuestions(live)[0] ?? null;
  }

  /** False: the bot's answer was declined although the question is the same, so another would be declined too. */
  private async letBotAnswer(hosted: Hosted): Promise<boolean> {
    const { module, live, kept } = hosted;
    const question = this.asked(hosted);
    if (question === null) return true;
    const word = this.bots.word(module, kept.table.id, question, this.random);
    await messagesHeard();
    if ((await this.matches.get(kept.table.id)) !== hosted) return false; // removed, or opened again
    const declined = await this.command(hosted, botCommand(question, word));
    return declined === null || !botQuestions(live).some(now => isSameQuestion(now, question));
  }

  /** Drops the bots of seats that have a person again, and of matches that are over. */
  private leaveSeats({ live, kept }: Hosted): void {
    const bots = live.isOver ? [] : botSeats(live);
    for (const seat of live.status.seats.keys()) if (!bots.includes(seat)) this.bots.leave(kept.table.id, seat);
  }
}

/** A person's command during the bot's thinking comes before its answer, because it may be an undo. */
const messagesHeard = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));

/** A person who comes back finds the game as they left it, not finished by bots. */
function isDeserted({ status: { seats } }: Live): boolean {
  return seats.some(({ left }) => left) && seats.every(({ left, bot }) => left || bot !== null);
}

/** What is stored was valid when it was stored. If it cannot be replayed, the rules have changed. */
function restored({ game }: AnyModule, rows: readonly Row[]): Live {
  try {
    return Live.restore(game, null, rows);
  } catch (error) {
    throw new BadInput(`this game cannot be played again: ${(error as Error).message}`);
  }
}

/** The module of a game, with an owner's content if there is one; a version other than today's if the game has kept it. */
export async function moduleOf(game: string, content?: Json, version?: number): Promise<AnyModule> {
  const load = Object.hasOwn(games, game) ? games[game] : undefined;
  if (load === undefined) throw new BadInput(`there is no game "${game}" here`);
  const now = (await load()).default;
  const module = version === undefined ? now : ((await moduleOfVersion(now, version)) ?? now);
  if (content === undefined) return module;
  if (module.withContent === undefined) throw new BadInput(`${game} cannot be played with other content`);
  return module.withContent(content);
}

function hostedOf(module: AnyModule, content: Json | undefined, live: Live, kept: Kept, chance: Chance): Hosted {
  return { module, content, live, kept, chance, busy: Promise.resolve(), bots: false };
}

function tableOf(id: string, live: Live, content: Json | undefined, created: number, updated: number): HereTable {
  const { seats, settings, tentative } = live.status;
  const { game, edition, options, version, engine } = live.play.match;
  const scores = resultOf(live)?.scores ?? null;
  const own = content === undefined ? {} : { edition };
  const waiting = [...new Set(live.waiting().map(({ seat }) => seat))];
  const toAnswer = tentative === null ? waiting : [tentative];
  const { pace } = settings;
  const rules = { version, engine };
  return { id, game, ...own, options, seats, pace, over: live.isOver, scores, toAnswer, rules, created, updated };
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return [...random].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
