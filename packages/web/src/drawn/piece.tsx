// A piece on a drawn table: it says what it is, can be looked at, and can be chosen when it is an option.
import type { Word } from '@boardwright/engine';
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode } from 'react';
import { handsNow, offerNow } from './context.tsx';
import { light, pointing } from './pointing.ts';
import { useTip } from './tip.tsx';

interface Props {
  /** What choosing it answers. It can be chosen only while the rules offer this word. */
  readonly word?: Word | undefined;
  /** What the log calls it; the word if nothing is said. Log and board light each other up by it. */
  readonly id?: string | undefined;
  readonly name?: string | undefined; // the text of the word if nothing is said; without either it is a mere place
  readonly about?: string | undefined; // a sentence: what it is and does
  readonly rule?: string | undefined; // the paragraph that says so
  /** A step of choosing that is no answer yet: picking up a die, opening a pile. */
  readonly onPick?: (() => void) | undefined;
  readonly picked?: boolean | undefined;
  readonly as?: 'div' | 'g' | 'span' | 'path';
  readonly d?: string | undefined; // of a path, which is a piece without parts: for many of them, such as cells
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly move?: string | undefined; // same id, other place: it is seen to move there
  readonly children?: ReactNode;
}

/** Finds out what concerns it now. It is drawn anew only if that, or what it shows, has changed. */
export function Piece(props: Props): ReactNode {
  const { word } = props;
  if (word === undefined) return <Laid {...props} can={false} whyNot={undefined} whyRule={undefined} />;
  const { words, refused } = offerNow(); // not asked for by a mere place: it need not hear of every question
  const no = refused.get(word);
  return <Laid {...props} can={words.has(word)} whyNot={no && handsNow().tell.why(no)} whyRule={no?.rule} />;
}

interface LaidProps extends Props {
  readonly can: boolean;
  readonly whyNot: string | undefined;
  readonly whyRule: string | undefined;
}
const Laid = memo(function Laid({ as: Tag = 'div', can, whyNot, whyRule, ...props }: LaidProps): ReactNode {
  const { tell, choose, showRule } = handsNow();
  const { word, about, rule, onPick, picked, move } = props;
  const id = props.id ?? word;
  const name = props.name ?? (word === undefined ? undefined : tell.word(word));
  const tip = useTip({ name: name ?? '', about, rule, whyNot, whyRule });
  const act = can && word !== undefined ? () => choose(word) : onPick;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      if (act === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    } else if (event.key.toLowerCase() === 'r' && rule !== undefined) {
      event.stopPropagation();
      showRule(rule);
    }
  };
  // A button has its name as a text inside: figures in its drawing are no label that the name would have to repeat.
  const nameInside = act === undefined || Tag === 'path' ? undefined : name;
  const classes = ['piece', props.className, can && 'can', act !== undefined && 'live', picked === true && 'picked'];
  return (
    <Tag
      className={classes.filter(Boolean).join(' ')}
      style={props.style}
      d={props.d}
      role={act !== undefined ? 'button' : name === undefined ? undefined : 'img'}
      aria-label={nameInside === undefined ? name : undefined}
      aria-pressed={onPick !== undefined && !can ? picked === true : undefined}
      aria-description={whyNot ?? about}
      tabIndex={name === undefined ? undefined : -1} // the board has one stop for the Tab key, see roving.ts
      data-piece={id}
      data-word={can ? word : undefined}
      data-step={!can && onPick !== undefined ? '' : undefined}
      data-move={move}
      onClick={event => {
        if (act === undefined) return tip.show(event.currentTarget);
        event.stopPropagation();
        tip.hide();
        act();
      }}
      onKeyDown={onKeyDown}
      {...tip.handlers}
      onFocus={event => {
        tip.show(event.currentTarget);
        if (can && word !== undefined) pointing.set(word);
      }}
      onBlur={() => {
        tip.hide();
        if (can) pointing.set(null);
      }}
      onPointerEnter={event => {
        if (id !== undefined) light([id]);
        if (event.pointerType !== 'touch') tip.soon(event.currentTarget);
        if (can && word !== undefined) pointing.set(word);
      }}
      onPointerLeave={() => {
        light([]);
        tip.later();
        if (can) pointing.set(null);
      }}
    >
      {Tag === 'path' ? null : Tag === 'g' ? (
        <InSvg name={nameInside}>{props.children}</InSvg>
      ) : name === undefined ? (
        props.children
      ) : (
        <Drawing name={nameInside}>{props.children}</Drawing>
      )}
    </Tag>
  );
});

interface DrawingProps {
  readonly name: string | undefined; // for those who do not see it
  readonly children: ReactNode;
}
function Drawing({ name, children }: DrawingProps): ReactNode {
  return (
    <>
      {name !== undefined && <span className="unseen">{name}</span>}
      <span className="drawing" aria-hidden="true">
        {children}
      </span>
    </>
  );
}

/**
 * The empty title keeps the browser from showing the name in a tip of its own. What is drawn stays in the same place whether
 * the piece can be chosen or not: else it would be drawn anew whenever that changes.
 */
function InSvg({ name, children }: DrawingProps): ReactNode {
  const isNamed = name !== undefined;
  return (
    <>
      {isNamed && <title>{name}</title>}
      <g aria-hidden={isNamed || undefined}>
        {isNamed && <title />}
        {children}
      </g>
    </>
  );
}
