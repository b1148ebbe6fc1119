// The lobby: tables are opened, people sit down, a match begins when every chair is taken.

import { botNames } from '@boardwright/bots';
import {
  type AnyGame,
  type AnyModule,
  BadInput,
  commitTo,
  type GameFile,
  parseFile,
  type Seat,
  settle,
} from '@boardwright/engine';
import { botsIn, isZone, type Sitting } from '@boardwright/host';
import { newId, newSecret } from '../ids.ts';
import type { Matches } from '../play/matches.ts';
import { name as nameSchema } from '../protocol/common.ts';
import type { NewTable } from '../protocol/index.ts';
import { type HttpWhy, Refuse } from '../refuse.ts';
import { gameOf, rulesOf } from '../rules/games.ts';
import type { CheckedFile } from '../rules/jobs.ts';
import { keepSecret, secretOf } from '../store/journal.ts';
import type { Person } from '../store/people.ts';
import type { Db } from '../store/schema.ts';
import { addTable, type Chair, saveTable, type Table, type TableBody, tableOf } from '../store/tables.ts';
import { Chairs } from './chairs.ts';
import { isFree, sitsAt } from './shown.ts';

const TRIES = 10;
const MOST_SENT_AWAY = 100; // that one table remembers
const FREE: Chair = { person: null, name: '', bot: null, nonce: '' };

export class Lobby {
  private readonly db: Db;
  private readonly matches: Matches;
  private readonly games: ReadonlyMap<string, AnyModule>;
  private readonly changed: (table: Table) => void;
  private readonly chairs: Chairs;

  constructor(
    db: Db,
    matches: Matches,
    games: ReadonlyMap<string, AnyModule>,
    mostChairs: number,
    changed: (table: Table) => void,
  ) {
    this.db = db;
    this.matches = matches;
    this.games = games;
    this.chairs = new Chairs(db, mostChairs);
    this.changed = changed;
  }

  async open(person: Person, wish: NewTable, rematchOf: string | null = null): Promise<Table> {
    const game = this.game(wish.game, wish.content as TableBody['content']);
    const options = settle(game, wish.chairs.length, wish.options);
    checkPace(wish);
    const chairs = wish.chairs.map((chair, i): Chair => {
      if (chair.for === 'bot') return robot(chair.level, i);
      if (chair.for === 'me')
        return { person: person.id, name: chair.name ?? person.name, bot: null, nonce: wish.nonce };
      return FREE;
    });
    checkLevel(wish.substitute);
    return this.add(person, rematchOf, wish.open, {
      game: wish.game,
      edition: game.edition,
      ...(wish.content === undefined ? {} : { content: wish.content as NonNullable<TableBody['content']> }),
      options,
      chairs,
      manner: { pace: wish.pace, confirmTurns: wish.confirmTurns, substitute: wish.substitute },
      rated: wish.rated && mayBeRated(chairs),
    });
  }

  private async add(
    person: Person,
    rematchOf: string | null,
    isOpen: boolean,
    wish: Omit<TableBody, 'host' | 'invitation' | 'commitment' | 'rules' | 'rematchOf' | 'rematch'>,
  ): Promise<Table> {
    const secret = newSecret();
    const now = Date.now();
    const own = {
      host: person.id,
      invitation: newId(),
      commitment: commitTo(secret),
      rules: '',
      rematchOf,
      rematch: null,
    };
    const body = { ...wish, ...own };
    const table: Table = { id: newId(), version: 0, status: 'open', isOpen, body, created: now, updated: now };
    return this.chairs.take(person.id, waitingChairs(table), async () => {
      await keepSecret(this.db, table.id, secret);
      await addTable(this.db, table);
      return this.beginIfFull(table);
    });
  }

  async get(id: string): Promise<Table> {
    const table = await tableOf(this.db, id);
    if (table === undefined) throw new Refuse('noSuchTable');
    return table;
  }

  /** A table that this person may look at: an open one, an own one, or one they were invited to. */
  async visible(id: string, person: string | null, invitation: string | undefined): Promise<Table> {
    const table = await this.get(id);
    if (table.isOpen || sitsAt(table, person) || invitation === table.body.invitation) return table;
    throw new Refuse('notInvited');
  }

  async sitDown(
    id: string,
    person: Person,
    seats: readonly { seat: number; name?: string | undefined }[],
    nonce: string,
    invitation: string | undefined,
  ): Promise<Table> {
    const sit = (table: Table): Table | HttpWhy => {
      if (!table.isOpen && !sitsAt(table, person.id) && invitation !== table.body.invitation) return 'notInvited';
      if (table.body.sentAway?.includes(person.id) === true) return 'sentAway';
      if (table.status !== 'open') return 'alreadyStarted';
      const chairs = [...table.body.chairs];
      for (const { seat, name } of seats) {
        const chair = chairs[seat];
        if (chair === undefined || chair.person !== null || chair.bot !== null) return 'seatTaken';
        chairs[seat] = { person: person.id, name: name ?? person.name, bot: null, nonce };
      }
      return { ...table, body: { ...table.body, chairs, rated: table.body.rated && mayBeRated(chairs) } };
    };
    return this.chairs.take(person.id, seats.length, () => this.change(id, sit));
  }

  /** Whoever opened a table sends somebody away who sits there, before it begins; they may not sit down again. */
  async remove(id: string, host: string, seat: Seat): Promise<Table> {
    return this.change(id, table => {
      if (table.body.host !== host) return 'notHost';
      if (table.status !== 'open') return 'alreadyStarted';
      const gone = table.body.chairs[seat]?.person ?? null;
      if (gone === null || gone === host) return 'notYourSeat';
      const chairs = table.body.chairs.map(chair => (chair.person === gone ? FREE : chair));
      const sentAway = [...(table.body.sentAway ?? []), gone].slice(-MOST_SENT_AWAY);
      return { ...table, body: { ...table.body, chairs, sentAway } };
    });
  }

  /** Leaves a table that has not begun; whoever opened it closes it. */
  async standUp(id: string, person: string): Promise<Table> {
    return this.change(id, table => {
      if (table.status !== 'open') return 'alreadyStarted';
      if (table.body.host === person) return { ...table, status: 'closed' };
      const chairs = table.body.chairs.map(chair => (chair.person === person ? FREE : chair));
      return { ...table, body: { ...table.body, chairs } };
    });
  }

  /** Fills the free chairs with bots and begins. */
  async fill(id: string, person: string, level: string): Promise<Table> {
    checkLevel(level);
    return this.change(id, table => {
      if (table.body.host !== person) return 'notHost';
      if (table.status !== 'open') return 'alreadyStarted';
      const chairs = table.body.chairs.map((chair, i) => (isFree(chair) ? robot(level, i) : chair));
      return { ...table, body: { ...table.body, chairs, rated: table.body.rated && mayBeRated(chairs) } };
    });
  }

  /** The same game once more. The first who asks opens the table; each of the others sits down by asking too. */
  async rematch(id: string, person: Person, nonce: string): Promise<Table> {
    const table = await this.get(id);
    const mine = table.body.chairs.filter(chair => chair.person === person.id);
    if (mine.length === 0) throw new Refuse('notYourSeat');
    if (table.status !== 'over') throw new Refuse('notOver');
    if (table.body.rematch !== null) return this.joinRematch(table.body.rematch, person, mine, nonce);
    const { game, edition, content, options, manner, rated } = table.body;
    const again = table.body.chairs.map(chair => {
      if (chair.person === person.id) return { ...chair, nonce };
      return chair.bot === null ? FREE : chair;
    });
    const chairs = [...again.slice(1), ...again.slice(0, 1)]; // another one begins
    const wish = { game, edition, ...(content === undefined ? {} : { content }), options, chairs, manner, rated };
    const next = await this.add(person, id, table.isOpen, wish);
    const { body } = await this.change(id, old =>
      old.body.rematch === null ? { ...old, body: { ...old.body, rematch: next.id } } : old,
    );
    if (body.rematch === next.id || body.rematch === null) return next;
    await this.standUp(next.id, person.id); // somebody else was first
    return this.joinRematch(body.rematch, person, mine, nonce);
  }

  private async joinRematch(id: string, person: Person, mine: readonly Chair[], nonce: string): Promise<Table> {
    const table = await this.get(id);
    if (sitsAt(table, person.id)) return table;
    const free = table.body.chairs.flatMap((chair, seat) => (isFree(chair) ? [seat] : [])).slice(0, mine.length);
    const seats = free.map((seat, i) => ({ seat, name: mine[i]?.name }));
    return this.sitDown(id, person, seats, nonce, table.body.invitation);
  }

  /**
   * Opens a game that was played elsewhere. One that is over is there to look back at. Else bots stay bots, seats of
   * people are this person's or free for who has the invitation, and the game goes on when every chair is taken.
   */
  async import(person: Person, text: string, mine: readonly Seat[] | undefined): Promise<Table> {
    const file = parseFile(text, 'the file');
    const { game, content } = file;
    const checked = (await this.matches.ask({ do: 'check', game, content, file: text })) as CheckedFile;
    const chairs = importedChairs(person, file, checked.over ? 'all' : mine);
    const now = Date.now();
    const body: TableBody = {
      game,
      edition: checked.edition,
      ...(content === undefined ? {} : { content }),
      options: file.options,
      host: person.id,
      chairs,
      manner: { pace: { kind: 'untimed' }, confirmTurns: false, substitute: 'random' },
      rated: false,
      invitation: newId(),
      commitment: checked.seal?.commitment ?? null,
      rules: '',
      rematchOf: null,
      rematch: null,
      imported: true,
      goesOn: { log: checked.log, seal: checked.seal },
    };
    const table: Table = { id: newId(), version: 0, status: 'open', isOpen: false, body, created: now, updated: now };
    return this.chairs.take(person.id, waitingChairs(table), async () => {
      await addTable(this.db, table);
      return this.beginIfFull(table);
    });
  }

  async change(id: string, how: (table: Table) => Table | HttpWhy): Promise<Table> {
    for (let i = 0; i < TRIES; i++) {
      const table = await this.get(id);
      const wanted = how(table);
      if (typeof wanted === 'string') throw new Refuse(wanted);
      if (await saveTable(this.db, wanted, Date.now()))
        return this.beginIfFull({ ...wanted, version: table.version + 1 });
    }
    throw new Refuse('tryAgain');
  }

  private async beginIfFull(table: Table): Promise<Table> {
    if (table.status === 'open' && !table.body.chairs.some(isFree)) return this.begin(table);
    this.changed(table);
    return table;
  }

  private async begin(table: Table): Promise<Table> {
    const { game, edition, options, chairs, manner, commitment, content, goesOn } = table.body;
    const ours = commitment === null ? null : { commitment, nonces: chairs.map(({ nonce }) => nonce) };
    const seal = goesOn === undefined ? ours : goesOn.seal;
    const opening = { game, edition, options, seats: chairs.map(sittingOf), manner, seal };
    await this.matches.begin(table.id, opening, await secretOf(this.db, table.id), content, goesOn?.log);
    return this.change(table.id, old => (old.status === 'open' ? this.playing(old) : old));
  }

  private playing(table: Table): Table {
    const { goesOn: _, ...body } = table.body; // its log is in the journal now
    return { ...table, status: 'playing', body: { ...body, rules: rulesOf(this.games, body.game) } };
  }

  private game(id: string, content: TableBody['content']): AnyGame {
    if (!this.games.has(id)) throw new Refuse('noSuchGame');
    return gameOf(this.games, id, content);
  }
}

/** The chairs of whoever opens a table that does not begin at once. */
function waitingChairs({ body: { host, chairs } }: Table): number {
  return chairs.some(isFree) ? chairs.filter(({ person }) => person === host).length : 0;
}

const sittingOf = ({ person, name, bot }: Chair): Sitting => ({ owner: person, name, bot, left: false });

function robot(level: string, seat: number): Chair {
  checkLevel(level);
  return { person: null, name: `${level} ${seat + 1}`, bot: level, nonce: '' };
}

function checkLevel(level: string): void {
  if (!botNames.includes(level)) throw new BadInput(`there is no bot "${level}" (there are: ${botNames.join(', ')})`);
}

function checkPace({ pace }: NewTable): void {
  if (pace.kind === 'days' && pace.window !== null && !isZone(pace.window.zone))
    throw new BadInput(`"${pace.window.zone}" is not a time zone; one looks like Europe/Budapest`);
}

/** Every seat is a different person, or free for one. */
function mayBeRated(chairs: readonly Chair[]): boolean {
  const people = chairs.flatMap(({ person }) => person ?? []);
  return chairs.every(({ bot }) => bot === null) && new Set(people).size === people.length;
}

function importedChairs(person: Person, file: GameFile, mine: readonly Seat[] | 'all' | undefined): Chair[] {
  const bots = botsIn(file);
  const people = bots.flatMap((bot, p) => (bot === null ? [p] : []));
  const own = mine === 'all' ? people : (mine ?? people.slice(0, 1));
  const odd = own.find(p => !people.includes(p));
  if (odd !== undefined) throw new BadInput(`seat ${odd} of this game is not a person's`);
  return bots.map((bot, p): Chair => {
    if (bot !== null) checkLevel(bot);
    const name = nameIn(file, p);
    return { person: own.includes(p) ? person.id : null, name, bot, nonce: '' };
  });
}

function nameIn({ names }: GameFile, seat: Seat): string {
  const given: unknown = Array.isArray(names) ? names[seat] : undefined;
  const read = nameSchema.safeParse(given);
  return read.success ? read.data : `${seat + 1}`;
}
