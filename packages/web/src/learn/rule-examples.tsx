// Below a paragraph of the rule book: the pieces it is about, an example with numbers, and the way to the real table.
import './rule-examples.css';
import type { Event } from '@boardwright/engine';
import type { OfParagraph, Worked } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { isValidElement, type ReactNode, use, useMemo } from 'react';
import { DrawnContext } from '../drawn/context.tsx';
import type { DrawnEdition } from '../drawn/use-drawn.ts';
import { WordPicture } from '../drawn/word-picture.tsx';
import { Icon } from '../kit/icon.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import { Link } from '../route.tsx';
import { EventText } from '../table/event-text.tsx';
import { happeningsOf } from '../table/lines.ts';
import { useText } from '../text/text.tsx';
import { addressOfExample } from './examples.ts';

interface Props {
  readonly game: string;
  readonly id: string;
  readonly own: OfParagraph;
  readonly tell: Teller | null; // with the numbers of the standard edition
  readonly onRule: (id: string) => void;
}

export function RuleExamples({ game, id, own, tell, onRule }: Props): ReactNode {
  const text = useText();
  const edition = use(DrawnContext);
  const pictures = useMemo(() => (edition === null ? [] : drawnOf(own.pictures, edition)), [own, edition]);
  const { examples, worked } = own;
  const isStandard = edition !== null && edition.own === null; // the numbers of an example are those of the standard edition
  return (
    <div className="rule-examples">
      {pictures.length > 0 && (
        <p className="pieces" aria-hidden="true">
          {pictures.map(word => (
            <WordPicture key={word} word={word} size={40} />
          ))}
        </p>
      )}
      {worked !== null && tell !== null && isStandard && <WorkedExample worked={worked} tell={tell} onRule={onRule} />}
      <Link className="btn small try" href={addressOfExample(game, id)}>
        <Icon name="play" size={16} />
        {text('rules.try', { n: examples.length })}
      </Link>
    </div>
  );
}

const MOST_PICTURES = 5;

/** The words for which the game has a picture, each picture once. */
function drawnOf(words: readonly string[], { drawn, content }: DrawnEdition): string[] {
  const seen: ReactNode[] = [];
  return words
    .filter(word => {
      const picture = drawn.picture?.({ word, size: 40, content }) ?? null;
      if (picture === null || seen.some(each => isSamePicture(each, picture))) return false;
      seen.push(picture);
      return true;
    })
    .slice(0, MOST_PICTURES);
}

/** Pictures are small: their parts are compared one by one. */
function isSamePicture(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((part: unknown, i) => isSamePicture(part, b[i]));
  const [one, other] = [contentOf(a), contentOf(b)];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every(key => isSamePicture(one[key], other[key]));
}
/** Of an element only what is drawn, not who made it. */
const contentOf = (thing: object): Readonly<Record<string, unknown>> =>
  isValidElement(thing) ? { type: thing.type, props: thing.props } : { ...thing };

interface WorkedProps extends Pick<Props, 'onRule'> {
  readonly worked: Worked;
  readonly tell: Teller;
}
const MOST_EVENTS = 8;

/** What happens in an example, in the words of the game, and the points that it brings. */
function WorkedExample({ worked, tell, onRule }: WorkedProps): ReactNode {
  const text = useText();
  return (
    <section className="worked">
      <h5>{text('rules.example')}</h5>
      <Happened events={worked.told} tell={tell} onRule={onRule} />
      <Points worked={worked} tell={tell} />
    </section>
  );
}

interface HappenedProps extends Pick<Props, 'onRule'> {
  readonly events: readonly Event[];
  readonly tell: Teller;
}
function Happened({ events, tell, onRule }: HappenedProps): ReactNode {
  const drawn = use(DrawnContext)?.drawn ?? null;
  const lines = happeningsOf(events, drawn).flatMap(({ lines: all }) => all);
  if (lines.length === 0 || lines.length > MOST_EVENTS) return null;
  return (
    <ol>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an example never changes
        <li key={i}>
          <EventText line={line} tell={tell} onRule={onRule} />
        </li>
      ))}
    </ol>
  );
}

/** What the points are made of, or what they were and are. */
function Points({ worked: { before, after, counted }, tell }: { readonly worked: Worked; readonly tell: Teller }) {
  const text = useText();
  const seats = after.flatMap((points, seat) => (points === before[seat] && !isCounted(counted, seat) ? [] : [seat]));
  return (
    <dl>
      {seats.map(seat => (
        <div key={seat}>
          <dt>
            <SeatMark seat={seat} size={16} /> {tell.seat(seat)}
          </dt>
          {(counted.find(each => each.seat === seat)?.lines ?? []).map(({ source, points }) => (
            <dd key={source}>
              {tell.score(source)} <b>{points}</b>
            </dd>
          ))}
          <dd className="sum">
            {before[seat] === after[seat]
              ? text('rules.points', { n: after[seat] ?? 0 })
              : text('rules.fromTo', { from: before[seat] ?? 0, to: after[seat] ?? 0 })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isCounted = (counted: Worked['counted'], seat: number): boolean => counted.some(each => each.seat === seat);
