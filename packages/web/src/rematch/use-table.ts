// Another table of the server, followed over the socket while it is shown.
import { useEffect, useState } from 'react';
import type { TableInfo } from '../model/session.ts';
import { follow } from '../online/chance.ts';
import { infoOf, seatsOf } from '../online/lobby.ts';
import { usePerson } from '../online/person.ts';
import { theSocket } from '../online/socket.ts';

export function useTable(id: string | null): TableInfo | null {
  const me = usePerson()?.id ?? '';
  const [table, setTable] = useState<TableInfo | null>(null);
  useEffect(() => {
    setTable(null);
    if (id === null) return;
    return theSocket().watch(
      id,
      () => ({ type: 'watch', table: id }),
      message => {
        if (message.type !== 'table') return;
        const { table: shown } = message;
        const info = infoOf(shown, me);
        setTable(info);
        if (info.status === 'open') void follow(shown, seatsOf(info)); // this device has its part in the chance of that table
      },
      () => setTable(null), // not for us
    );
  }, [id, me]);
  return table;
}
