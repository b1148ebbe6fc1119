// A stack of feats: the top card with its cost, points and effects in symbols and a few words, and how many are left.
import { Piece } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import type { FaceName } from '../content/faces.ts';
import { FEATS, type FeatName, type Kind, PLACES } from '../content/feats.ts';
import { faceClass } from './faces.tsx';
import { emblemElement, skyOf } from './picture.tsx';
import type { Teller } from './reading.ts';
import { Mark, type MarkName, Token } from './symbols.tsx';

/** The parts of a card's picture: `@x` is a symbol, `#x` a face, anything else is shown as it is. */
const PARTS = FEATS.map(({ shows }) => (shows === '' ? [] : shows.split(' ')));

/** The approximate width of the symbols. If they are wider than the card, they are drawn smaller. */
const widthOf = (parts: readonly string[]): number =>
  parts.reduce((sum, part) => sum + (/^[@#]/.test(part) ? 17 : 7 * part.length), 0);
const ROOM = 70;

const Effect = memo(function Effect({
  parts,
  pointsOnly,
}: {
  readonly parts: readonly string[];
  readonly pointsOnly: string;
}): ReactNode {
  if (parts.length === 0) return <em>{pointsOnly}</em>;
  return parts.map((part, i) => {
    const key = `${i} ${part}`;
    if (part.startsWith('@')) return <Mark key={key} name={part.slice(1) as MarkName} />;
    if (part.startsWith('#')) return <span key={key} className={faceClass(part.slice(1) as FaceName)} />;
    return <span key={key}>{part}</span>;
  });
});

const KIND_MARK: Readonly<Record<Kind, MarkName>> = {
  instant: 'instant',
  permanent: 'permanent',
  reinforcement: 'reinforcement',
  points: 'wreath',
};

interface SheetProps {
  readonly tell: Teller;
  readonly id: number;
  readonly left: number;
}
const Sheet = memo(function Sheet({ tell, id, left }: SheetProps): ReactNode {
  const feat = FEATS[id];
  const place = PLACES[feat?.place ?? 0];
  const parts = PARTS[id];
  if (feat === undefined || place === undefined || parts === undefined) return null;
  const label = tell.text(`ui.card.${feat.name}`);
  const isPoints = feat.kind === 'points';
  return (
    <>
      {Array.from({ length: Math.max(0, left - 1) }, (_, i) => (
        <span key={i} className={`df-sheet df-sheet-${left - 1 - i}`} />
      ))}
      <span className="df-front">
        <span className="df-art">{emblemElement(feat.name as FeatName)}</span>
        <span className={label.length > 11 ? 'df-name df-long' : 'df-name'}>{label}</span>
        <span className={widthOf(parts) > ROOM ? 'df-fx df-tight' : 'df-fx'}>
          <Effect parts={parts} pointsOnly={tell.text('ui.pointsOnly')} />
        </span>
        {!isPoints && <span className="df-says">{tell.text(`ui.effect.${feat.name}`)}</span>}
        <span className="df-foot">
          <span>
            {!isPoints && (
              <>
                <Mark name={KIND_MARK[feat.kind]} />
                <i>{tell.text(`ui.when.${feat.kind}`)}</i>
              </>
            )}
          </span>
          <span>×{left}</span>
        </span>
      </span>
      {place.sun > 0 && <Token of="sun" n={place.sun} className="df-badge df-cost" />}
      {place.moon > 0 && (
        <Token of="moon" n={place.moon} className={place.sun > 0 ? 'df-badge df-cost2' : 'df-badge df-cost'} />
      )}
      {feat.glory > 0 && <Token of="glory" n={feat.glory} className="df-badge df-worth" />}
    </>
  );
});

interface StackProps {
  readonly tell: Teller;
  readonly place: number;
  readonly id: number; // the feat that lies there
  readonly left: number;
  readonly ousted: string | null; // who stands on the portal and would be ousted
  readonly hint: string; // what else there is to say; may be empty
}
/** The stack at a place. */
export const Stack = memo(function Stack({ tell, place, id, left, ousted, hint }: StackProps): ReactNode {
  const feat = FEATS[id];
  const row = PLACES[place];
  if (feat === undefined || row === undefined) return null;
  const name = feat.name as FeatName;
  const word = `feat:${name}` as const;
  const ousting = ousted === null ? '' : tell.text('ui.ousts', { p: ousted });
  const about = [tell.text(`about:${name}`), ousting, hint].filter(each => each !== '').join(' ');
  return (
    <Piece
      word={word}
      className={`df-feat ${skyOf(id)}${left === 0 ? ' df-none' : ''}`}
      name={tell.text('ui.stack', {
        card: tell.word(word),
        sun: row.sun,
        moon: row.moon,
        glory: feat.glory,
        kind: tell.text(`ui.kind.${feat.kind}`),
        left,
      })}
      about={about}
      rule={feat.rule}
    >
      <Sheet tell={tell} id={id} left={left} />
    </Piece>
  );
});
