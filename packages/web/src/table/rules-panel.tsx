// The rules of the game in words: contents, a search, examples to try. Ids of rules lead here from everywhere.
import type { Teller } from '@boardwright/text';
import { type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Input, Label, SearchField } from 'react-aria-components';
import { isDrawn } from '../drawn/boards.ts';
import { DrawnContext } from '../drawn/context.tsx';
import { useDrawnEdition } from '../drawn/use-drawn.ts';
import { type Chapter, type Paragraph, searchRules } from '../games/rule-book.ts';
import { useRules } from '../games/rules.ts';
import { useTeller } from '../games/texts.ts';
import { Progress } from '../kit/progress.tsx';
import { useLoaded } from '../kit/use-loaded.ts';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';
import { Legend } from './legend.tsx';
import { Marked, RuleText } from './rule-text.tsx';

/** What can be tried, and how it is shown. Few read rules, so it comes when they do. */
async function tryable(game: string) {
  const [shown, found] = await Promise.all([import('../learn/rule-examples.tsx'), import('../learn/examples.ts')]);
  return { Examples: shown.RuleExamples, book: await found.examplesOf(game) };
}
type Tryable = Awaited<ReturnType<typeof tryable>>;
/** A game without a drawn table has nothing to be tried at. */
const NONE = { Examples: null, book: { examples: [], paragraphs: {} as Tryable['book']['paragraphs'] } };
const NOTHING = Promise.resolve(NONE);

interface Props {
  readonly game: string;
  readonly at: string | null; // the rule to show
  readonly onRule: (id: string) => void;
  readonly isPage?: boolean; // it has a page of its own: the contents are beside it
}

/** At a table, with the symbols of its edition. */
export function RulesPanel(props: Props): ReactNode {
  const played = use(DrawnContext);
  return played === null && isDrawn(props.game) ? <WithStandard {...props} /> : <Book {...props} />;
}

function WithStandard(props: Props): ReactNode {
  return (
    <DrawnContext value={useDrawnEdition(props.game, null)}>
      <Book {...props} />
    </DrawnContext>
  );
}

function Book({ game, at, onRule, isPage = false }: Props): ReactNode {
  const text = useText();
  const chapters = useRules(game, text.language, use(DrawnContext)?.own ?? null);
  const tell = useStandardTeller(game);
  const [sought, setSought] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const { value: examples } = useLoaded<Tryable | typeof NONE>(
    useCallback(() => (isDrawn(game) ? tryable(game) : NOTHING), [game]),
  );
  const isDrawing = isDrawn(game) && use(DrawnContext) === null;
  const ready = chapters !== null && examples !== null && tell !== null && !isDrawing; // nothing moves any more
  useEffect(() => {
    if (at === null || !ready) return;
    setSought('');
    requestAnimationFrame(() => {
      const found = body.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(at)}"]`);
      found?.scrollIntoView({ block: 'start' });
      found?.focus({ preventScroll: true });
    });
  }, [at, ready]);
  if (chapters === null) return <Progress label={text('loading')} />;
  const { chapters: found, marked } = searchRules(chapters, sought);
  const count = found.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
  return (
    <div className="rules" ref={body}>
      <div className="finder">
        <SearchField className="search" value={sought} onChange={setSought}>
          <Label className="unseen">{text('rules.search')}</Label>
          <Input placeholder={text('rules.search')} />
        </SearchField>
        {sought !== '' && (
          <p className="muted" role="status">
            {text('rules.found', { n: count })}
          </p>
        )}
        {chapters.length > 0 && (
          <Contents chapters={found} counts={sought !== ''} isOpen={sought !== '' || isPage} body={body} />
        )}
      </div>
      {sought === '' && <Legend game={game} />}
      {chapters.length === 0 && <p className="empty">{text('rules.none')}</p>}
      {found.map(chapter => (
        <section key={chapter.title} data-chapter={chapter.title}>
          <h3 tabIndex={-1}>{chapter.title}</h3>
          {chapter.paragraphs.map(paragraph => (
            <Told
              key={paragraph.id}
              game={game}
              paragraph={paragraph}
              isAt={paragraph.id === at}
              marked={marked}
              tell={tell}
              examples={examples}
              onRule={onRule}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

const MOST_SEATS = 5;

/** For examples, which have the numbers of the standard edition and players without names. */
function useStandardTeller(game: string): Teller | null {
  const text = useText();
  const names = useMemo(() => Array.from({ length: MOST_SEATS }, (_, p) => text('seat.player', { n: p + 1 })), [text]);
  return useTeller(game, text.language, names, null);
}

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  readonly counts: boolean; // of what was found
  readonly isOpen: boolean;
  readonly body: { readonly current: HTMLElement | null };
}
/** The chapters; while something is sought, those that have it, and how often. */
function Contents({ chapters, counts, isOpen, body }: ContentsProps): ReactNode {
  const text = useText();
  const toChapter = (title: string): void => {
    const chapter = body.current?.querySelector<HTMLElement>(`[data-chapter="${CSS.escape(title)}"] > h3`);
    chapter?.scrollIntoView({ block: 'start' });
    chapter?.focus({ preventScroll: true });
  };
  return (
    <details className="contents" open={isOpen || undefined}>
      <summary>{text('rules.contents')}</summary>
      <ol>
        {chapters.map(({ title, paragraphs }) => (
          <li key={title}>
            <button type="button" className="plain" onClick={() => toChapter(title)}>
              {title}
            </button>
            {counts && <b>{paragraphs.length}</b>}
          </li>
        ))}
      </ol>
    </details>
  );
}

interface ToldProps {
  readonly game: string;
  readonly paragraph: Paragraph;
  readonly isAt: boolean;
  readonly marked: readonly string[];
  readonly tell: Teller | null;
  readonly examples: Tryable | typeof NONE | null;
  readonly onRule: (id: string) => void;
}

function Told({ game, paragraph, isAt, marked, tell, examples, onRule }: ToldProps): ReactNode {
  const text = useText();
  const { id, title, body, ours, inferred, ruling } = paragraph;
  const own = examples?.book.paragraphs[id];
  return (
    <article data-rule={id} tabIndex={-1} className={isAt ? 'sought' : undefined}>
      <h4>
        <span className="rule-id">{id}</span> <Marked text={title} marked={marked} />
      </h4>
      {body
        .trim()
        .split(/\n\s*\n/)
        .map(part => (
          <p key={part}>
            <RuleText text={part} onRule={onRule} marked={marked} />
          </p>
        ))}
      {ruling !== '' && (
        <p className="rule-note">
          <b>{text('rules.ruling')}</b> <RuleText text={ruling} onRule={onRule} marked={marked} />
        </p>
      )}
      {ours.length > 0 && (
        <p className="rule-note">
          <b>{text('rules.ours')}</b> {text('rules.oursAbout')} <EditionLink game={game} place={ours[0]} />
        </p>
      )}
      {inferred.length > 0 && (
        <p className="rule-note">
          <b>{text('rules.inferred')}</b> {text('rules.inferredAbout')} <EditionLink game={game} place={inferred[0]} />
        </p>
      )}
      {examples !== null && examples.Examples !== null && own !== undefined && (
        <examples.Examples game={game} id={id} own={own} tell={tell} onRule={onRule} />
      )}
    </article>
  );
}

/** To the values that a note speaks of. */
function EditionLink({ game, place = '' }: { readonly game: string; readonly place: string | undefined }): ReactNode {
  const text = useText();
  return <Link href={`/editions/${game}#${place}`}>{text('rules.edition')}</Link>;
}
