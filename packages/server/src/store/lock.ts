// One server at a time per SQLite file. It is a lock of the operating system, so it ends with the process in any case.
import { DatabaseSync } from 'node:sqlite';
import { BadInput } from '@boardwright/engine';

export interface Lock {
  /** Where this server listens, for the error message of a second one. */
  note(port: number): void;
  release(): void;
}

/** Takes the lock of a database file, or says in one sentence who has it. */
export function lockFile(file: string): Lock {
  const db = opened(`${file}.lock`);
  try {
    db.exec('begin immediate');
  } catch (error) {
    const sentence = refusal(db, file, error as Error);
    db.close();
    throw new BadInput(sentence);
  }
  db.exec('create table if not exists running (port integer); delete from running; commit; begin immediate');
  return {
    note(port) {
      db.prepare('insert into running values (?)').run(port);
      db.exec('commit; begin immediate');
    },
    release: () => db.close(),
  };
}

function opened(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file);
  } catch (error) {
    throw new BadInput(`${file} cannot be written: ${(error as Error).message}`);
  }
}

function refusal(db: DatabaseSync, file: string, error: Error): string {
  if (!/locked|busy/.test(error.message)) return `${file}.lock cannot be written: ${error.message}`;
  const where = portIn(db);
  return `a server with the database ${file} is running already${where}; several need PostgreSQL and REDIS_URL`;
}

function portIn(db: DatabaseSync): string {
  try {
    const found = db.prepare('select port from running').get();
    return found === undefined ? '' : ` on port ${found.port}`;
  } catch {
    return ''; // it has just started and has not written its address yet
  }
}
