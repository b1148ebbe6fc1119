// Clubs: who may see one, and what members and owners may do. To everybody else a club does not exist.
import { newId } from '../ids.ts';
import type { ClubListed, ClubShown, Role } from '../protocol/clubs.ts';
import { Refuse } from '../refuse.ts';
import * as store from '../store/clubs.ts';
import type { Db } from '../store/schema.ts';
import { clubTables, type Table } from '../store/tables.ts';

const MOST_CLUBS = 20; // of one person
const MOST_MEMBERS = 200;
const TABLES_SHOWN = 50;

export class Clubs {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async found(person: string, name: string, about: string): Promise<ClubShown> {
    await this.mustHaveRoom(person);
    const id = newId();
    const club = { id, name, about, shown: 0, invitation: newId(), created: Date.now() };
    await store.addClub(this.db, club, person);
    return this.shown(id, person, undefined);
  }

  async of(person: string): Promise<ClubListed[]> {
    const found = await store.clubsOf(this.db, person);
    return found.map(({ id, name, role, n }) => ({ id, name, role: role as Role, members: n }));
  }

  /** To members, to those with the invitation, and to all if the club wants that. */
  async shown(id: string, person: string | null, invitation: string | undefined): Promise<ClubShown> {
    const club = await store.clubOf(this.db, id);
    if (club === undefined) throw new Refuse('noSuchClub');
    const role = person === null ? null : await store.roleIn(this.db, id, person);
    const isShown = club.shown === 1;
    if (role === null && !isShown && invitation !== club.invitation) throw new Refuse('noSuchClub');
    const members = await store.membersOf(this.db, id);
    const named = members.map(each => ({
      person: each.person,
      name: each.name,
      role: each.role as Role,
      joined: each.joined,
    }));
    return {
      id,
      name: club.name,
      about: club.about,
      shown: isShown,
      role,
      size: members.length,
      members: role !== null || isShown ? named : [],
      ...(role === null ? {} : { invitation: club.invitation }),
      created: club.created,
    };
  }

  async tables(id: string, person: string): Promise<Table[]> {
    await this.mustBe('member', id, person);
    return clubTables(this.db, id, TABLES_SHOWN);
  }

  async join(id: string, person: string, invitation: string): Promise<void> {
    const club = await store.clubOf(this.db, id);
    if (club === undefined || club.invitation !== invitation) throw new Refuse('noSuchClub');
    if ((await store.roleIn(this.db, id, person)) !== null) return;
    await this.mustHaveRoom(person);
    const member = { club: id, person, role: 'member', joined: Date.now() };
    if (!(await store.join(this.db, member, MOST_MEMBERS))) throw new Refuse('clubIsFull');
  }

  async leave(id: string, person: string): Promise<void> {
    await this.mustBe('member', id, person);
    await store.leave(this.db, id, person);
  }

  async change(id: string, owner: string, how: { name?: string; about?: string; shown?: boolean }): Promise<void> {
    await this.mustBe('owner', id, owner);
    const { shown, ...texts } = how;
    await store.changeClub(this.db, id, { ...texts, ...(shown === undefined ? {} : { shown: shown ? 1 : 0 }) });
  }

  /** The former invitation no longer works. */
  async renewInvitation(id: string, owner: string): Promise<void> {
    await this.mustBe('owner', id, owner);
    await store.changeClub(this.db, id, { invitation: newId() });
  }

  /** Whoever is removed knows the invitation, so there is a new one. */
  async remove(id: string, owner: string, person: string): Promise<void> {
    await this.mustBe('owner', id, owner);
    if (person === owner) throw new Refuse('badRequest');
    await store.leave(this.db, id, person);
    await this.renewInvitation(id, owner);
  }

  async give(id: string, owner: string, person: string, role: Role): Promise<void> {
    await this.mustBe('owner', id, owner);
    if (!(await store.giveRole(this.db, id, person, role))) throw new Refuse('lastOwner');
  }

  async dissolve(id: string, owner: string): Promise<void> {
    await this.mustBe('owner', id, owner);
    await store.removeClub(this.db, id);
  }

  /** `member`: owners are members too. */
  async mustBe(role: Role, id: string, person: string): Promise<void> {
    const has = await store.roleIn(this.db, id, person);
    if (has === null) throw new Refuse('noSuchClub');
    if (role === 'owner' && has !== 'owner') throw new Refuse('notOwner');
  }

  private async mustHaveRoom(person: string): Promise<void> {
    if ((await store.clubsOf(this.db, person)).length >= MOST_CLUBS) throw new Refuse('tooManyClubs');
  }
}
