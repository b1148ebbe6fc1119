// The table as its parts find it, without handing it down from piece to piece.
import { createContext, use } from 'react';
import type { DrawnTable, TableNow } from './table.ts';

export interface AtTable {
  readonly now: TableNow;
  readonly drawn: DrawnTable;
}

export const TableContext = createContext<AtTable | null>(null);

export function useTable(): AtTable {
  const table = use(TableContext);
  if (table === null) throw new Error('this part belongs on a table');
  return table;
}
