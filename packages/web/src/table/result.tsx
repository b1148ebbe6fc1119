// The end of a game: who won, where each point came from, how it went, and what next.

import type { GameFile, Seat } from '@boardwright/engine';
import type { EventGroup, Update } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { type ReactNode, use, useMemo } from 'react';
import { DrawnContext, useDrawn } from '../drawn/context.tsx';
import { nameOf } from '../games/catalogue.ts';
import { here } from '../here/client.ts';
import type { Checked, NotChecked } from '../here/messages.ts';
import { Icon } from '../kit/icon.tsx';
import { Progress } from '../kit/progress.tsx';
import { Refused } from '../kit/refused.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import { type Loaded, useLoaded } from '../kit/use-loaded.ts';
import type { ChanceState, Session, TableInfo } from '../model/session.ts';
import { ShareResult } from '../rematch/share-result.tsx';
import { useHistory } from '../replay/use-history.ts';
import { Link } from '../route.tsx';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';
import { ChanceWarning, Fingerprint } from './fairness.tsx';
import { RuleLink } from './rule-text.tsx';
import { save } from './save-file.ts';
import { ScoreChart } from './score-chart.tsx';
import { ScoreTable } from './score-table.tsx';

interface Props {
  readonly update: Update;
  readonly heard: readonly EventGroup[];
  readonly table: TableInfo;
  readonly session: Session;
  readonly chance: ChanceState | null;
  readonly mine: readonly Seat[];
  readonly names: readonly string[];
  readonly tell: Teller;
  readonly replay: string;
  readonly onRematch: () => void;
  readonly onBoard: () => void;
  readonly onRule: (id: string) => void;
}

export function Result(props: Props): ReactNode {
  const { update, heard, table, session, chance, mine, names, tell, replay, onRematch, onBoard, onRule } = props;
  const tieBreak = useDrawn()?.tieBreak;
  const text = useText();
  const history = useHistory(session, table);
  const file = useFile(session, table);
  const { scores, places } = update.view;
  const edition = use(DrawnContext);
  const verdict =
    update.ended !== null ? null : (edition?.drawn.verdict?.(update.view.g, edition.content, tell) ?? null);
  const gaveUp = names.filter((_, p) => update.seats[p]?.conceded);
  const winners = names.flatMap((_, p) => (places?.[p] === 1 ? [p] : []));
  return (
    <div className="result">
      <header>
        {winners.map(p => (
          <SeatMark key={p} seat={p} size={44} />
        ))}
        <div className="won">
          <h1 tabIndex={-1}>{verdict ?? headline(text, names, winners, scores ?? [])}</h1>
          {update.ended === 'agreed' && <p>{text('result.agreed')}</p>}
          {gaveUp.length > 0 && <p>{text('result.conceded', { who: text.list(gaveUp) })}</p>}
          <p>
            {text('result.about', {
              game: nameOf(table.game, text.language),
              n: names.length,
              answers: update.answers,
            })}
          </p>
        </div>
        <div className="acts">
          {file.value !== null && (
            <button type="button" className="btn soft" onClick={() => file.value && save(file.value, table.game)}>
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
          {table.place === 'online' && (
            <ShareResult table={table} title={headline(text, names, winners, scores ?? [])} />
          )}
          {table.rematch === null && (
            <button type="button" className="btn go" onClick={onRematch}>
              <Icon name="again" />
              {text('result.rematch')}
            </button>
          )}
        </div>
      </header>
      <div className="result-parts">
        <section className="panel scroll-x" aria-label={text('result.points')} tabIndex={0}>
          <ScoreTable
            sheets={update.sheets}
            scores={scores}
            places={names.length === 1 ? null : places} // alone, nobody is first
            names={names}
            tell={tell}
          />
          {update.ended === null && isTieBroken(scores, places) && (
            <p className="tie-break">
              {text('result.tieBreak')} {tieBreak !== undefined && <RuleLink id={tieBreak} onRule={onRule} />}
            </p>
          )}
        </section>
        <div className="result-side">
          <section className="panel">
            <h2>{text('result.chart')}</h2>
            {history.value === null ? (
              <NotYet of={history} />
            ) : (
              <ScoreChart points={history.value.points} names={names} />
            )}
          </section>
          <Aftermath update={update} heard={heard} names={names} tell={tell} />
          {chance !== null && <Fairness chance={chance} table={table} mine={mine} file={file} />}
        </div>
      </div>
    </div>
  );
}

/** What the game itself has to say when it is over, if all of it was heard. */
function Aftermath({ update, heard, names, tell }: Pick<Props, 'update' | 'heard' | 'names' | 'tell'>): ReactNode {
  const edition = use(DrawnContext);
  const events = useMemo(() => heard.flatMap(group => group.events), [heard]);
  const Drawn = edition?.drawn.Aftermath;
  if (Drawn === undefined || heard[0]?.n !== 0) return null;
  return (
    <section className="panel scroll-x aftermath">
      <Drawn g={update.view.g} content={edition?.content} events={events} names={names} tell={tell} />
    </section>
  );
}

/** Shows that something is loading, or why it could not be loaded. */
function NotYet({ of: { refusal } }: { readonly of: Loaded<unknown> }): ReactNode {
  const text = useText();
  const reason = useReason();
  if (refusal === null) return <Progress label={text('loading')} />;
  return <Refused why={reason(refusal)} />;
}

interface FairnessProps {
  readonly chance: ChanceState;
  readonly table: TableInfo;
  readonly mine: readonly Seat[];
  readonly file: Loaded<GameFile>;
}

/** Checks chance without being asked. Says nothing if the game had none. The verify page, which checks any file, says more. */
function Fairness({ chance, table, mine, file }: FairnessProps): ReactNode {
  const text = useText();
  const reason = useReason();
  const { value: end, refusal } = useEnd(table, mine, file.value);
  const why = file.refusal ?? refusal;
  const now = end?.chance ?? chance;
  const where = table.place === 'here' ? 'here' : 'table';
  if (end !== null && hadNoDraws(end)) return null;
  return (
    <section
      className="panel fairness"
      data-chance={end === null ? (why === null ? 'busy' : 'unknown') : verdictOf(end)}
    >
      <h2>
        <Icon name="shield" size={22} />
        {text('result.fair')}
      </h2>
      <ChanceWarning chance={end?.chance ?? null} />
      <p role="status">
        {why !== null ? reason(why) : end === null ? text('result.checking') : toldOf(text, end, table)}
      </p>
      <Fingerprint commitment={now.commitment} />
      <Link className="btn soft small" href={`/verify?${where}=${encodeURIComponent(table.id)}`}>
        {text('result.check')}
      </Link>
    </section>
  );
}

interface End {
  readonly checked: Checked | NotChecked;
  readonly chance: ChanceState | null;
}

function verdictOf({ checked, chance }: End): 'fair' | 'unfair' | 'unknown' {
  if (chance !== null && chance.faults.length > 0) return 'unfair';
  if ('why' in checked) return 'unknown';
  return checked.mismatches.length === 0 ? 'fair' : 'unfair';
}

const hadNoDraws = (end: End): boolean =>
  verdictOf(end) === 'fair' && 'draws' in end.checked && end.checked.draws === 0;

function toldOf(text: ReturnType<typeof useText>, end: End, { place }: TableInfo): string {
  const { checked, chance } = end;
  if ('why' in checked) return text(`verify.cannot.${checked.why}`);
  const { draws } = checked;
  if (verdictOf(end) === 'unfair') return text('verify.unfair', { n: checked.mismatches.length, draws });
  return text(place === 'here' ? 'result.checked.here' : `result.checked.${chance?.part ?? 'none'}`, { draws });
}

function useEnd({ id, place }: TableInfo, mine: readonly Seat[], file: GameFile | null): Loaded<End> {
  const judge = useMemo(() => {
    if (file === null) return null;
    return async (): Promise<End> => {
      const checked = await here.check(JSON.stringify(file));
      if (place === 'here') return { checked, chance: null };
      const { compareEnd } = await import('../online/chance.ts');
      return { checked, chance: compareEnd(id, mine, file, checked) };
    };
  }, [id, place, mine, file]);
  return useLoaded(judge);
}

/** The server gives it out when it has shown the secret. */
function useFile(session: Session, { status }: TableInfo): Loaded<GameFile> {
  return useLoaded(useMemo(() => (status === 'over' ? () => session.file() : null), [session, status]));
}

/** Whether somebody is ahead of somebody else with the same points. */
function isTieBroken(scores: readonly number[] | null, places: readonly number[] | null): boolean {
  if (scores === null || places === null) return false;
  return scores.some((n, p) => scores.some((other, q) => n === other && places[p] !== places[q]));
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
