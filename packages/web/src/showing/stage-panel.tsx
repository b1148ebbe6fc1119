// A stage on the table: the parts to step through, a line for each player, and at the end a summary.
import type { Teller } from '@boardwright/text';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hideTip } from '../drawn/tip.tsx';
import { WordPicture } from '../drawn/word-picture.tsx';
import '../style/stage.css';
import { Icon } from '../kit/icon.tsx';
import { colourOf, SeatMark } from '../kit/seat-mark.tsx';
import { signed } from '../kit/signed.ts';
import { RuleLink } from '../table/rule-text.tsx';
import { useText } from '../text/text.tsx';
import {
  type Amount,
  isSummary,
  type Said,
  type StageAt,
  type StageCell,
  type StageLine,
  type StagePart,
} from './stage.ts';

interface Props {
  readonly on: StageAt;
  readonly onLeaf: (part: number) => void;
  readonly names: readonly string[];
  readonly tell: Teller;
  readonly onRule: (id: string) => void;
}

export const sayer =
  (tell: Teller) =>
  (said: Said): string => {
    if ('source' in said) return tell.score(said.source);
    return 'sources' in said ? (tell.scores(said.sources) ?? '') : tell.text(said.key, said.values);
  };

export function StagePanel({ on, onLeaf, names, tell, onRule }: Props): ReactNode {
  const text = useText();
  const { stage, at } = on;
  const part = stage.parts[at];
  const say = sayer(tell);
  useLights(part?.lights ?? NO_LIGHTS);
  useEffect(hideTip, []); // what somebody read about the board before would lie over it
  return (
    <section
      className={`stage panel stage-${stage.id}`}
      aria-label={say(stage.title)}
      data-stage={stage.id}
      data-part={at}
      data-steers=""
    >
      <ol className="stage-steps">
        {[...stage.parts, null].map((each, i) => {
          const name = each === null ? text('stage.summary') : say(each.name);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a stage never move
            <li key={i} className={i === at ? 'stage-now' : i < at ? 'stage-was' : undefined}>
              <button type="button" aria-current={i === at ? 'step' : undefined} onClick={() => onLeaf(i)} title={name}>
                <span className="dot">
                  <Dot part={each} isPast={i < at} />
                </span>
                <span className="stage-name">{name}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {part === undefined ? (
        <Summary on={on} names={names} say={say} />
      ) : (
        <Part key={at} part={part} names={names} say={say} onRule={onRule} />
      )}
    </section>
  );
}

function Dot({ part, isPast }: { readonly part: StagePart | null; readonly isPast: boolean }): ReactNode {
  if (part === null) return <Icon name="list" size={16} />;
  if (isPast || part.picture === undefined) return <Icon name={isPast ? 'check' : 'arrow'} size={16} />;
  return <WordPicture word={part.picture} size={22} />;
}

const NO_LIGHTS: readonly string[] = [];

/** Lights up the pieces that a part is about, and dims the board around them. */
function useLights(ids: readonly string[]): void {
  useLayoutEffect(() => {
    const selector = ids.map(id => `.board [data-piece="${CSS.escape(id)}"]`).join(', ');
    const lit = selector === '' ? [] : [...document.querySelectorAll(selector)];
    for (const piece of lit) piece.classList.add('staged');
    return () => {
      for (const piece of lit) piece.classList.remove('staged');
    };
  }, [ids]);
}

interface PartProps {
  readonly part: StagePart;
  readonly names: readonly string[];
  readonly say: (said: Said) => string;
  readonly onRule: (id: string) => void;
}
function Part({ part, names, say, onRule }: PartProps): ReactNode {
  const { picture, title, worth, lines, why } = part;
  return (
    <div className="stage-part">
      <h2>
        {picture !== undefined && <WordPicture word={picture} size={28} />}
        <span>{say(title)}</span>
        {worth !== undefined && <small>{say(worth)}</small>}
      </h2>
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a part never move
          <Line key={i} line={line} name={names[line.seat] ?? ''} say={say} />
        ))}
      </ul>
      {why !== undefined && (
        <p className="stage-why">
          {say(why.says)} <RuleLink id={why.rule} onRule={onRule} />
        </p>
      )}
    </div>
  );
}

interface LineProps {
  readonly line: StageLine;
  readonly name: string;
  readonly say: (said: Said) => string;
}
function Line({ line: { seat, pictures = [], count, says, gains, isBest }, name, say }: LineProps): ReactNode {
  return (
    <li
      className={isBest === true ? 'stage-line best' : 'stage-line'}
      style={{ '--seat': colourOf(seat) } as CSSProperties}
    >
      <SeatMark seat={seat} size={20} />
      <b className="name">{name}</b>
      <span className="stage-pictures">
        {pictures.map((word, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what counts never moves
          <WordPicture key={i} word={word} size={26} />
        ))}
      </span>
      {count !== undefined && <span className="stage-count">{count}</span>}
      {says !== undefined && <span className="stage-says">{say(says)}</span>}
      <Gains gains={gains} />
    </li>
  );
}

export function Gains({ gains }: { readonly gains: readonly Amount[] }): ReactNode {
  const text = useText();
  return (
    <span className="stage-gains">
      {gains.map(({ n, picture, lost = 0 }, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: gains never move
          key={i}
          className={n < 0 ? 'stage-gain loss' : picture === undefined ? 'stage-gain stage-points' : 'stage-gain'}
        >
          <b>{signed(n)}</b>
          {picture !== undefined && <WordPicture word={picture} size={20} />}
          {lost > 0 && <em>{text('stage.lost', { n: lost })}</em>}
        </span>
      ))}
    </span>
  );
}

interface SummaryProps {
  readonly on: StageAt;
  readonly names: readonly string[];
  readonly say: (said: Said) => string;
}
function Summary({ on: { stage }, names, say }: SummaryProps): ReactNode {
  const { title, rows } = stage.summary;
  return (
    <div className="stage-part stage-summary">
      <h2>{say(title)}</h2>
      <section className="scroll-x" tabIndex={0} aria-label={say(title)}>
        <table>
          <thead>
            <tr>
              <td />
              {names.map((name, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <th key={seat} scope="col">
                  <SeatMark seat={seat} size={18} /> {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, about, cells, isTotal }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a summary never move
              <tr key={i} className={isTotal === true ? 'total' : undefined}>
                <th scope="row">
                  {say(name)}
                  {about !== undefined && <small>{say(about)}</small>}
                </th>
                {names.map((_, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  <Cell key={seat} cell={cells[seat]} say={say} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Cell({
  cell,
  say,
}: {
  readonly cell: StageCell | undefined;
  readonly say: (said: Said) => string;
}): ReactNode {
  if (cell === undefined) return <td>–</td>;
  const { gains, now, says, isBest } = cell;
  return (
    <td className={isBest === true ? 'best' : undefined}>
      {now !== undefined && <b>{now}</b>}
      {now === undefined && gains.length === 0 && '–'}
      <Gains gains={gains} />
      {says !== undefined && <small>{say(says)}</small>}
    </td>
  );
}

/** What is being shown, in one sentence: of a stage its part, or its summary. */
export function stageSentence(on: StageAt, say: (said: Said) => string): string {
  return say(isSummary(on) ? on.stage.summary.title : (on.stage.parts[on.at]?.title ?? on.stage.title));
}
