// The table in words, read out key by key: for players who hear the table instead of seeing it.
import type { Json, Word } from '@boardwright/engine';
import type { Update } from '@boardwright/host';
import { type Teller, type ToldTable, tableChanges } from '@boardwright/text';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import '../style/survey.css';
import { type Text, useText } from '../text/text.tsx';
import { useSurvey } from './load.ts';
import { areaAt, kept, optionsAt, type Place, START, STEPS, spotAt, walked } from './walk.ts';

interface Props {
  readonly game: string;
  readonly own: Json | null; // an owner's edition
  readonly update: Update;
  readonly before: () => Update['view'] | null; // when this seat was asked the time before
  readonly names: readonly string[];
  readonly tell: Teller;
  readonly onClose: () => void;
}

export function SurveyPanel({ game, own, update, before, names, tell, onClose }: Props): ReactNode {
  const text = useText();
  const survey = useSurvey(game, text.language, names, own);
  const { view, seat } = update;
  const table = useMemo(() => survey?.(view, seat) ?? null, [survey, view, seat]);
  const [place, setPlace] = useState(START);
  const [said, setSaid] = useState<string | null>(null); // null: what is at the place
  const panel = useRef<HTMLElement>(null);
  const back = useRef<Element | null>(null);
  useEffect(() => {
    back.current = document.activeElement;
    panel.current?.focus();
    return () => (back.current as HTMLElement | null)?.focus?.();
  }, []);
  const at = table === null ? START : kept(table, place);
  const offered = update.open.flatMap(({ words, asides }) => [...words, ...asides]);

  const press = (event: KeyboardEvent): void => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === 'Escape') onClose();
    else if (table === null) return;
    else if (event.key in STEPS) {
      const to = walked(table, at, STEPS[event.key as keyof typeof STEPS]);
      setSaid(
        to.area === at.area && to.spot === at.spot ? `${text('survey.noFurther')} ${toldAt(text, table, at)}` : null,
      );
      setPlace(to);
    } else {
      const ask = ASKED[event.key.toLowerCase()];
      if (ask === undefined) return;
      const earlier = before();
      const then = earlier === null ? null : (survey?.(earlier, seat) ?? null);
      setSaid(ask({ text, table, at, offered, tell, before: then }));
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section
      ref={panel}
      className="survey panel"
      role="application"
      aria-label={text('survey')}
      tabIndex={0}
      onKeyDown={press}
    >
      <p role="status" aria-live="polite">
        {table === null ? text('loading') : (said ?? toldAt(text, table, at))}
      </p>
      <small>{text('survey.keys')}</small>
    </section>
  );
}

interface Asking {
  readonly text: Text;
  readonly table: ToldTable;
  readonly at: Place;
  readonly offered: readonly Word[];
  readonly tell: Teller;
  readonly before: ToldTable | null;
}
/** What a letter asks. */
const ASKED: Readonly<Record<string, (asking: Asking) => string>> = {
  s: ({ table }) => table.summary.join('\n'),
  w: ({ text, table, before }) => changed(text, table, before),
  o: ({ text, table, at, offered, tell }) => {
    const words = optionsAt(table, at, offered);
    return words.length === 0 ? text('survey.noOptions') : words.map(tell.word).join('\n');
  },
};

function toldAt(text: Text, table: ToldTable, at: Place): string {
  const area = areaAt(table, at);
  if (area === null) return text('survey.empty');
  const spot = spotAt(table, at);
  return spot === null ? text('survey.area', { name: area.name, n: area.spots.length }) : spot.says;
}

function changed(text: Text, table: ToldTable, before: ToldTable | null): string {
  const found = before === null ? [] : tableChanges(before, table);
  if (found.length === 0) return text('survey.nothingChanged');
  const lines = found.map(({ area, spot, gone }) => {
    const says = gone ? text('survey.gone', { says: spot.says }) : spot.says;
    return `${area.name}: ${says}`;
  });
  return [text('survey.changed'), ...lines].join('\n');
}
