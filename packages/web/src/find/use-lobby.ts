// How much is going on at the server, for as long as a page shows it.
import type { LobbyShown } from '@boardwright/server/protocol';
import { useState } from 'react';
import { useAsked } from '../kit/use-asked.ts';
import { lobby } from '../online/lobby.ts';

/** Null: not known yet, or no server can be reached. */
export function useLobby(): LobbyShown | null {
  const [shown, setShown] = useState<LobbyShown | null>(null);
  useAsked(lobby, setShown);
  return shown;
}
