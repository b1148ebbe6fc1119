// boardwright backup FILE and boardwright restore FILE: all of the server's data in one file, for either database.
import { existsSync } from 'node:fs';
import { BadInput } from '@boardwright/engine';
import { configOf } from '../config.ts';
import { readBackup, writeBackup } from '../store/backup.ts';
import { openAsItIs } from '../store/open.ts';
import { readFlags } from './flags.ts';

const FLAGS = { database: { type: 'string' } } as const;

/** Works while the server runs: a backup is a consistent snapshot. */
export async function backup(args: readonly string[]): Promise<number> {
  const { file, database } = wanted(args, 'backup');
  if (existsSync(file)) throw new BadInput(`${file} already exists; a backup does not overwrite it`);
  const { db } = await openAsItIs(database, true);
  try {
    console.log(`${await writeBackup(db, file)} rows written to ${file}`);
    return 0;
  } finally {
    await db.destroy();
  }
}

/** Restores into an empty database: all of the file or nothing. */
export async function restore(args: readonly string[]): Promise<number> {
  const { file, database } = wanted(args, 'restore');
  if (!existsSync(file)) throw new BadInput(`there is no file ${file}`);
  const { db } = await openAsItIs(database, false);
  try {
    console.log(`${await readBackup(db, file)} rows restored from ${file}`);
    return 0;
  } finally {
    await db.destroy();
  }
}

function wanted(args: readonly string[], command: string): { file: string; database: string } {
  const { values, words } = readFlags(args, FLAGS);
  const [file, ...more] = words;
  if (file === undefined || more.length > 0) throw new BadInput(`name one file: boardwright ${command} FILE`);
  const { database } = values;
  return { file, database: typeof database === 'string' ? database : configOf(process.env).database };
}
