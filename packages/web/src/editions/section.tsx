// One part of the content, collapsed at first: it may have hundreds of values.
import { isSame, type Problem, type Shape } from '@boardwright/content';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../text/text.tsx';
import { Back, MarkAt, Named } from './about-value.tsx';
import { ProblemsContext, useEditing } from './context.ts';
import { valueAt } from './draft.ts';
import { Value } from './value.tsx';

interface Props {
  readonly name: string;
  readonly shape: Shape;
  readonly value: unknown;
  readonly problems: readonly Problem[];
  readonly at: string; // the place to jump to
}

export const Section = memo(
  function Section({ name, shape, value, problems, at }: Props): ReactNode {
    const text = useText();
    const { known } = useEditing();
    const isSought = at === name || at.startsWith(`${name}.`) || at.startsWith(`${name}[`);
    const [open, setOpen] = useState(isSought);
    const details = useRef<HTMLDetailsElement>(null);
    const path = useMemo(() => [name], [name]);
    const label = known.label(name);
    const byPlace = useMemo(() => new Map(problems.map(problem => [problem.place, problem])), [problems]);
    const isChanged = !isSame(valueAt(known.reader.standard, path), value);
    useEffect(() => {
      if (isSought) setOpen(true);
    }, [isSought]);
    useEffect(() => {
      if (!isSought || !open) return;
      const found = details.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(at)}"]`) ?? details.current;
      found?.scrollIntoView({ block: found === details.current ? 'start' : 'center' });
      found?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
    }, [isSought, open, at]);
    return (
      <details
        ref={details}
        className="panel content-section"
        data-section={name}
        open={open}
        onToggle={event => setOpen(event.currentTarget.open)}
      >
        <summary>
          <h2>
            <Named path={path} label={label} />
          </h2>
          <MarkAt path={path} inFull />
          {isChanged && <span className="mark mark-changed">{text('editions.isChanged')}</span>}
          {problems.length > 0 && <span className="mark mark-wrong">{problems.length}</span>}
        </summary>
        {open && (
          <ProblemsContext value={byPlace}>
            <div className="section-body">
              {isChanged && <Back path={path} value={value} label={label} />}
              <Value shape={shape} value={value} path={path} label={label} />
            </div>
          </ProblemsContext>
        )}
      </details>
    );
  },
  (a, b) => a.value === b.value && a.at === b.at && a.name === b.name && isSame(a.problems, b.problems),
);
