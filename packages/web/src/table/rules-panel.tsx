// The rules of the game in words, with a search. Ids of rules lead here from everywhere.
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Input, Label, SearchField } from 'react-aria-components';
import { DrawnContext } from '../drawn/context.tsx';
import { searchRules } from '../games/rule-book.ts';
import { useRules } from '../games/rules.ts';
import { Progress } from '../kit/progress.tsx';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';
import { Legend } from './legend.tsx';
import { RuleText } from './rule-text.tsx';

interface Props {
  readonly game: string;
  readonly at: string | null; // the rule to show
  readonly onRule: (id: string) => void;
}

export function RulesPanel({ game, at, onRule }: Props): ReactNode {
  const text = useText();
  const chapters = useRules(game, text.language, use(DrawnContext)?.own ?? null);
  const [sought, setSought] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const ready = chapters !== null;
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
  const found = searchRules(chapters, sought);
  const count = found.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
  return (
    <div className="rules" ref={body}>
      <SearchField className="search" value={sought} onChange={setSought}>
        <Label className="unseen">{text('rules.search')}</Label>
        <Input placeholder={text('rules.search')} />
      </SearchField>
      {sought !== '' && (
        <p className="muted" role="status">
          {text('rules.found', { n: count })}
        </p>
      )}
      {sought === '' && <Legend game={game} />}
      {chapters.length === 0 && <p className="empty">{text('rules.none')}</p>}
      {found.map(chapter => (
        <section key={chapter.title}>
          <h3>{chapter.title}</h3>
          {chapter.paragraphs.map(({ id, title, body: told, ours, inferred, ruling }) => (
            <article key={id} data-rule={id} tabIndex={-1} className={id === at ? 'sought' : undefined}>
              <h4>
                <span className="rule-id">{id}</span> {title}
              </h4>
              {told
                .trim()
                .split(/\n\s*\n/)
                .map(part => (
                  <p key={part}>
                    <RuleText text={part} onRule={onRule} />
                  </p>
                ))}
              {ruling !== '' && (
                <p className="rule-note">
                  <b>{text('rules.ruling')}</b> <RuleText text={ruling} onRule={onRule} />
                </p>
              )}
              {ours.length > 0 && (
                <p className="rule-note">
                  <b>{text('rules.ours')}</b> {text('rules.oursAbout')} <EditionLink game={game} place={ours[0]} />
                </p>
              )}
              {inferred.length > 0 && (
                <p className="rule-note">
                  <b>{text('rules.inferred')}</b> {text('rules.inferredAbout')}{' '}
                  <EditionLink game={game} place={inferred[0]} />
                </p>
              )}
            </article>
          ))}
        </section>
      ))}
    </div>
  );
}

/** To the values that a note speaks of. */
function EditionLink({ game, place = '' }: { readonly game: string; readonly place: string | undefined }): ReactNode {
  const text = useText();
  return <Link href={`/editions/${game}#${place}`}>{text('rules.edition')}</Link>;
}
