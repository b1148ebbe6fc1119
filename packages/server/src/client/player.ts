// Plays the seats of a person at random, over the socket, until the game is over.
import type { Random, Word } from '@boardwright/engine';
import type { TableUpdate } from '../protocol/index.ts';
import type { Person, Sent } from './person.ts';

export interface Played {
  readonly id: string;
  readonly seat: number;
  readonly word: string;
  readonly sent: Sent;
}

/** Refusals for which trying again would not help. */
const HOPELESS: ReadonlySet<string> = new Set([
  'rulesBroke',
  'rulesChanged',
  'noSuchTable',
  'notInvited',
  'notYourSeat',
  'signedOut',
]);

/** Answers all questions for a person's seats. Resolves at the end of the game. Calls `heard` for every answer. */
export function playOn(
  person: Person,
  table: string,
  random: Random,
  heard: (played: Played) => void = () => {},
  pause: () => Promise<void> = async () => {},
): Promise<void> {
  let ids = 0;
  let isOver = false;
  const asked = new Set<string>(); // questions that are being answered
  return new Promise((resolve, reject) => {
    const answer = async (seat: number, at: string, word: Word, position: number): Promise<void> => {
      const id = `p-${position}-${seat}-${ids++}`;
      await pause();
      const sent = await person.answer(table, seat, at, word, position, id);
      asked.delete(`${seat}@${at}`);
      heard({ id, seat, word, sent });
      if (sent.type === 'refused' && HOPELESS.has(sent.why)) throw new Error(`refused: ${sent.why}`);
      const now = person.seen.get(`${table}/${seat}`);
      if (now !== undefined) look(now);
    };
    const look = (update: TableUpdate): void => {
      const { seat, position, open, tentative } = update;
      if (update.toAnswer.length === 0) isOver = true;
      if (isOver && asked.size === 0) resolve();
      if (isOver || seat === null) return;
      if (tentative === seat) person.act(table, { do: 'confirm', seat }).catch(reject);
      for (const { at, words } of open) {
        const key = `${seat}@${at}`;
        const word = words[random(words.length)];
        if (asked.has(key) || word === undefined) continue;
        asked.add(key);
        answer(seat, at, word, position).catch(reject);
      }
    };
    person.onMessage = message => {
      if (message.type === 'update' && message.table === table) look(message);
    };
    for (const update of person.seen.values()) if (update.table === table) look(update);
  });
}
