// What surrounds a value: its name with a picture, how sure we are of it, what is wrong, and a button to reset it.
import { generalPlace, isSame, MARKS, type Mark, markAt, type Path, placeOf } from '@boardwright/content';
import { type ReactNode, use } from 'react';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../text/text.tsx';
import { ProblemsContext, useEditing } from './context.ts';
import { valueAt } from './draft.ts';
import { problemText } from './problem-text.ts';

const SIGNS: Readonly<Record<Mark, string>> = { certain: '✓', confirmed: '✓', inferred: '≈', ours: '✎' };

export function MarkBadge({ mark, inFull }: { readonly mark: Mark; readonly inFull?: boolean }): ReactNode {
  const text = useText();
  return (
    <span className={`mark mark-${mark}`} title={text(`mark.${mark}.about`)}>
      <span aria-hidden="true">{SIGNS[mark]}</span>
      <span className={inFull === true ? undefined : 'unseen'}>{text(`mark.${mark}`)}</span>
    </span>
  );
}

export function MarkLegend(): ReactNode {
  const text = useText();
  return (
    <dl className="mark-legend" aria-label={text('editions.legend')}>
      {MARKS.map(mark => (
        <div key={mark}>
          <dt>
            <MarkBadge mark={mark} inFull />
          </dt>
          <dd>{text(`mark.${mark}.about`)}</dd>
        </div>
      ))}
    </dl>
  );
}

const isMark = (mark: string | null): mark is Mark => MARKS.some(each => each === mark);

/** Only if it differs from the mark of its surroundings. */
export function MarkAt({ path, inFull }: { readonly path: Path; readonly inFull?: boolean }): ReactNode {
  const { marks } = useEditing().known.reader.standard;
  const mark = markAt(marks, path);
  return isMark(mark) && mark !== markAt(marks, path.slice(0, -1)) ? (
    <MarkBadge mark={mark} inFull={inFull ?? false} />
  ) : null;
}

export function Named({ path, label }: { readonly path: Path; readonly label: string }): ReactNode {
  const { known } = useEditing();
  const isNamed = typeof path.at(-1) === 'string';
  return (
    <span className="named">
      {isNamed && known.picture(generalPlace(path), 20)}
      {label}
    </span>
  );
}

/** Resets a value to the standard one. */
export function Back({
  path,
  value,
  label,
}: {
  readonly path: Path;
  readonly value: unknown;
  readonly label: string;
}): ReactNode {
  const text = useText();
  const { known, change } = useEditing();
  const standard = valueAt(known.reader.standard, path);
  if (change === null || standard === undefined || isSame(standard, value)) return null;
  const told = text('editions.backOf', { what: label });
  return (
    <button type="button" className="tool back" aria-label={told} title={told} onClick={() => change(path, standard)}>
      <Icon name="undo" size={16} />
    </button>
  );
}

export const idOfWrong = (path: Path): string => `wrong-${placeOf(path)}`;

export function Wrong({ path, value }: { readonly path: Path; readonly value: unknown }): ReactNode {
  const text = useText();
  const { known } = useEditing();
  const problem = use(ProblemsContext).get(placeOf(path));
  if (problem === undefined) return null;
  return (
    <p className="wrong" id={idOfWrong(path)}>
      {problemText(text, known, problem, value)}
    </p>
  );
}
