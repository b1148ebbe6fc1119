// What one would like to play, and with whom. Whoever looks waits on the same page.
import type { LobbyShown } from '@boardwright/server/protocol';
import { type ReactNode, useState } from 'react';
import { usualBotOf } from '../games/bot-level.ts';
import { gameOf } from '../games/catalogue.ts';
import { Segments } from '../kit/segments.tsx';
import { Begin } from '../new-table/begin.tsx';
import { GameChoice } from '../new-table/game-choice.tsx';
import { Toggle } from '../new-table/parts.tsx';
import { reasonOf } from '../online/api.ts';
import { findOpponents, takeName } from '../online/lobby.ts';
import { usePerson } from '../online/person.ts';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';

const FIND_PACES = ['live', 'days'] as const;
const BOTS_AFTER = ['never', '60', '300'] as const; // seconds

interface Props {
  readonly game: string;
  readonly looking: LobbyShown['looking'];
  readonly onGame: (game: string) => void;
  readonly onWaiting: (table: string) => void;
}

export function Wanted({ game, looking, onGame, onWaiting }: Props): ReactNode {
  const text = useText();
  const reason = useReason();
  const person = usePerson();
  const [players, setPlayers] = useState('any');
  const [pace, setPace] = useState<(typeof FIND_PACES)[number]>('live');
  const [rated, setRated] = useState(false);
  const [after, setAfter] = useState<(typeof BOTS_AFTER)[number]>('never');
  const counts = (gameOf(game)?.seats ?? []).filter(n => n > 1);
  const isAccount = person !== null && !person.guest;
  const find = async (name: string): Promise<void> => {
    await takeName(name);
    const bots = after === 'never' ? null : { after: Number(after), level: usualBotOf(game) };
    const count = players === 'any' || !counts.includes(Number(players)) ? null : Number(players);
    onWaiting(await findOpponents({ game, players: count, pace, rated: rated && isAccount, bots }));
  };
  return (
    <section className="panel part find-wishes" aria-labelledby="wanted">
      <h2 id="wanted">{text('find.wanted')}</h2>
      <GameChoice
        className="in-form"
        game={game}
        onChange={({ id }) => onGame(id)}
        about={({ id }) => text('find.looking', { n: looking[id] ?? 0 })}
      />
      <Segments
        label={text('find.players')}
        showLabel
        value={players}
        values={[...counts.map(String), 'any'].map(value => ({
          value,
          label: value === 'any' ? text('find.any') : value,
        }))}
        onChange={setPlayers}
      />
      <Segments
        label={text('new.pace')}
        showLabel
        value={pace}
        values={FIND_PACES.map(value => ({ value, label: text(`find.${value}`) }))}
        onChange={setPace}
      />
      <Segments
        label={text('find.bots')}
        showLabel
        value={after}
        values={BOTS_AFTER.map(value => ({
          value,
          label: value === 'never' ? text('find.never') : text('time.minutes', { n: Number(value) / 60 }),
        }))}
        onChange={setAfter}
      />
      {isAccount && (
        <Toggle label={text('find.rated')} about={text('find.ratedAbout')} on={rated} onChange={setRated} />
      )}
      <Begin
        icon="people"
        label={text('find.title')}
        needsName
        begin={find}
        whyNot={error => reason(reasonOf(error))}
      />
    </section>
  );
}
