// Opens a first game with the guide, for links from elsewhere. The table takes its place in the history.
import { type ReactNode, useEffect } from 'react';
import { gameOf } from '../games/catalogue.ts';
import { Opening } from '../kit/opening.tsx';
import { useOnce } from '../kit/use-once.ts';
import { usePreferences } from '../model/settings.ts';
import { go } from '../route.tsx';
import { Trouble } from '../shell/trouble.tsx';
import { useText } from '../text/text.tsx';
import { playGuided } from './play-guided.ts';

export function GuidedPage({ id }: { readonly id: string }): ReactNode {
  const text = useText();
  const { name } = usePreferences();
  const game = gameOf(id);
  const [, open] = useOnce(async (me: string) => {
    if (game !== undefined) go(`/here/${await playGuided(game, me)}`, 'replace');
  });
  const me = name || text('guest');
  useEffect(() => {
    if (game !== undefined) open(me);
  }, [game, open, me]);
  return game === undefined ? <Trouble why="noSuchPage" /> : <Opening />;
}
