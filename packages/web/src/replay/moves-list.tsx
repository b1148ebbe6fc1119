// The list of all moves, part by part: beside the board, on a phone in a sheet. A click goes to the moment of a move.
import type { Teller } from '@boardwright/text';
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import { Sheet } from '../table/sheet.tsx';
import { useText } from '../text/text.tsx';
import type { Part } from './moves.ts';

interface Props {
  readonly parts: readonly Part[];
  readonly at: number; // answers
  readonly tell: Teller;
  readonly onMove: (to: number) => void;
}

export function MovesList({ parts, at, tell, onMove }: Props): ReactNode {
  const text = useText();
  const list = useRef<HTMLElement>(null);
  // Also when the list comes later than the moment: the move on show is in sight. Only the list scrolls, never the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every moment
  useLayoutEffect(() => {
    for (const move of list.current?.querySelectorAll('[aria-current]') ?? []) move.removeAttribute('aria-current');
    const moves = list.current?.querySelectorAll<HTMLElement>(`[data-answers="${at}"]`) ?? [];
    for (const move of moves) move.setAttribute('aria-current', 'step');
    const [first] = moves;
    const box = list.current;
    if (first === undefined || box === null) return;
    const [top, height] = [first.offsetTop, first.offsetHeight];
    if (top < box.scrollTop || top + height > box.scrollTop + box.clientHeight)
      box.scrollTop = top - (box.clientHeight - height) / 2;
  }, [at, parts]);
  return (
    <nav className="moves panel" ref={list} aria-label={text('replay.moves')}>
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a game never move
        <PartMoves key={i} part={part} tell={tell} onMove={onMove} />
      ))}
    </nav>
  );
}

/** On a phone: a button that opens the list. It closes when a move is chosen. */
export function MovesSheet({ onMove, ...rest }: Props): ReactNode {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const label = text('replay.moves');
  return (
    <>
      <button type="button" className="tool" aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Icon name="list" />
      </button>
      <Sheet title={label} isOpen={isOpen} onClose={() => setOpen(false)}>
        <MovesList
          {...rest}
          onMove={to => {
            setOpen(false);
            onMove(to);
          }}
        />
      </Sheet>
    </>
  );
}

/** Drawn once: which move is on show is marked from outside, because there are hundreds. */
const PartMoves = memo(function PartMoves({
  part: { answers, heading, moves },
  tell,
  onMove,
}: Pick<Props, 'tell' | 'onMove'> & { readonly part: Part }): ReactNode {
  const text = useText();
  return (
    <section>
      <h3>
        <button type="button" onClick={() => onMove(answers)}>
          {heading === null ? text('replay.start') : tell.event(heading)}
        </button>
      </h3>
      <ol>
        {moves.map(({ answers: to, seat, line }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: moves of a part never move
          <li key={i}>
            <button type="button" data-answers={to} onClick={() => onMove(to)}>
              {seat !== null && <SeatMark seat={seat} size={14} />}
              <span>{tell.event(line.event)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
});
