// What a worker would find in a segment, ring by ring: what each action costs and brings, and why it cannot be carried out.
import { splitWord, type Word } from '@boardwright/engine';
import { WordPicture } from '@boardwright/web/kit';
import { type ReactNode, useMemo } from 'react';
import { MASTERS, SPECIALISTS, WARRIORS } from '../content/content.ts';
import { priceOf } from '../rules/specialists.ts';
import { pointsOfNext } from '../rules/warriors.ts';
import { hasMaster } from '../state.ts';
import { listed } from './listing.ts';
import { type SegmentPreview, segmentPreview } from './rehearse.ts';
import { askedOf, RINGS, type RingName, type Table } from './table-view.ts';

interface Props {
  readonly word: Word; // that places a worker
  readonly now: Table;
}

export function SegmentCard({ word, now }: Props): ReactNode {
  const { content, view } = now;
  const task = askedOf(now);
  const p = task?.do === 'chooseWorker' ? task.p : null;
  const preview = useMemo(
    () => (p === null ? null : segmentPreview(content, view.g, p, word)),
    [content, view, p, word],
  );
  if (preview === null || p === null) return null;
  return (
    <span className="ta-plan">
      {RINGS.map(ring => (
        <RingLine key={ring} ring={ring} preview={preview} now={now} seat={p} />
      ))}
      <small>{now.tell.text('ui.card.instead')}</small>
    </span>
  );
}

interface LineProps {
  readonly ring: RingName;
  readonly preview: SegmentPreview;
  readonly now: Table;
  readonly seat: number;
}
function RingLine({ ring, preview, now, seat }: LineProps): ReactNode {
  const shown = wordsOf(preview, ring);
  const [first = ''] = shown;
  const refusal = preview.refusals[ring];
  const { tell } = now;
  return (
    <span className={preview.can[ring] ? 'ta-plan-line' : 'ta-plan-line ta-cannot'}>
      <span className={`ta-plan-sign ta-of-${ring}`}>
        <WordPicture word={first} size={24} />
      </span>
      <span>
        <b>{listed(tell.language, shown.map(tell.word))}</b>
        {refusal === null ? (
          <span>{resultOf(now, seat, segmentOf(preview), first as Word, preview.offers[ring])}</span>
        ) : (
          <em>{tell.why(refusal)}</em>
        )}
      </span>
    </span>
  );
}

const segmentOf = ({ shows }: SegmentPreview): number => Number(shows.segment);

/** What a ring shows there. */
function wordsOf({ shows }: SegmentPreview, ring: RingName): Word[] {
  const shown = shows[ring];
  return (Array.isArray(shown) ? shown : [shown]) as Word[];
}

function rangeOf(numbers: readonly number[]): { low: number; high: number; same: boolean } {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return { low, high, same: low === high };
}

/** What an action brings, beyond its name. Empty if the name says it all. */
function resultOf(now: Table, seat: number, segment: number, word: Word, offers: readonly Word[]): string {
  const { tell, content: book } = now;
  const { g } = now.view;
  const { kind, details } = splitWord(word);
  const [what = ''] = details;
  switch (kind) {
    case 'warrior': {
      const points = WARRIORS.flatMap((_, w) => (g.left[w] === 0 ? [] : [pointsOfNext(book, g, w)]));
      const storehouse = book.content.wheel.storehouseOfSegment[segment - 1] as number;
      return tell.text('ui.card.warrior', { ...rangeOf(points), storehouse });
    }
    case 'master': {
      const about = tell.text(`about:${what}`);
      if (hasMaster(g, seat, (MASTERS as readonly string[]).indexOf(what))) return about;
      const prices = offers.map(offer => Number(splitWord(offer).details[0]));
      if (prices.length === 0) return about;
      return tell.text('ui.card.hire', { ...rangeOf(prices), about });
    }
    case 'do':
      return what === 'soak' ? tell.text('ui.goods.dry', { n: g.dry[seat] as number }) : tell.text(`ui.card.${what}`);
    case 'prepare':
      return what === 'all' ? '' : tell.text(`ui.card.${what}`);
    case 'buy': {
      const prices = offers.map(offer => {
        const [specialist = ''] = splitWord(offer).details;
        const price = priceOf(book, g, (SPECIALISTS as readonly string[]).indexOf(specialist));
        return tell.text('ui.card.price', { specialist, price });
      });
      return listed(tell.language, prices);
    }
    default:
      return '';
  }
}
