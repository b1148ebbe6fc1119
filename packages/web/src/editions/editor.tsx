// The editor of one's own edition. Every change is checked and stored at once.
import { isSame, type Path, type Problem } from '@boardwright/content';
import type { Json } from '@boardwright/engine';
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { go, Link } from '../route.tsx';
import { saveAs } from '../table/save-file.ts';
import { useText } from '../text/text.tsx';
import { type Editing, EditingContext } from './context.ts';
import { fileOf, wholeOf, withValue } from './draft.ts';
import { type KnownGame, nameIn } from './known.ts';
import { problemText } from './problem-text.ts';
import { Sections } from './sections.tsx';
import { forget, type KeptEdition, keep } from './store.ts';

interface Props {
  readonly known: KnownGame;
  readonly kept: KeptEdition;
  readonly onKept: () => void; // the name in the list of editions may have changed
}

export const Editor = memo(function Editor({ known, kept, onKept }: Props): ReactNode {
  const text = useText();
  const { reader } = known;
  const [whole, setWhole] = useState(() => wholeOf(reader, kept.file));
  const file = useMemo(() => fileOf(reader, whole), [reader, whole]);
  const problems = useMemo(() => reader.problems(file), [reader, file]);
  const change = useCallback((path: Path, value: unknown) => {
    setWhole(before => withValue(before, path, value) as typeof before);
  }, []);
  const editing = useMemo<Editing>(() => ({ known, change }), [known, change]);
  const isKept = useKeeping(kept, file, problems, onKept);
  const name = typeof whole.name === 'string' ? whole.name : '';
  const standard = useMemo(() => wholeOf(reader, {}), [reader]);
  const differing = useMemo(
    () => Object.keys(standard).filter(key => key !== 'name' && !isSame(standard[key], whole[key])),
    [standard, whole],
  );
  return (
    <EditingContext value={editing}>
      <section className="panel part edition-head">
        <NameField known={known} name={name} problems={problems} onName={given => change(['name'], given)} />
        <p className="muted">{text('editions.changed', { n: differing.length })}</p>
        <Verdict known={known} problems={problems} isKept={isKept} />
        <div className="acts">
          {problems.length === 0 && (
            <Link className="btn go" href={`/new?game=${known.id}&edition=${kept.id}`}>
              <Icon name="play" />
              {text('editions.play')}
            </Link>
          )}
          <button type="button" className="btn soft" onClick={() => saveAs(file, `${known.id}-${name}`)}>
            <Icon name="download" />
            {text('editions.export')}
          </button>
          {differing.length > 0 && (
            <button
              type="button"
              className="btn soft"
              onClick={() => setWhole({ ...standard, name: whole.name ?? '' })}
            >
              <Icon name="undo" />
              {text('editions.backAll')}
            </button>
          )}
          <Delete id={kept.id} game={known.id} onGone={onKept} />
        </div>
      </section>
      <Sections known={known} whole={whole} problems={problems} />
    </EditingContext>
  );
});

/** Keeps the file as it is now; while that takes its time, only the latest change waits. True: all is kept. */
function useKeeping(
  { id, game, file: first }: KeptEdition,
  file: Json,
  problems: readonly Problem[],
  onKept: () => void,
): boolean {
  const [kept, setKept] = useState<Json>(first);
  const wanted = useRef<Parameters<typeof keep>[0] | null>(null);
  const isKeeping = useRef(false);
  useEffect(() => {
    if (isSame(kept, file)) return;
    wanted.current = { id, game, name: nameIn(file), file, playable: problems.length === 0 };
    if (isKeeping.current) return;
    isKeeping.current = true;
    const goOn = async (): Promise<void> => {
      for (let next = wanted.current; next !== null; next = wanted.current) {
        wanted.current = null;
        await keep(next);
        setKept(next.file);
      }
      isKeeping.current = false;
      onKept();
    };
    void goOn();
  }, [id, game, kept, file, problems, onKept]);
  return isSame(kept, file);
}

interface NameProps {
  readonly known: KnownGame;
  readonly name: string;
  readonly problems: readonly Problem[];
  readonly onName: (name: string) => void;
}

function NameField({ known, name, problems, onName }: NameProps): ReactNode {
  const text = useText();
  const problem = problems.find(({ place }) => place === 'name');
  const told = problem === undefined ? null : problemText(text, known, problem, name);
  return (
    <div className="field" data-place="name">
      <label>
        <span>{text('editions.name')}</span>
        <input
          value={name}
          autoComplete="off"
          aria-invalid={told !== null}
          aria-describedby={told === null ? undefined : 'wrong-name'}
          onChange={event => onName(event.target.value)}
        />
      </label>
      {told !== null && (
        <p className="wrong" id="wrong-name">
          {told}
        </p>
      )}
    </div>
  );
}

const SHOWN = 8; // problems, with a link to each

interface VerdictProps extends Pick<NameProps, 'known' | 'problems'> {
  readonly isKept: boolean;
}

function Verdict({ known, problems, isKept }: VerdictProps): ReactNode {
  const text = useText();
  const elsewhere = problems.filter(({ place }) => place !== 'name');
  return (
    <div className="verdict" role="status" aria-busy={!isKept}>
      <p className={problems.length === 0 ? 'ready' : 'wrong'}>
        <Icon name={problems.length === 0 ? 'check' : 'x'} />
        {problems.length === 0 ? text('editions.ready') : text('editions.notReady', { n: problems.length })}
      </p>
      {elsewhere.length > 0 && (
        <ul>
          {elsewhere.slice(0, SHOWN).map(({ place }) => (
            <li key={place}>
              <Link href={`${window.location.pathname}${window.location.search}#${encodeURIComponent(place)}`}>
                {placeInWords(known, place)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** `maps[3].low`: the name of the part, and the position in it. */
function placeInWords(known: KnownGame, place: string): string {
  const [section = ''] = place.split(/[.[]/);
  if (!Object.hasOwn(wholeOf(known.reader, {}), section)) return place;
  const [, position] = /\[(\d+)\]/.exec(place) ?? [];
  return position === undefined ? known.label(section) : `${known.label(section)}, ${Number(position) + 1}`;
}

function Delete({
  id,
  game,
  onGone,
}: {
  readonly id: string;
  readonly game: string;
  readonly onGone: () => void;
}): ReactNode {
  const text = useText();
  const [asked, setAsked] = useState(false);
  const remove = async (): Promise<void> => {
    await forget(id);
    onGone();
    go(`/editions/${game}`);
  };
  return (
    <button type="button" className="btn" onClick={() => (asked ? void remove() : setAsked(true))}>
      <Icon name="x" />
      {asked ? text('editions.deleteSure') : text('editions.delete')}
    </button>
  );
}
