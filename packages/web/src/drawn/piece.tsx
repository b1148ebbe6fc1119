// A piece on a drawn table. It has a name and a tip, and it is a button while it is an option.
import { type Refused, splitWord, type Word } from '@boardwright/engine';
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
import { handsNow, type Offer, offerNow } from './context.tsx';
import { type Hand, useHand } from './hand.ts';
import { Held } from './held.ts';
import { light, pointing } from './pointing.ts';
import { isFirstTap } from './tap-twice.ts';
import { type Said, type Speaker, type Tip, tipOf } from './tip.tsx';

interface Props {
  /** The answer it gives. It can be chosen only while the rules offer this word. */
  readonly word?: Word | undefined;
  /** Its name in events (default: the word). Log and board highlight each other by it. */
  readonly id?: string | undefined;
  readonly name?: string | undefined; // default: the text of the word; with neither it is a plain container
  readonly about?: string | undefined; // a sentence: what it is and does
  readonly rule?: string | undefined; // the paragraph that says so
  /** A step on the way to an answer: picking up a die, opening a pile. */
  readonly onPick?: (() => void) | undefined;
  /**
   * What this step leads to: kinds of words, or how they begin (`move:soldier-`), with spaces between. The dock need not repeat them,
   * and while the piece is picked up, "Why not?" speaks of nothing else.
   */
  readonly leads?: string | undefined;
  /** While it is picked up, "Why not?" speaks of this instead, in the same form. */
  readonly speaksOf?: string | undefined;
  /** The kinds of words that this place stands for, with spaces between: its tip says why if all of them are refused. */
  readonly refuses?: string | undefined;
  readonly picked?: boolean | undefined;
  readonly as?: 'div' | 'g' | 'span' | 'path';
  readonly d?: string | undefined; // for a path: a piece without children, for many simple shapes such as cells
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly move?: string | undefined; // if this id shows up in another place, the piece glides there
  readonly children?: ReactNode;
}

/** Looks up what concerns this piece, so that it is rendered again only if that, or its props, have changed. */
export function Piece(props: Props): ReactNode {
  const { word, refuses } = props;
  if (word === undefined && refuses === undefined)
    return <Laid {...props} can={false} whyNot={undefined} whyRule={undefined} />;
  const offer = offerNow(); // a plain container skips this, so it does not render again with every question
  const no = word === undefined ? refusalOf(offer, refuses ?? '') : offer.refused.get(word);
  const can = word !== undefined && offer.words.has(word);
  return <Laid {...props} can={can} whyNot={no && handsNow().tell.why(no)} whyRule={no?.rule} />;
}

/** Why nothing of these kinds can be chosen; undefined if something can, or if nothing is asked. */
function refusalOf({ words, refused }: Offer, kinds: string): Refused | undefined {
  const isOfKind = (each: Word): boolean => kinds.split(' ').includes(splitWord(each).kind);
  return [...words].some(isOfKind) ? undefined : [...refused.values()].find(({ word }) => isOfKind(word));
}

/**
 * What is inside a named piece is hidden from screen readers, because the name says it all. This check runs only in development;
 * browser tests check the built page.
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
    { name: name ?? '', about, rule, word: can ? word : undefined, whyNot, whyRule },
  );
  // A button has its name as text inside: otherwise numbers in its drawing would count as its label. A piece that may become a
  // button has the text already, because adding it later would lay out the piece again.
  const nameInside = (!isLive && word === undefined) || Tag === 'path' ? undefined : name;
  const classes = ['piece', props.className, can && 'can', isLive && 'live', picked === true && 'picked'];
  const spokenOf = props.speaksOf ?? props.leads;
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
      data-step={!can && onPick !== undefined ? (props.leads ?? '') : undefined}
      data-move={move}
      {...handlers}
    >
      {inside(Tag, name, nameInside, props.children)}
      {picked === true && spokenOf !== undefined && <Held leads={spokenOf} />}
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
 * Always the same functions: new ones would have to be attached with every rendering. They do what the page shows. React may begin a
 * rendering and give it up, and a press must never do what only that rendering would have shown.
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

/** The option the piece shows on the page. A newer one may be known already but not be rendered yet. */
const offeredOn = (piece: Element): Word | undefined => (piece as HTMLElement).dataset.word as Word | undefined;

function handlersOf(tip: Tip, hand: Hand, doing: Done) {
  const point = (isPointed: boolean): void => {
    const { offered } = doing.now;
    if (offered !== undefined) pointing.set(isPointed ? offered : null);
  };
  /** What it does at once for keys and screen readers; undefined: nothing. */
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
    const { pointerType } = event;
    const answer = (act: () => void): void => {
      const looks = word !== undefined && !tip.isAsked() && isFirstTap(pointerType, word, tip.said());
      if (looks) {
        tip.hide(); // the dock shows it
        pointing.set(word);
      } else finish(act);
    };
    if (word !== undefined) hand.pressWord(event, word, { since, run: answer });
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
      } else if (event.key === '?' && tip.said().name !== '') {
        event.preventDefault();
        event.stopPropagation(); // elsewhere the key lists the keys
        tip.explain();
      }
    },
    onFocus: (event: FocusEvent) => {
      // A press brings the focus, too, a finger even after it: what becomes of the tip then, the press itself says.
      if (event.currentTarget.matches(':focus-visible')) tip.show(event.currentTarget);
      point(true);
    },
    onBlur: () => {
      tip.hide();
      point(false);
    },
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && hand.isFinger()) return; // the page has moved, no mouse
      const { id } = doing.now;
      if (id !== undefined) light([id]);
      if (event.pointerType !== 'touch') tip.soon(event.currentTarget);
      point(true);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      light([]);
      if (pointerType === 'touch') return; // a finger leaves with every tap
      tip.later();
      point(false);
    },
  };
}

/** Plain functions instead of components, because there are many pieces. */
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
 * The empty title stops the browser from showing its own tooltip. The drawing keeps its place in the tree whether the piece can
 * be chosen or not: otherwise React would create it again whenever that changes.
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
