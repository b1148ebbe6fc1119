// The end of a game: who won, where each point came from, how it went, and what next.
import type { GameFile } from '@boardwright/engine';
import type { Update } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { type ReactNode, useEffect, useState } from 'react';
import { nameOf } from '../games/catalogue.ts';
import { here } from '../here/client.ts';
import type { History } from '../here/messages.ts';
import { Icon } from '../kit/icon.tsx';
import { Progress } from '../kit/progress.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import type { Session, TableInfo } from '../model/session.ts';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';
import { save } from './save-file.ts';
import { ScoreChart } from './score-chart.tsx';
import { ScoreTable } from './score-table.tsx';

interface Props {
  readonly update: Update;
  readonly table: TableInfo;
  readonly session: Session;
  readonly names: readonly string[];
  readonly tell: Teller;
  readonly replay: string;
  readonly onRematch: () => void;
  readonly onBoard: () => void;
}

export function Result({ update, table, session, names, tell, replay, onRematch, onBoard }: Props): ReactNode {
  const text = useText();
  const whole = useHistory(session);
  const { scores, places } = update.view;
  const winners = names.flatMap((_, p) => (places?.[p] === 1 ? [p] : []));
  return (
    <div className="result">
      <header>
        {winners.map(p => (
          <SeatMark key={p} seat={p} size={44} />
        ))}
        <div className="won">
          <h1 tabIndex={-1}>{headline(text, names, winners, scores ?? [])}</h1>
          <p>
            {text('result.about', {
              game: nameOf(table.game, text.language),
              n: names.length,
              answers: update.answers,
            })}
          </p>
        </div>
        <div className="acts">
          {whole !== null && (
            <button type="button" className="btn soft" onClick={() => save(whole.file, table.game)}>
              <Icon name="download" />
              {text('result.download')}
            </button>
          )}
          <button type="button" className="btn soft" onClick={onBoard}>
            <Icon name="eye" />
            {text('result.board')}
          </button>
          <Link className="btn soft" href={`${replay}?at=0`}>
            <Icon name="play" />
            {text('result.replay')}
          </Link>
          <button type="button" className="btn go" onClick={onRematch}>
            <Icon name="again" />
            {text('result.rematch')}
          </button>
        </div>
      </header>
      <div className="result-parts">
        <section className="panel scroll-x" aria-label={text('result.points')} tabIndex={0}>
          <ScoreTable sheets={update.sheets} scores={scores} places={places} names={names} tell={tell} />
        </section>
        <div className="result-side">
          <section className="panel">
            <h2>{text('result.chart')}</h2>
            {whole === null ? (
              <Progress label={text('loading')} />
            ) : (
              <ScoreChart points={whole.history.points} names={names} />
            )}
          </section>
          {update.seal !== null && <Fairness commitment={update.seal.commitment} table={table} />}
        </div>
      </div>
    </div>
  );
}

const DIGITS = 16; // of the fingerprint; all of it is on the page that checks

function Fairness({ commitment, table }: { readonly commitment: string; readonly table: TableInfo }): ReactNode {
  const text = useText();
  const where = table.place === 'here' ? 'here' : 'table';
  return (
    <section className="panel fairness">
      <h2>
        <Icon name="shield" size={22} />
        {text('result.fair')}
      </h2>
      <p>
        {text('result.fairAbout')} <code>{commitment.slice(0, DIGITS).replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Link className="btn soft small" href={`/verify?${where}=${encodeURIComponent(table.id)}`}>
        {text('result.check')}
      </Link>
    </section>
  );
}

function headline(
  text: ReturnType<typeof useText>,
  names: readonly string[],
  winners: readonly number[],
  scores: readonly number[],
): string {
  const [first] = winners;
  // Alone there is nobody to be better than: whether it was a victory, the points and the log say.
  if (first === undefined || names.length === 1) return text('result.over');
  const who = text.list(winners.map(p => names[p] ?? ''));
  if (winners.length > 1) return text('result.shared', { who });
  const others = scores.filter((_, p) => p !== first);
  const lead = (scores[first] ?? 0) - Math.max(...others);
  return others.length === 0 || lead <= 0 ? text('result.wins', { who }) : text('result.winsBy', { who, lead });
}

function useHistory(session: Session): { file: GameFile; history: History } | null {
  const [whole, setWhole] = useState<{ file: GameFile; history: History } | null>(null);
  useEffect(() => {
    let wanted = true;
    void session
      .file()
      .then(async file => ({ file, history: await here.historyOf(file) }))
      .then(found => {
        if (wanted) setWhole(found);
      })
      .catch(() => {}); // without it the table of points is all there is
    return () => {
      wanted = false;
    };
  }, [session]);
  return whole;
}
