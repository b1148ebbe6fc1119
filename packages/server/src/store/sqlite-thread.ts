// The thread that owns the SQLite file. Writes wait for the disk here, so nobody else has to wait.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

export interface Asked {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
export interface Answered {
  readonly id: number;
  readonly rows?: readonly unknown[];
  readonly changes?: number;
  readonly error?: string;
}

const STATEMENTS_KEPT = 500;
const { file, readOnly } = workerData as { file: string; readOnly: boolean };
const db = new DatabaseSync(file, { readOnly });
db.exec('pragma busy_timeout = 5000; pragma foreign_keys = on');
if (!readOnly) db.exec('pragma journal_mode = wal; pragma synchronous = full');
const statements = new Map<string, StatementSync>();

function prepared(sql: string): StatementSync {
  let statement = statements.get(sql);
  if (statement === undefined) {
    if (statements.size >= STATEMENTS_KEPT) statements.clear();
    statement = db.prepare(sql);
    statements.set(sql, statement);
  }
  return statement;
}

function run({ id, sql, parameters }: Asked): Answered {
  try {
    const statement = prepared(sql);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { id, rows: statement.all(...values) };
    return { id, changes: Number(statement.run(...values).changes) };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}

parentPort?.on('message', (message: Asked | 'close') => {
  if (message === 'close') {
    db.close();
    parentPort?.close();
  } else parentPort?.postMessage(run(message));
});
