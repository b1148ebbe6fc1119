// A piece on a drawn table: it says what it is, can be looked at, and can be chosen when it is an option.
import type { Word } from '@boardwright/engine';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';
import { handsNow, offerNow } from './context.tsx';
import { type Hand, useHand } from './hand.ts';
import { light, pointing } from './pointing.ts';
import { type Said, type Speaker, type Tip, tipOf } from './tip.tsx';

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

/**
 * What lies inside of a named piece is hidden from screen readers, since the name says it all. Only development pays for the
 * check; browser tests look for the same in the built page.
 */
function refuseNesting(piece: Element | null): void {
  const outer = piece?.hasAttribute('role') ? piece.parentElement?.closest('.piece[role]') : null;
  if (outer) throw new Error(`the piece "${nameOn(piece)}" lies inside of "${nameOn(outer)}": put them side by side`);
}
const nameOn = (piece: Element | null): string => piece?.getAttribute('aria-label') ?? piece?.textContent ?? '';

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
  const isLive = (can && word !== undefined) || onPick !== undefined;
  const handlers = useHandlers(
    { pick: onPick, offered: can ? word : undefined, id, rule, choose, showRule },
    { name: name ?? '', about, rule, whyNot, whyRule },
  );
  // A button has its name as a text inside: figures in its drawing are no label that the name would have to repeat. What may
  // become one has it already: to put it there would lay the piece out again.
  const nameInside = (!isLive && word === undefined) || Tag === 'path' ? undefined : name;
  const classes = ['piece', props.className, can && 'can', isLive && 'live', picked === true && 'picked'];
  return (
    <Tag
      ref={import.meta.env.DEV ? refuseNesting : undefined}
      className={classes.filter(Boolean).join(' ')}
      style={props.style}
      d={props.d}
      role={isLive ? 'button' : name === undefined ? undefined : 'img'}
      aria-label={!isLive || Tag === 'path' ? name : undefined}
      aria-pressed={onPick !== undefined && !can ? picked === true : undefined}
      aria-description={whyNot ?? about}
      tabIndex={name === undefined ? undefined : -1} // the board has one stop for the Tab key, see roving.ts
      data-piece={id}
      data-word={can ? word : undefined}
      data-step={!can && onPick !== undefined ? '' : undefined}
      data-move={move}
      {...handlers}
    >
      {inside(Tag, name, nameInside, props.children)}
    </Tag>
  );
});

/** What a piece does now. */
interface Doing {
  readonly pick: (() => void) | undefined;
  readonly offered: Word | undefined; // the option that it stands for
  readonly id: string | undefined;
  readonly rule: string | undefined;
  readonly choose: (word: Word) => void;
  readonly showRule: (id: string) => void;
}
interface Done {
  now: Doing;
  since: number; // when it began to do that (`performance.now`)
}

/**
 * The same functions all the time: else each of them would be set anew whenever the piece is drawn. They do what is on the page:
 * React may begin a drawing and give it up, and then nothing that it would have shown may be done or said.
 */
function useHandlers(now: Doing, said: Said) {
  const hand = useHand();
  const [{ doing, speaker, handlers }] = useState(() => {
    const first: Done = { now, since: performance.now() };
    const mute: Speaker = { pressed: false, said };
    return { doing: first, speaker: mute, handlers: handlersOf(tipOf(mute), hand, first) };
  });
  useLayoutEffect(() => {
    const { offered, pick } = doing.now;
    const isOther = now.offered !== offered || (now.pick === undefined) !== (pick === undefined);
    if (isOther) doing.since = performance.now();
    doing.now = now;
    speaker.said = said;
  });
  return handlers;
}

/** The option that a piece stands for as it is seen: what it will stand for may be known already, but is not on the page. */
const offeredOn = (piece: Element): Word | undefined => (piece as HTMLElement).dataset.word as Word | undefined;

function handlersOf(tip: Tip, hand: Hand, doing: Done) {
  const point = (isPointed: boolean): void => {
    const { offered } = doing.now;
    if (offered !== undefined) pointing.set(isPointed ? offered : null);
  };
  /** What it does at once, for keys and screen readers; undefined: nothing. */
  const actOf = (piece: Element): (() => void) | undefined => {
    const word = offeredOn(piece);
    const { pick, choose } = doing.now;
    return word === undefined ? pick : () => choose(word);
  };
  const press = (event: PointerEvent): void => {
    const piece = event.currentTarget;
    const word = offeredOn(piece);
    const {
      since,
      now: { pick },
    } = doing;
    const finish = (act: () => void): void => {
      if (tip.isAsked()) return; // the long press was a question, not an answer
      tip.hide();
      act();
    };
    const pickUp = (): void => {
      if (offeredOn(piece) === undefined && pick !== undefined) finish(pick); // else it became an answer, which was not meant
    };
    if (word !== undefined) hand.pressWord(event, word, since, undefined, finish);
    else if (pick !== undefined) hand.press(event, { means: doing, since, run: pickUp });
  };
  return {
    ...tip.handlers,
    onPointerDown: (event: PointerEvent) => {
      tip.handlers.onPointerDown(event);
      press(event);
    },
    onClick: (event: MouseEvent) => {
      const act = actOf(event.currentTarget);
      const click = hand.clicked(event);
      if (click === 'done') return;
      if (act === undefined) return tip.show(event.currentTarget);
      if (click === 'missed') return; // it became an option while the pointer was down
      event.stopPropagation();
      tip.hide();
      act();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { rule, showRule } = doing.now;
      if (event.key === 'Enter' || event.key === ' ') {
        const act = actOf(event.currentTarget);
        if (act === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        act();
      } else if (event.key.toLowerCase() === 'r' && rule !== undefined) {
        event.stopPropagation();
        showRule(rule);
      }
    },
    onFocus: (event: FocusEvent) => {
      tip.show(event.currentTarget);
      point(true);
    },
    onBlur: () => {
      tip.hide();
      point(false);
    },
    onPointerEnter: (event: PointerEvent) => {
      const { id } = doing.now;
      if (id !== undefined) light([id]);
      if (event.pointerType !== 'touch') tip.soon(event.currentTarget);
      point(true);
    },
    onPointerLeave: () => {
      light([]);
      tip.later();
      point(false);
    },
  };
}

/** Made by plain functions: pieces are many, and a component more for each would be drawn with it. */
function inside(
  tag: NonNullable<Props['as']>,
  name: string | undefined,
  nameInside: string | undefined, // for those who do not see it
  drawing: ReactNode,
): ReactNode {
  if (tag === 'path') return null;
  if (tag === 'g') return inSvg(nameInside, drawing);
  if (name === undefined) return drawing;
  return (
    <>
      {nameInside !== undefined && <span className="unseen">{nameInside}</span>}
      <span className="drawing" aria-hidden="true">
        {drawing}
      </span>
    </>
  );
}

/**
 * The empty title keeps the browser from showing the name in a tip of its own. What is drawn stays in the same place whether
 * the piece can be chosen or not: else it would be drawn anew whenever that changes.
 */
function inSvg(name: string | undefined, drawing: ReactNode): ReactNode {
  const isNamed = name !== undefined;
  return (
    <>
      {isNamed && <title>{name}</title>}
      <g aria-hidden={isNamed || undefined}>
        {isNamed && <title />}
        {drawing}
      </g>
    </>
  );
}
