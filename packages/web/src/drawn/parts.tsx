// Parts that tables share: words without a drawing, areas that become tabs on a phone, tracks, tokens, cubes.
import type { Event, Word } from '@boardwright/engine';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNarrow, useSideways, useTablet } from '../kit/use-narrow.ts';
import { handsNow, offerNow } from './context.tsx';
import { type Chosen, frontOf } from './front.ts';
import { Piece } from './piece.tsx';
import type { TableNow } from './table.ts';
import { WordPicture } from './word-picture.tsx';

/** Words that no piece stands for, such as passing: buttons on the board. */
export function Buttons({ words }: { readonly words: readonly Word[] }): ReactNode {
  const offer = offerNow();
  const { tell } = handsNow();
  const offered = words.filter(word => offer.words.has(word));
  if (offered.length === 0) return null;
  return (
    <div className="board-buttons">
      {offered.map(word => (
        <Piece key={word} word={word} className="board-button">
          <WordPicture word={word} size={20} />
          <span>{tell.word(word)}</span>
        </Piece>
      ))}
    </div>
  );
}

export interface Area {
  readonly id: string;
  readonly label: string;
  readonly wanted: boolean; // something in it can be done now
  readonly body: ReactNode;
}

interface AreasProps {
  readonly table: Pick<TableNow, 'answers' | 'happened'>;
  readonly areas: readonly Area[];
  readonly className: string;
  /** The id of the area in which something happens. */
  readonly where?: (event: Event) => string | undefined;
  /** The area that the board itself brings to the front: a new object each time. */
  readonly front?: { readonly id: string } | undefined;
  /** An upright tablet has room for all of them, too. */
  readonly wholeOnTablet?: boolean;
}

/** All areas side by side on a desktop (the game's own grid), one at a time on a phone: the tab follows the action. */
export function Areas({ table, areas, className, where, front, wholeOnTablet = false }: AreasProps): ReactNode {
  const isWhole = useTablet() && wholeOnTablet;
  const narrow = useNarrow() && !isWhole;
  const [shown, choose] = useFront(table, areas, where, front);
  const slot = useTabSlot();
  const all = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another area is seen from its top
  useLayoutEffect(() => {
    if (narrow) all.current?.closest('.centre')?.scrollTo(0, 0);
  }, [shown, narrow]);
  const tabs = (
    <div className="area-tabs" role="tablist">
      {areas.map(({ id, label, wanted: isWanted }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === shown}
          aria-controls={`area-${id}`}
          className={isWanted ? 'wanted' : undefined}
          onClick={() => choose(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
  return (
    <div ref={all} className={isWhole ? 'areas whole' : 'areas'}>
      {isWhole ? null : slot === null ? tabs : createPortal(tabs, slot)}
      <div className={className}>
        {areas.map(({ id, label, wanted, body }) => (
          // biome-ignore lint/a11y/useSemanticElements: an area is a group of pieces, no form
          <div
            role="group"
            key={id}
            id={`area-${id}`}
            aria-label={label}
            className={id === shown ? `area area-${id} front` : `area area-${id}`}
          >
            {/* What nobody can see is not drawn, unless the question is about it: the dock looks for its words. */}
            {narrow && id !== shown && !wanted ? null : body}
          </div>
        ))}
      </div>
    </div>
  );
}

const TAB_SLOT = 'area-tabs';

/** Where the tabs stand on a phone on its side, so that the board has all of its column. */
export function TabSlot(): ReactNode {
  return <div className="tabs-beside" id={TAB_SLOT} />;
}

/** Null where they stand above the board. */
function useTabSlot(): Element | null {
  const isSideways = useSideways();
  const [slot, setSlot] = useState<Element | null>(null);
  useLayoutEffect(() => setSlot(isSideways ? document.getElementById(TAB_SLOT) : null), [isSideways]);
  return slot;
}

function useFront(
  { answers, happened }: AreasProps['table'],
  areas: readonly Area[],
  where: AreasProps['where'],
  opened: AreasProps['front'],
): readonly [string | undefined, (id: string) => void] {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const last = useRef<string | undefined>(undefined);
  const front = frontOf({ areas, answers, happened, where, chosen, last: last.current });
  useEffect(() => {
    last.current = front;
  }, [front]);
  const latest = useRef(answers);
  useEffect(() => {
    latest.current = answers;
  });
  useEffect(() => {
    if (opened !== undefined) setChosen({ id: opened.id, at: latest.current });
  }, [opened]);
  return [front, id => setChosen({ id, at: answers })];
}

/** How much of something there is, of how much there can be: small marks in a row. */
export function Track({
  n,
  of,
  children,
}: {
  readonly n: number;
  readonly of: number;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span className="pips" aria-hidden="true" style={{ '--of': of } as CSSProperties}>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks of a track never move
        <i key={i} className={i < n ? 'on' : 'off'}>
          {children}
        </i>
      ))}
    </span>
  );
}
