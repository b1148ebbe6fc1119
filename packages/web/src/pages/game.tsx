// The page of a game: what it is, how to learn it, how to play it, and how one has played it so far.
import './game.css';
import type { replies } from '@boardwright/server/protocol';
import { type ReactNode, useCallback, useEffect } from 'react';
import { DrawnContext } from '../drawn/context.tsx';
import { useDrawnEdition } from '../drawn/use-drawn.ts';
import { WordPicture } from '../drawn/word-picture.tsx';
import { aboutOf, type CatalogueEntry, gameOf, minutesOf, nameOf, playersOf } from '../games/catalogue.ts';
import { type Record, type Result, recordOf } from '../games/record.ts';
import { useTeller } from '../games/texts.ts';
import { playGuided } from '../guide/play-guided.ts';
import { playNow } from '../home/play-now.ts';
import { useTables } from '../home/use-tables.ts';
import { Cover } from '../kit/cover.tsx';
import { Icon } from '../kit/icon.tsx';
import { useLoaded } from '../kit/use-loaded.ts';
import { useOnce } from '../kit/use-once.ts';
import { courseOf } from '../learn/lessons.ts';
import { syncLearned, useLearned } from '../learn/progress.ts';
import { usePreferences } from '../model/settings.ts';
import { get } from '../online/api.ts';
import { knownPerson } from '../online/person.ts';
import { go, Link } from '../route.tsx';
import { Trouble } from '../shell/trouble.tsx';
import { nameOfPicture } from '../table/readable.ts';
import { useText } from '../text/text.tsx';

const LEVELS = [1, 2, 3, 4, 5];
const MOST_PICTURES = 12;
const NOBODY: readonly string[] = [];
const NO_RESULTS: readonly Result[] = [];

export function GamePage({ id }: { readonly id: string }): ReactNode {
  const game = gameOf(id);
  return game === undefined ? <Trouble why="noSuchPage" /> : <Page game={game} />;
}

interface Props {
  readonly game: CatalogueEntry;
}

function Page({ game }: Props): ReactNode {
  const text = useText();
  const record = useRecord(game.id);
  const name = nameOf(game.id, text.language);
  useEffect(() => void syncLearned(), []);
  return (
    <>
      <nav className="crumbs" aria-label={text('nav.games')}>
        <Link href="/">{text('nav.games')}</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">{name}</span>
      </nav>
      <div className="game-page">
        <section className="panel what" aria-labelledby="game-name">
          <Cover game={game.id} className="cover" />
          <div className="body">
            <h1 id="game-name">{name}</h1>
            <p>{aboutOf(game, text.language)}</p>
            <Facts game={game} />
          </div>
        </section>
        <Begin game={game} record={record} />
        <Pieces game={game} />
        <MyRecord record={record} />
      </div>
    </>
  );
}

function Facts({ game }: Props): ReactNode {
  const text = useText();
  const tell = useTeller(game.id, text.language, NOBODY, null);
  const minutes = minutesOf(game.id);
  const weight = Number(tell?.text('game.weight') ?? 0);
  const mechanics = tell?.text('game.mechanics').split(', ') ?? [];
  const key = `game.weight.${weight}`;
  const how = text.has(key) ? text(key) : '';
  return (
    <>
      <ul className="facts">
        <li>
          <Icon name="people" />
          {playersOf(game.seats, text)}
        </li>
        {minutes !== null && (
          <li>
            <Icon name="clock" />
            {text('game.minutes', { n: minutes })}
          </li>
        )}
        {weight > 0 && (
          <li>
            <span className="weight" aria-hidden="true">
              {LEVELS.map(n => (
                <i key={n} className={n <= weight ? 'on' : undefined} />
              ))}
            </span>
            <span aria-hidden="true">{how}</span>
            <span className="unseen">{text('game.weight', { n: weight, how })}</span>
          </li>
        )}
      </ul>
      <ul className="mechanics" aria-label={text('game.mechanics')}>
        {mechanics.map(each => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  );
}

/** One way is the first choice: the lessons, until all are done or a game was played. */
function Begin({ game, record }: Props & { readonly record: Record }): ReactNode {
  const text = useText();
  const { name } = usePreferences();
  const me = name || text('guest');
  const [opening, open] = useOnce(async (how: typeof playNow) => go(`/here/${await how(game, me)}`));
  const { value: course } = useLoaded(useCallback(() => courseOf(game.id), [game.id]));
  const learned = useLearned(game.id);
  const left = game.lessons.filter(({ id }) => !learned.includes(id)).length;
  const minutes = course?.reduce((sum, each) => (learned.includes(each.id) ? sum : sum + each.minutes), 0);
  const isNew = record.games === 0 && left > 0;
  const play = (
    <button
      type="button"
      className={isNew ? 'btn' : 'btn go'}
      aria-busy={opening === playNow}
      onClick={() => open(playNow)}
    >
      <Icon name="play" size={16} />
      {text('home.playNow')}
    </button>
  );
  return (
    <section className="panel begin" aria-label={text('home.playNow')}>
      {game.lessons.length > 0 && (
        <Link className={isNew ? 'learn-first' : 'learn-again'} href={`/learn/${game.id}`}>
          <Icon name="book" size={24} />
          {isNew ? (
            <span>
              <b>{minutes === undefined ? text('game.lessons') : text('game.learn', { n: minutes })}</b>
              <small>{text('game.learnAbout', { n: left })}</small>
            </span>
          ) : (
            <b>{text('game.lessons')}</b>
          )}
          <Icon name="arrow" />
        </Link>
      )}
      <div className="acts">
        {play}
        <Link className="btn" href={`/new?game=${encodeURIComponent(game.id)}`}>
          <Icon name="link" size={16} />
          {text('game.invite')}
        </Link>
      </div>
      {game.hasGuide && (
        <>
          <button
            type="button"
            className="btn guided"
            aria-busy={opening === playGuided}
            onClick={() => open(playGuided)}
          >
            <Icon name="help" size={16} />
            {text('game.guided')}
          </button>
          <p className="muted">{text('game.guidedAbout')}</p>
        </>
      )}
      <ul className="ways">
        <li>
          <Link href={`/rules/${game.id}`}>
            <Icon name="book" size={16} />
            {text('nav.rules')}
          </Link>
        </li>
        <li>
          <Link href={`/new?game=${encodeURIComponent(game.id)}`}>
            <Icon name="list" size={16} />
            {text('home.setUp')}
          </Link>
        </li>
        {game.hasEditions && (
          <li>
            <Link href={`/editions/${game.id}`}>
              <Icon name="pencil" size={16} />
              {text('nav.editions')}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

/** The game's own pieces and symbols, with their names. */
function Pieces({ game }: Props): ReactNode {
  const text = useText();
  const edition = useDrawnEdition(game.id, null);
  const tell = useTeller(game.id, text.language, NOBODY, null);
  const legend = edition?.drawn.legend ?? [];
  if (tell === null || edition === null || legend.length === 0) return null;
  return (
    <DrawnContext value={edition}>
      <section className="panel pieces" aria-labelledby="game-pieces">
        <h2 id="game-pieces">{text('game.pieces')}</h2>
        <ul>
          {spread(legend, MOST_PICTURES).map(word => (
            <li key={word}>
              <span className="picture">
                <WordPicture word={word} size={44} />
              </span>
              <span>{nameOfPicture(tell, word)}</span>
            </li>
          ))}
        </ul>
      </section>
    </DrawnContext>
  );
}

/** So many of a list, from its beginning to its end. */
const spread = <T,>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most ? all : Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)] as T);

function MyRecord({ record: { games, wins, best } }: { readonly record: Record }): ReactNode {
  const text = useText();
  return (
    <section className="panel my-record" aria-labelledby="my-record">
      <h2 id="my-record">{text('game.record')}</h2>
      {games === 0 ? (
        <p className="muted">{text('game.noRecord')}</p>
      ) : (
        <dl>
          {(
            [
              ['games', games],
              ['wins', wins],
              ['best', best],
            ] as const
          ).map(([what, n]) => (
            <div key={what}>
              <dt>{text(`game.${what}`)}</dt>
              <dd className="number">{n}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Of what this device and the account know. */
function useRecord(game: string): Record {
  const { mine } = useTables();
  const load = useCallback(() => resultsOfAccount(game), [game]);
  const { value } = useLoaded(load);
  return recordOf(game, mine, value ?? NO_RESULTS);
}

async function resultsOfAccount(game: string): Promise<readonly Result[]> {
  const person = await knownPerson();
  if (person === null) return NO_RESULTS;
  const address = `/api/people/${encodeURIComponent(person.id)}/games?game=${encodeURIComponent(game)}`;
  const { games } = await get<(typeof replies.playedGames)['_output']>(address);
  return games.map(({ table, time, ...rest }) => ({ ...rest, table: table ?? String(time) }));
}
