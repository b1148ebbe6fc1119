// The chairs of a table before its match begins, and the players they become.
import { botNames } from '@boardwright/bots';
import { BadInput, type Seat } from '@boardwright/engine';
import type { Player } from '@boardwright/host';
import { name as nameSchema } from '../protocol/common.ts';
import type { ReadFile } from '../reading/reader.ts';
import type { Person } from '../store/people.ts';
import type { Chair, Part, Table } from '../store/tables.ts';
import { ANNOUNCED } from './sealing.ts';
import { isFree } from './shown.ts';

export const FREE: Chair = { person: null, name: '', bot: null };

/** A free chair for somebody: a person, or whoever has this name. */
export const keptChair = (name: string, kept?: string): Chair => ({
  ...FREE,
  name,
  ...(kept === undefined ? {} : { kept }),
});

/** The chair of somebody who has stood up. If it was kept for them, it still is. */
export const leftChair = ({ name, kept }: Chair): Chair => (kept === undefined ? FREE : keptChair(name, kept));

/** The chairs of the person who opens a table that does not begin at once. */
export function waitingChairs({ body: { host, chairs } }: Table): number {
  return chairs.some(isFree) ? chairs.filter(({ person }) => person === host).length : 0;
}

export const announced = (contribute: boolean): { readonly part?: Part } => (contribute ? { part: ANNOUNCED } : {});

/** `away`: until when people are away. */
export function playerOf({ person, name, bot }: Chair, away: ReadonlyMap<string, number>): Player {
  const awayUntil = person === null ? undefined : away.get(person);
  return { owner: person, name, bot, left: false, ...(awayUntil === undefined ? {} : { awayUntil }) };
}

export function robot(level: string, seat: number): Chair {
  checkLevel(level);
  return { person: null, name: `${level} ${seat + 1}`, bot: level };
}

export function checkLevel(level: string): void {
  if (!botNames.includes(level)) throw new BadInput(`there is no bot "${level}" (there are: ${botNames.join(', ')})`);
}

export function importedChairs(
  person: Person,
  file: ReadFile,
  mine: readonly Seat[] | 'all' | undefined,
  contribute: boolean,
): Chair[] {
  const { bots } = file;
  const people = bots.flatMap((bot, p) => (bot === null ? [p] : []));
  const own = mine === 'all' ? people : (mine ?? people.slice(0, 1));
  const odd = own.find(p => !people.includes(p));
  if (odd !== undefined) throw new BadInput(`seat ${odd} of this game is not a person's`);
  return bots.map((bot, p): Chair => {
    if (bot !== null) checkLevel(bot);
    const name = nameIn(file, p);
    return own.includes(p) ? { person: person.id, name, bot, ...announced(contribute) } : { person: null, name, bot };
  });
}

function nameIn({ names }: ReadFile, seat: Seat): string {
  const read = nameSchema.safeParse(names[seat]);
  return read.success ? read.data : `${seat + 1}`;
}
