// A table for any game: the common part, and a column for each seat. A card back stands for what is hidden.
import type { Teller } from '@boardwright/text';
import { memo, type ReactNode } from 'react';
import { type BoardProps, drawTable, type TableNow } from '../drawn/table.ts';
import { SeatMark } from '../kit/seat-mark.tsx';
import { useText } from '../text/text.tsx';
import type { Value } from './readable.ts';
import {
  commonFacts,
  entriesIn,
  type Fact,
  factsOf,
  isHidden,
  isList,
  isNothing,
  isSimple,
  labelOf,
  textOfValue,
} from './readable.ts';

function GenericBoard({ table: { view, names, tell } }: BoardProps): ReactNode {
  return <Laid view={view} names={names} tell={tell} />;
}

/** It shows the state, whatever content that was made from. */
export const genericTable = drawTable({ content: () => null, Board: GenericBoard });

/** Renders again only when something on the table has changed. */
const Laid = memo(function Laid({ view, names, tell }: Pick<TableNow, 'view' | 'names' | 'tell'>): ReactNode {
  const text = useText();
  const common = commonFacts(view.g, view.seats);
  return (
    <div className="generic">
      <section className="panel" aria-labelledby="in-common">
        <h2 id="in-common">{text('board.common')}</h2>
        <Facts facts={common} tell={tell} />
      </section>
      <div className="by-seat">
        {names.map((name, p) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <section className="panel" key={p} aria-label={name}>
            <h2>
              <SeatMark seat={p} size={18} />
              {name}
            </h2>
            <Facts facts={factsOf(view.g, p, view.seats)} tell={tell} />
          </section>
        ))}
      </div>
    </div>
  );
});

interface FactsProps {
  readonly facts: readonly Fact[];
  readonly tell: Teller;
}

/** First single values in a row of tiles, then lists and nested values, one below the other. */
function Facts({ facts, tell }: FactsProps): ReactNode {
  return (
    <>
      <Entries className="tiles" facts={facts.filter(({ value }) => isSimple(value))} tell={tell} />
      <Entries className="lists" facts={facts.filter(({ value }) => !isSimple(value))} tell={tell} />
    </>
  );
}

function Entries({ facts, tell, className }: FactsProps & { readonly className: string }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map(({ key, value }) => (
        <div key={key}>
          <dt>{labelOf(tell, key)}</dt>
          <dd>
            <Shown value={value} tell={tell} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Shown({ value, tell }: { readonly value: Value; readonly tell: Teller }): ReactNode {
  const text = useText();
  if (isHidden(value)) return <span className="face-down" role="img" aria-label={text('board.hidden')} />;
  if (isNothing(value)) return <span className="muted">–</span>;
  if (typeof value === 'boolean') return value ? text('board.yes') : text('board.no');
  if (typeof value === 'number') return <span className="number">{value}</span>;
  if (typeof value === 'string') return textOfValue(tell, value);
  if (isList(value)) return <List list={value} tell={tell} />;
  return (
    <span className="record">
      {entriesIn(value).map(([key, each]) => (
        <span key={key}>
          <small>{labelOf(tell, key)}</small> <Shown value={each} tell={tell} />
        </span>
      ))}
    </span>
  );
}

function List({ list, tell }: { readonly list: readonly Value[]; readonly tell: Teller }): ReactNode {
  if (list.length === 0) return <span className="muted">–</span>;
  const className = list.every(isSimple) ? 'chips' : 'chips deep';
  return (
    <ol className={className}>
      {list.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what lies on a place belongs to the place
        <li key={i} className={value === 0 ? 'none' : undefined}>
          <Shown value={value} tell={tell} />
        </li>
      ))}
    </ol>
  );
}
