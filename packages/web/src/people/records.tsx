// What a player has achieved, by game and number of players; and the games of two people against each other.
import type { ReactNode } from 'react';
import { nameOf } from '../games/catalogue.ts';
import type { PlayerShown } from '../online/people.ts';
import { useText } from '../text/text.tsx';

type Records = PlayerShown['records'];

export function RecordTable({ records }: { readonly records: Records }): ReactNode {
  const text = useText();
  return (
    <section className="panel list" aria-labelledby="record">
      <header>
        <h2 id="record">{text('player.record')}</h2>
      </header>
      {records.length === 0 ? (
        <p className="empty">{text('player.noResults')}</p>
      ) : (
        <table className="player-record">
          <thead>
            <tr>
              <th scope="col">{text('tables.game')}</th>
              <th scope="col">{text('find.players')}</th>
              <th scope="col">{text('player.played')}</th>
              <th scope="col">{text('player.won')}</th>
            </tr>
          </thead>
          <tbody>
            {records.map(({ game, seats, games, won }) => (
              <tr key={`${game} ${seats}`}>
                <th scope="row">{nameOf(game, text.language)}</th>
                <td>{seats}</td>
                <td>{games}</td>
                <td>
                  {won} <small>{text('player.share', { share: won / Math.max(1, games) })}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

export function Together({ player }: { readonly player: PlayerShown }): ReactNode {
  const text = useText();
  const { name, together } = player;
  const sum = (key: 'games' | 'won' | 'lost'): number => together.reduce((all, each) => all + each[key], 0);
  return (
    <section className="panel list" aria-labelledby="together">
      <header>
        <h2 id="together">{text('player.together', { name })}</h2>
        <span className="muted">{text('player.games', { n: sum('games') })}</span>
      </header>
      {together.length === 0 ? (
        <p className="empty">{text('player.noneTogether')}</p>
      ) : (
        <>
          <p className="versus">
            <span className="unseen">{text('people.tally', { won: sum('won'), lost: sum('lost'), name })}</span>
            <b aria-hidden="true">
              {sum('won')}:{sum('lost')}
            </b>
            <small aria-hidden="true">{text('people.tallyAbout', { name })}</small>
          </p>
          <table className="player-record">
            <thead className="unseen">
              <tr>
                <th scope="col">{text('tables.game')}</th>
                <th scope="col">{text('player.you')}</th>
                <th scope="col">{name}</th>
              </tr>
            </thead>
            <tbody>
              {together.map(({ game, won, lost }) => (
                <tr key={game}>
                  <th scope="row">{nameOf(game, text.language)}</th>
                  <td>{won}</td>
                  <td>{lost}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
