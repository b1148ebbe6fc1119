// Everything that is mine, always in sight on a phone: below the board, above the question. A tap on the points opens the mat.
import type { Update } from '@boardwright/host';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useShown } from '../drawn/context.tsx';
import { useLanded } from '../drawn/motion.ts';
import type { DrawnTable } from '../drawn/table.ts';
import { colourOf, SeatMark } from '../kit/seat-mark.tsx';
import { useNarrow } from '../kit/use-narrow.ts';
import { useKept } from '../model/kept.ts';
import { pointsIn } from '../showing/step.ts';
import { useText } from '../text/text.tsx';
import { MatOf } from './mat-of.tsx';
import { Sheet } from './sheet.tsx';

const strip = ({ Strip, Mat }: DrawnTable): DrawnTable['Strip'] => Strip ?? Mat;

interface Props {
  readonly update: Update;
  readonly names: readonly string[];
}
export function MyStrip({ update, names }: Props): ReactNode {
  const text = useText();
  const narrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const table = useLanded(useShown().table);
  const points = useLanded(useKept(pointsIn(update)));
  const { seat, toAnswer } = update;
  if (!narrow || seat === null || table === null || strip(table.drawn) === undefined) return null;
  const name = names[seat] ?? '';
  return (
    <section
      className={toAnswer.includes(seat) ? 'strip active' : 'strip'}
      aria-label={text('players.mine')}
      style={{ '--seat': colourOf(seat) } as CSSProperties}
    >
      <button type="button" className="my-points" data-mine="points" onClick={() => setOpen(true)}>
        <SeatMark seat={seat} size={18} />
        <span className="points">
          {points[seat]}
          <span className="unseen">{text('players.points')}</span>
        </span>
        <span className="unseen">{text('players.lookAt', { name })}</span>
      </button>
      <div className="my-goods">
        <MatOf seat={seat} table={table} as={strip} />
      </div>
      <Sheet title={name} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="mat-sheet">
          <MatOf seat={seat} table={table} />
        </div>
      </Sheet>
    </section>
  );
}
