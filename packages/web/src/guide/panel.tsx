// The guide at a table: what to want now, a good move with its reasons, and symbols that are new.
import './guide.css';
import type { Goal, Json, Word } from '@boardwright/engine';
import type { Update } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Changes } from '../drawn/changes.tsx';
import { useDrawn } from '../drawn/context.tsx';
import { cardNow, onBoard, tellsNow } from '../drawn/on-board.ts';
import { light } from '../drawn/pointing.ts';
import { WordPicture } from '../drawn/word-picture.tsx';
import { Icon } from '../kit/icon.tsx';
import { useRing } from '../learn/ring.ts';
import { nameOfPicture } from '../table/readable.ts';
import { RuleLink } from '../table/rule-text.tsx';
import { useText } from '../text/text.tsx';
import { answered } from './answered.ts';
import { ENOUGH, type Hints, hideHints, noteSymbols, noteWell, showHints } from './hints.ts';
import { Pins } from './pins.tsx';
import { useGuideTeller } from './texts.ts';
import { type Advised, useAdvice } from './use-advice.ts';

interface Props {
  readonly table: string; // its id
  readonly game: string;
  readonly hints: Hints;
  readonly update: Update;
  readonly content: Json | null;
  readonly names: readonly string[];
  readonly onChoose: (word: Word, lane: string) => void;
  readonly onRule: (id: string) => void;
}

export function GuidePanel(props: Props): ReactNode {
  const { game, hints } = props;
  const text = useText();
  return (
    <section className="guide" aria-label={text('side.guide')}>
      {hints.shown ? (
        <Hinting {...props} />
      ) : (
        <button type="button" className="btn small" onClick={() => showHints(game)}>
          <Icon name="help" size={16} />
          {text('guide.showHints')}
        </button>
      )}
    </section>
  );
}

function Hinting({ table, game, hints, update, content, names, onChoose, onRule }: Props): ReactNode {
  const text = useText();
  const tell = useGuideTeller(game, text.language, names, content);
  const { advised, isNow } = useAdvice(table, update, content);
  const symbols = useNewSymbols(hints, update);
  const done = useRef<Word | null>(null); // by the button of the guide: that is no choice of one's own
  useEffect(() => {
    const onAnswer = (): void => {
      const given = answered.get();
      if (given === null || advised === null) return;
      const isOwn = given.word !== done.current;
      done.current = null;
      if (isOwn && given.at === advised.at && advised.well.includes(given.word)) noteWell(game);
      noteSymbols(game, symbols);
    };
    return answered.subscribe(onAnswer);
  }, [advised, game, symbols]);
  if (tell === null || advised === null) return <p className="muted">{text('guide.wait')}</p>;
  const doIt: Props['onChoose'] = (word, lane) => {
    done.current = word;
    onChoose(word, lane);
  };
  const isFading = hints.well >= ENOUGH;
  return (
    <>
      <h2>{text('guide.want')}</h2>
      <Goals goals={advised.goals} tell={tell} onRule={onRule} />
      <Pins goals={advised.goals} />
      {isNow && <Move key={advised.question} advised={advised} shown={!isFading} tell={tell} onChoose={doIt} />}
      {symbols.length > 0 && <Symbols symbols={symbols} tell={tell} />}
      <footer>
        <small>{isFading ? text('guide.onDemand') : text('guide.fewer', { n: ENOUGH - hints.well })}</small>
        <button type="button" className="plain" onClick={() => hideHints(game)}>
          {text('guide.hide')}
        </button>
      </footer>
    </>
  );
}

interface GoalsProps {
  readonly goals: readonly Goal[];
  readonly tell: Teller;
  readonly onRule: (id: string) => void;
}
function Goals({ goals, tell, onRule }: GoalsProps): ReactNode {
  return (
    <ol className="aims">
      {goals.map(({ is: { say, ...values }, at, rule }) => (
        <li key={say} onPointerEnter={() => light(at)} onPointerLeave={() => light([])}>
          <b>{tell.text(`guide.${say}`, values)}</b>
          <p>
            {tell.text(`guide.${say}.why`, values)} <RuleLink id={rule} onRule={onRule} />
          </p>
        </li>
      ))}
    </ol>
  );
}

const NONE: readonly string[] = [];
const NEXT_IDEA = 1;

interface MoveProps {
  readonly advised: Advised;
  readonly shown: boolean; // by itself
  readonly tell: Teller;
  readonly onChoose: (word: Word, lane: string) => void;
}
function Move({ advised: { goals, ideas, at }, shown, tell, onChoose }: MoveProps): ReactNode {
  const text = useText();
  const [idea, setIdea] = useState(shown ? 0 : null);
  useSyncExternalStore(onBoard.subscribe, onBoard.get); // what a move gives is known once the board is drawn
  const word = idea === null ? undefined : ideas[idea % ideas.length];
  useRing(word === undefined ? NONE : [word]);
  if (word === undefined)
    return (
      <button type="button" className="btn small show-move" onClick={() => setIdea(0)}>
        <Icon name="help" size={16} />
        {text('guide.show')}
      </button>
    );
  const about = cardNow(word) ?? tellsNow(word);
  const served = goals.flatMap(({ words }, i) => (words.some(each => isFor(each, word)) ? [String(i + 1)] : []));
  return (
    <div className="good-move" aria-live="polite">
      <small>{text('guide.move')}</small>
      <h3>{tell.word(word)}</h3>
      <div className="acts">
        <button type="button" className="btn small go" onClick={() => onChoose(word, at)}>
          {text('guide.do')}
        </button>
        {ideas.length > 1 && (
          <button type="button" className="btn small" onClick={() => setIdea((idea ?? 0) + NEXT_IDEA)}>
            {text('guide.other')}
          </button>
        )}
      </div>
      {about !== null && <div className="about">{about}</div>}
      <Changes word={word} />
      {served.length > 0 && <p>{text('guide.serves', { n: served.length, list: text.list(served) })}</p>}
    </div>
  );
}

/** `each`: a word, or its beginning with a star. */
const isFor = (each: string, word: Word): boolean =>
  each.endsWith('*') ? word.startsWith(each.slice(0, -1)) : each === word;

interface SymbolsProps {
  readonly symbols: readonly string[];
  readonly tell: Teller;
}
function Symbols({ symbols, tell }: SymbolsProps): ReactNode {
  const text = useText();
  return (
    <div className="new-symbols">
      <h3>{text('guide.symbols')}</h3>
      <ul>
        {symbols.map(word => (
          <li key={word}>
            <WordPicture word={word} size={24} />
            <span>{nameOfPicture(tell, word)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const AT_ONCE = 3;

/** Symbols that were not explained yet: those of what can be chosen now first. */
function useNewSymbols({ symbols: known }: Hints, { open }: Update): readonly string[] {
  const legend = useDrawn()?.legend ?? NONE;
  const offered = new Set<string>(open.flatMap(({ words }) => words));
  const unknown = legend.filter(word => !known.includes(word));
  const first = unknown.filter(word => offered.has(word));
  return open.length === 0 ? NONE : [...first, ...unknown.filter(word => !offered.has(word))].slice(0, AT_ONCE);
}
