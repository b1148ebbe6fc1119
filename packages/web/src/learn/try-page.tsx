// A rule on the real table: one of its cases, to be played as it goes or in any other way.
import '../style/table.css';
import '../style/dock.css';
import '../style/side.css';
import './lesson.css';
import './try.css';
import type { Example, ExampleState } from '@boardwright/host';
import { type ReactNode, useCallback } from 'react';
import { DrawnContext } from '../drawn/context.tsx';
import { Icon } from '../kit/icon.tsx';
import { Opening } from '../kit/opening.tsx';
import { useLoaded } from '../kit/use-loaded.ts';
import { Link } from '../route.tsx';
import { Trouble } from '../shell/trouble.tsx';
import { type Instead, TableView } from '../table/table-view.tsx';
import { useText } from '../text/text.tsx';
import { examplesIn, examplesOf } from './examples.ts';
import { useRing } from './ring.ts';
import { TryDock } from './try-dock.tsx';
import { TryPanel } from './try-panel.tsx';
import { type OpenedPractice, useOnTable, usePractice } from './use-practice.ts';

interface TryProps {
  readonly game: string;
  readonly paragraph: string;
  readonly n: number; // which of its examples, from 1
}

export function TryPage({ game, paragraph, n }: TryProps): ReactNode {
  const { value: book } = useLoaded(useCallback(() => examplesOf(game), [game]));
  if (book === null) return <Opening />;
  const all = examplesIn(book, paragraph);
  const example = all[n - 1];
  if (example === undefined) return <Trouble why="noSuchPage" />;
  return <Trying game={game} paragraph={paragraph} n={n} all={all} example={example} />;
}

interface TryingProps extends TryProps {
  readonly all: readonly Example[];
  readonly example: Example;
}

function Trying(props: TryingProps): ReactNode {
  const { inner, session, scene, trouble } = usePractice(props.game, props.example);
  if (trouble !== null) return <Trouble why={trouble.why} />;
  if (session === null || scene === null || inner === null) return <Opening />;
  return <Opened {...props} on={{ inner, session, scene }} />;
}

function Opened(props: TryingProps & { readonly on: OpenedPractice<Example> }): ReactNode {
  const { game, paragraph, n, all, example, on } = props;
  const text = useText();
  const { names, tell, edition, state, onDeed } = useOnTable(game, on);
  useRing(wordOfNext(state));
  if (tell === null || edition === null || state === null) return <Opening />;
  const asked = on.scene.updates.get(state.seat)?.open ?? [];
  const instead: Instead = {
    menu: (
      <Link
        className="tool"
        href={`/rules/${game}#${paragraph}`}
        aria-label={text('try.book')}
        title={text('try.book')}
      >
        <Icon name="x" />
      </Link>
    ),
    side: showRule => (
      <TryPanel
        game={game}
        paragraph={paragraph}
        n={n}
        of={all.length}
        example={example}
        state={state}
        asked={asked}
        names={names}
        tell={tell}
        onDeed={onDeed}
        onRule={showRule}
      />
    ),
    dock:
      on.scene.progress.left === 0 && (state.next === 'begin' || state.isOver) ? (
        <TryDock
          key={String(state.next)}
          game={game}
          paragraph={paragraph}
          next={n < all.length ? n + 1 : null}
          state={state}
          events={on.scene.events.get(state.seat) ?? []}
          tell={tell}
          onDeed={onDeed}
        />
      ) : null,
  };
  return (
    <DrawnContext value={edition}>
      <TableView scene={on.scene} session={on.session} names={names} tell={tell} instead={instead} />
    </DrawnContext>
  );
}

/** The ring is around what the example plays next. */
function wordOfNext(state: ExampleState | null): readonly string[] {
  const next = state?.next ?? null;
  return next === null || next === 'begin' || 'undo' in next ? [] : [next.word];
}
