// The lobby: people open tables and sit down, and a match begins when every chair is taken.

import { type AnyGame, type AnyModule, BadInput, commitToSecret, type Seat, settleNew } from '@boardwright/engine';
import { isZone } from '@boardwright/host';
import { newId, newSecret } from '../ids.ts';
import type { Matches } from '../play/matches.ts';
import type { NewTable } from '../protocol/index.ts';
import type { Edition, ReadFile } from '../reading/reader.ts';
import { type HttpWhy, Refuse } from '../refuse.ts';
import { gameOf, rulesOf } from '../rules/games.ts';
import { blockedWith, hasBlocked, knows } from '../store/acquaintances.ts';
import { roleIn } from '../store/clubs.ts';
import { type Content, contentOf } from '../store/contents.ts';
import { keepSecret, secretOf, wakeAt } from '../store/journal.ts';
import { areAccounts, namesOf, type Person } from '../store/people.ts';
import type { Db } from '../store/schema.ts';
import { addTable, type Chair, saveTable, type Table, type TableBody, tableOf, tablesDue } from '../store/tables.ts';
import { awayNow } from '../store/vacations.ts';
import { ChairLimit } from './chair-limit.ts';
import {
  announced,
  checkLevel,
  FREE,
  importedChairs,
  keptChair,
  leftChair,
  playerOf,
  robot,
  waitingChairs,
} from './chairs.ts';
import { commitParts, isFixed, isReady, revealParts, sealed, sealOf } from './sealing.ts';
import { isAwaited, isFree, mayKnow, sitsAt } from './shown.ts';

const TRIES = 10;
const MOST_SENT_AWAY = 100; // per table
const MOST_DUE = 200; // tables checked in one batch

export class Lobby {
  private readonly db: Db;
  private readonly matches: Matches;
  private readonly games: ReadonlyMap<string, AnyModule>;
  private readonly changed: (table: Table) => void;
  private readonly chairLimit: ChairLimit;
  private readonly sealWait: number;

  constructor(
    db: Db,
    matches: Matches,
    games: ReadonlyMap<string, AnyModule>,
    limits: { readonly chairs: number; readonly sealWait: number },
    changed: (table: Table) => void,
  ) {
    this.db = db;
    this.matches = matches;
    this.games = games;
    this.chairLimit = new ChairLimit(db, limits.chairs);
    this.sealWait = limits.sealWait;
    this.changed = changed;
  }

  /** `edition`: an owner's edition, already parsed. */
  async open(
    person: Person,
    wish: NewTable,
    edition: Edition | null = null,
    more: Pick<TableBody, 'sought' | 'fillAt' | 'fillLevel'> = {},
  ): Promise<Table> {
    const game = this.game(wish.game);
    const options = edition?.options ?? settleNew(game, wish.chairs.length, wish.options);
    checkPace(wish);
    const guest = await this.guestMark(person);
    const invited = await this.namesOfInvited(person.id, wish);
    const chairs = wish.chairs.map((chair, i): Chair => {
      if (chair.for === 'bot') return robot(chair.level, i);
      if (chair.for === 'me')
        return {
          person: person.id,
          name: chair.name ?? person.name,
          bot: null,
          ...guest,
          ...announced(wish.contribute),
        };
      return keptChair(chair.name ?? invited.get(chair.person ?? '') ?? '', chair.person);
    });
    checkLevel(wish.substitute);
    const { club } = wish;
    if (club !== undefined && (await roleIn(this.db, club, person.id)) === null) throw new Refuse('noSuchClub');
    const body = {
      game: wish.game,
      edition: edition?.name ?? game.edition,
      ...(edition === null ? {} : { contentHash: edition.content.hash }),
      options,
      chairs,
      settings: {
        pace: wish.pace,
        confirmTurns: wish.confirmTurns,
        substitute: wish.substitute,
        timeUp: wish.timeUp,
      },
      rated: wish.rated,
      ...(club === undefined ? {} : { club }),
      ...more,
    };
    return this.add(person, null, wish.open && club === undefined, body, edition?.content ?? null);
  }

  /** People can be invited by those who know them, unless one of the two has blocked the other. */
  private async namesOfInvited(host: string, { chairs }: NewTable): Promise<ReadonlyMap<string, string>> {
    const ids = chairs.flatMap(chair => (chair.for === 'anybody' ? (chair.person ?? []) : []));
    await this.mayInvite(host, ids);
    if (new Set(ids).size < ids.length) throw new BadInput('a person is invited to one seat');
    for (const id of ids) if (!(await knows(this.db, host, id))) throw new Refuse('cannotInvite');
    return namesOf(this.db, ids);
  }

  private async mayInvite(host: string, people: readonly string[]): Promise<void> {
    const blocked = people.length === 0 ? null : await blockedWith(this.db, host);
    if (people.some(id => id === host || blocked?.has(id))) throw new Refuse('cannotInvite');
  }

  private async guestMark({ id }: Person): Promise<Pick<Chair, 'guest'>> {
    return (await areAccounts(this.db, [id])) ? {} : { guest: true };
  }

  private async add(
    person: Person,
    rematchOf: string | null,
    isOpen: boolean,
    wish: Omit<TableBody, 'host' | 'invitation' | 'commitment' | 'rules' | 'rematchOf' | 'rematch'>,
    content: Content | null = null,
  ): Promise<Table> {
    const id = newId();
    const secret = newSecret();
    const now = Date.now();
    const own = {
      host: person.id,
      invitation: newId(),
      commitment: commitToSecret(id, secret),
      rules: '',
      rematchOf,
      rematch: null,
    };
    const body = { ...wish, ...own };
    const table: Table = { id, version: 0, status: 'open', isOpen, body, created: now, updated: now };
    return this.addNew(table, secret, content);
  }

  private addNew(table: Table, secret: string | null, content: Content | null): Promise<Table> {
    return this.chairLimit.take(table.body.host, waitingChairs(table), async () => {
      if (secret !== null) await keepSecret(this.db, table.id, secret);
      const begun = sealed(table, table.created, this.sealWait);
      await addTable(this.db, begun, content);
      return this.goOn(begun);
    });
  }

  async get(id: string): Promise<Table> {
    const table = await tableOf(this.db, id);
    if (table === undefined) throw new Refuse('noSuchTable');
    return table;
  }

  /** A table that this person may look at: an open one, one of their own or of their clubs, or one they were invited to. */
  async visible(id: string, person: string | null, invitation: string | undefined): Promise<Table> {
    const table = await this.get(id);
    if (table.isOpen || mayKnow(table, person) || invitation === table.body.invitation) return table;
    if (await this.isInClub(table, person)) return table;
    throw new Refuse('notInvited');
  }

  /** A member of the club that the table is for. */
  private async isInClub({ body: { club } }: Table, person: string | null): Promise<boolean> {
    return club !== undefined && person !== null && (await roleIn(this.db, club, person)) !== null;
  }

  async sitDown(
    id: string,
    person: Person,
    seats: readonly { seat: number; name?: string | undefined; commitment?: string | undefined }[],
    contribute: boolean,
    invitation: string | undefined,
  ): Promise<Table> {
    const guest = await this.guestMark(person);
    const now = await this.get(id);
    if (await hasBlocked(this.db, now.body.host, person.id)) throw new Refuse('notWelcome');
    const isMember = await this.isInClub(now, person.id); // the club of a table never changes
    const sit = (table: Table): Table | HttpWhy => {
      const mayEnter = table.isOpen || isMember || mayKnow(table, person.id);
      if (!mayEnter && invitation !== table.body.invitation) return 'notInvited';
      if (table.body.sentAway?.includes(person.id) === true) return 'sentAway';
      if (table.status !== 'open') return 'alreadyStarted';
      const chairs = [...table.body.chairs];
      for (const { seat, name, commitment } of seats) {
        const chair = chairs[seat];
        if (chair === undefined || !isFree(chair)) return 'seatTaken';
        const isKept = chair.kept !== undefined && chair.kept !== person.id;
        if (isKept && table.body.host !== person.id) return 'seatTaken';
        const part = commitment === undefined ? announced(contribute) : { part: { commitment, nonce: null } };
        const kept = isKept || chair.kept === undefined ? {} : { kept: chair.kept };
        chairs[seat] = { person: person.id, name: name ?? person.name, bot: null, ...kept, ...guest, ...part };
      }
      return { ...table, body: { ...table.body, chairs } };
    };
    return this.chairLimit.take(person.id, seats.length, () => this.change(id, sit));
  }

  /** The host removes somebody from a table that has not begun. That person may not sit down there again. */
  async remove(id: string, host: string, seat: Seat): Promise<Table> {
    return this.change(id, table => {
      if (table.body.host !== host) return 'notHost';
      if (table.status !== 'open') return 'alreadyStarted';
      if (isFixed(table)) return 'sealed';
      const gone = table.body.chairs[seat]?.person ?? null;
      if (gone === null || gone === host) return 'notYourSeat';
      const chairs = table.body.chairs.map(chair => (chair.person === gone ? FREE : chair));
      const sentAway = [...(table.body.sentAway ?? []), gone].slice(-MOST_SENT_AWAY);
      return { ...table, body: { ...table.body, chairs, sentAway } };
    });
  }

  /** Leaves a table that has not begun. If the host leaves, the table is closed. */
  async standUp(id: string, person: string): Promise<Table> {
    return this.change(id, table => {
      if (table.status !== 'open') return 'alreadyStarted';
      const heir = table.body.sought === undefined ? null : heirOf(table, person);
      if (table.body.host === person && heir === null) return { ...table, status: 'closed' };
      if (isFixed(table)) return 'sealed';
      const chairs = table.body.chairs.map(chair => (chair.person === person ? leftChair(chair) : chair));
      return { ...table, body: { ...table.body, chairs, host: heir ?? table.body.host } };
    });
  }

  /** The host keeps a free chair for somebody by name, or frees it for anybody. */
  async keep(id: string, host: string, seat: Seat, name: string | null): Promise<Table> {
    return this.change(id, table => {
      const chair = table.body.chairs[seat];
      if (table.body.host !== host) return 'notHost';
      if (table.status !== 'open') return 'alreadyStarted';
      if (chair === undefined || !isFree(chair)) return 'seatTaken';
      const chairs = table.body.chairs.with(seat, keptChair(name ?? ''));
      return { ...table, body: { ...table.body, chairs } };
    });
  }

  /** The host lists a table that has not begun for everybody, or no longer. */
  async list(id: string, host: string, isOpen: boolean): Promise<Table> {
    return this.change(id, table => {
      if (table.body.host !== host) return 'notHost';
      if (table.status !== 'open') return 'alreadyStarted';
      return table.isOpen === isOpen ? table : { ...table, isOpen };
    });
  }

  /** A person does not want the seats that are kept for them. */
  async decline(id: string, { id: person, name }: Person): Promise<Table> {
    return this.change(id, table => {
      if (!isAwaited(table, person)) return 'notInvited';
      const chairs = table.body.chairs.map(chair => (isFree(chair) && chair.kept === person ? FREE : chair));
      const declined = [...(table.body.declined ?? []), name].slice(-MOST_SENT_AWAY);
      return { ...table, body: { ...table.body, chairs, declined } };
    });
  }

  /** Records a person's commitments for fair chance. */
  async commit(id: string, person: string, parts: Parameters<typeof commitParts>[2]): Promise<Table> {
    return this.change(id, table => commitParts(table, person, parts));
  }

  /** Records the contributions, after all commitments are fixed. */
  async reveal(id: string, person: string, parts: Parameters<typeof revealParts>[2]): Promise<Table> {
    return this.change(id, table => revealParts(table, person, parts));
  }

  /** Puts bots on the free chairs, or on one of them. When none is left, the game begins. */
  async fill(id: string, person: string, level: string, only?: Seat): Promise<Table> {
    checkLevel(level);
    return this.change(id, table => {
      if (table.body.host !== person) return 'notHost';
      if (table.status !== 'open') return 'alreadyStarted';
      const chairs = table.body.chairs.map((chair, i) =>
        isFree(chair) && i === (only ?? i) ? robot(level, i) : chair,
      );
      return { ...table, body: { ...table.body, chairs } };
    });
  }

  /**
   * A rematch. The first person who asks opens the table. The seats of the others are kept for them, and each sits down
   * by asking too. It is not listed, so nobody else comes in between.
   */
  async rematch(id: string, person: Person, contribute: boolean): Promise<Table> {
    const table = await this.get(id);
    const mine = table.body.chairs.filter(chair => chair.person === person.id);
    if (mine.length === 0) throw new Refuse('notYourSeat');
    if (table.status !== 'over') throw new Refuse('notOver');
    if (table.body.rematch !== null) return this.joinRematch(table.body.rematch, person, contribute);
    const { game, edition, contentHash, options, settings, rated, club } = table.body;
    const others = table.body.chairs.flatMap(chair => chair.person ?? []).filter(other => other !== person.id);
    await this.mayInvite(person.id, others);
    const guest = await this.guestMark(person);
    const again = table.body.chairs.map(({ person: sitter, name, bot }): Chair => {
      if (sitter === person.id) return { person: sitter, name, bot, ...guest, ...announced(contribute) };
      return sitter === null ? { person: null, name, bot } : keptChair(name, sitter);
    });
    const chairs = [...again.slice(1), ...again.slice(0, 1)]; // another player begins
    const own = { ...(contentHash === undefined ? {} : { contentHash }), ...(club === undefined ? {} : { club }) };
    const wish = { game, edition, ...own, options, chairs, settings, rated };
    const next = await this.add(person, id, false, wish);
    const { body } = await this.change(id, old =>
      old.body.rematch === null ? { ...old, body: { ...old.body, rematch: next.id } } : old,
    );
    if (body.rematch === next.id || body.rematch === null) return next;
    await this.standUp(next.id, person.id); // somebody else was first
    return this.joinRematch(body.rematch, person, contribute);
  }

  private async joinRematch(id: string, person: Person, contribute: boolean): Promise<Table> {
    const table = await this.get(id);
    if (sitsAt(table, person.id)) return table;
    const seats = table.body.chairs.flatMap((chair, seat) =>
      isFree(chair) && chair.kept === person.id ? [{ seat, name: chair.name }] : [],
    );
    if (seats.length === 0) throw new Refuse('seatTaken'); // declined before, or a bot plays instead
    return this.sitDown(id, person, seats, contribute, undefined);
  }

  /**
   * Opens a game that was played elsewhere. A finished game can only be replayed. Otherwise bots stay bots, seats of
   * people are this person's or free for anybody with the invitation, and the game continues when every chair is taken.
   * It gets a new secret, because we cannot prove what was drawn elsewhere.
   */
  async import(person: Person, file: ReadFile, mine: readonly Seat[] | undefined, contribute: boolean): Promise<Table> {
    const { game, edition, content, options } = file;
    const chairs = importedChairs(person, file, file.over ? 'all' : mine, contribute && !file.over);
    const now = Date.now();
    const id = newId();
    const secret = file.over ? null : newSecret();
    const body: TableBody = {
      game,
      edition,
      ...(content === null ? {} : { contentHash: content.hash }),
      options,
      host: person.id,
      chairs,
      settings: { pace: { kind: 'untimed' }, confirmTurns: false, substitute: 'random' },
      rated: false,
      invitation: newId(),
      commitment: secret === null ? (file.seal?.commitment ?? null) : commitToSecret(id, secret),
      rules: '',
      rematchOf: null,
      rematch: null,
      imported: true,
      goesOn: { log: file.log, seal: file.seal, rules: file.rules },
    };
    const table: Table = { id, version: 0, status: 'open', isOpen: false, body, created: now, updated: now };
    return this.addNew(table, secret, content);
  }

  async change(id: string, how: (table: Table) => Table | HttpWhy): Promise<Table> {
    for (let i = 0; i < TRIES; i++) {
      const table = await this.get(id);
      const wanted = how(table);
      if (typeof wanted === 'string') throw new Refuse(wanted);
      const next = sealed(wanted, Date.now(), this.sealWait);
      if (next === table) return this.goOn(table); // sent before, or a crash came before the match began
      if (await saveTable(this.db, next, Date.now())) return this.goOn({ ...next, version: table.version + 1 });
    }
    throw new Refuse('tryAgain');
  }

  private async goOn(table: Table): Promise<Table> {
    if (isReady(table)) return this.begin(table);
    this.changed(table);
    return table;
  }

  /** Continues with tables that are due, and with those that a crash kept from beginning. */
  async sweep(now: number): Promise<void> {
    for (const id of await tablesDue(this.db, now, MOST_DUE)) {
      await wakeAt(this.db, id, now + this.sealWait); // if it fails, it is tried again then
      const { status, body } = await this.change(id, table => filledInTime(table, now));
      if (status === 'open' && body.sealing === undefined) await wakeAt(this.db, id, body.fillAt ?? null);
    }
  }

  private async begin(table: Table): Promise<Table> {
    const { game, edition, options, chairs, settings, contentHash, goesOn } = table.body;
    const people = chairs.flatMap(({ person }) => person ?? []);
    const away = settings.pace.kind === 'days' ? await awayNow(this.db, people, Date.now()) : new Map<string, number>();
    const seats = chairs.map(chair => playerOf(chair, away));
    const opening = { game, edition, options, seats, settings, seal: sealOf(table) };
    const content = await contentOf(this.db, contentHash);
    const rules = this.rulesFor(table.body);
    await this.matches.begin(table, opening, rules, await secretOf(this.db, table.id), content, goesOn?.log);
    return this.change(table.id, old => (old.status === 'open' ? this.playing(old) : old));
  }

  private playing(table: Table): Table {
    const { goesOn: _, sealing: __, ...body } = table.body; // its log and its seal are now in the journal
    return { ...table, status: 'playing', body: { ...body, rules: this.rulesFor(table.body) } };
  }

  private rulesFor({ game, goesOn }: TableBody): string {
    return goesOn?.rules ?? rulesOf(this.games, game);
  }

  private game(id: string): AnyGame {
    if (!this.games.has(id)) throw new Refuse('noSuchGame');
    return gameOf(this.games, id);
  }
}

function checkPace({ pace }: NewTable): void {
  if (pace.kind === 'days' && pace.window !== null && !isZone(pace.window.zone))
    throw new BadInput(`"${pace.window.zone}" is not a time zone; one looks like Europe/Budapest`);
}

/** At a table where people look for opponents, whoever opened it may go: the next one takes it over. */
function heirOf({ body: { host, chairs } }: Table, leaving: string): string | null {
  if (host !== leaving) return host;
  return chairs.find(({ person }) => person !== null && person !== leaving)?.person ?? null;
}

/** Bots take the free chairs when nobody has come in time. */
function filledInTime(table: Table, now: number): Table {
  const { chairs, fillAt, fillLevel } = table.body;
  if (table.status !== 'open' || fillAt === undefined || fillLevel === undefined || fillAt > now) return table;
  if (!chairs.some(isFree)) return table;
  const filled = chairs.map((chair, i) => (isFree(chair) ? robot(fillLevel, i) : chair));
  return { ...table, body: { ...table.body, chairs: filled } };
}
