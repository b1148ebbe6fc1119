// What a piece is and does, beside it: on hover, on focus, on a long press. One tip for the whole table.
import type { Word } from '@boardwright/engine';
import { type CSSProperties, memo, type PointerEvent, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Observable } from '../model/observable.ts';
import { RuleLink } from '../table/rule-text.tsx';
import { useText } from '../text/text.tsx';
import { Changes } from './changes.tsx';
import { handsNow } from './context.tsx';
import { cardNow, tellsNow } from './on-board.ts';

export interface Said {
  readonly name: string;
  readonly about?: string | undefined;
  readonly rule?: string | undefined;
  readonly word?: Word | undefined; // what it would answer now
  readonly whyNot?: string | undefined; // why it cannot be chosen
  readonly whyRule?: string | undefined;
}
/** What a piece says now. */
export interface Speaker {
  pressed: boolean; // long enough to ask what it is
  said: Said;
}
interface Shown {
  readonly speaker: Speaker;
  readonly said: Said;
  readonly beside: Element;
}

const shown = new Observable<Shown | null>(null);
/** The piece that the person wants explained. */
export const explained = new Observable<Said | null>(null);
const SOON = 350; // milliseconds of hovering
const LATER = 400; // time to reach the link in the tip with the pointer
const LONG_PRESS = 450;
let timer: ReturnType<typeof setTimeout> | undefined;

function after(milliseconds: number, what: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(what, milliseconds);
}

export const hideTip = (): void => {
  clearTimeout(timer);
  if (shown.get() !== null) shown.set(null);
};

/** How a piece shows its tip: the same all the time, whatever it says. */
export type Tip = ReturnType<typeof tipOf>;

export function tipOf(speaker: Speaker) {
  const show = (beside: Element): void => {
    clearTimeout(timer);
    if (speaker.said.name !== '' && beside.isConnected) shown.set({ speaker, said: speaker.said, beside });
  };
  return {
    show,
    hide: hideTip,
    said: () => speaker.said,
    explain: () => {
      hideTip();
      explained.set(speaker.said);
    },
    isAsked: () => speaker.pressed,
    soon: (beside: Element) => after(SOON, () => show(beside)),
    later: () => after(LATER, hideTip),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const beside = event.currentTarget;
        speaker.pressed = false;
        if (event.pointerType === 'touch')
          after(LONG_PRESS, () => {
            speaker.pressed = true;
            show(beside);
          });
      },
      onPointerUp: (event: PointerEvent) => {
        if (event.pointerType === 'touch' && !speaker.pressed) clearTimeout(timer);
      },
      onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
        if (!speaker.pressed) return;
        speaker.pressed = false; // the long press was a question, not an answer
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

const WIDTH = 280;
const NARROW = 190; // no tip is narrower

/** Left, right or above a drawing that asks for it by `data-tips`, so that nothing in it is covered; null without room. */
function besideDrawing(piece: Element): CSSProperties | null {
  const drawing = piece.closest<HTMLElement>('[data-tips]');
  if (drawing === null) return null;
  const { left: from, right: to, top: edge } = drawing.getBoundingClientRect();
  if (drawing.dataset.tips === 'above') return edge < innerHeight / 2 ? null : above(piece, edge);
  const isLeft = drawing.dataset.tips === 'left';
  const width = Math.min(WIDTH, (isLeft ? from : document.documentElement.clientWidth - to) - 16);
  if (width < NARROW) return null;
  const top = Math.max(8, Math.min(piece.getBoundingClientRect().top, innerHeight - 240));
  return { left: isLeft ? from - width - 8 : to + 8, width, top };
}

/** Over the log, level with the piece, so that nothing on the board is covered; null where no log lies beside the board. */
function overLog(piece: Element): CSSProperties | null {
  const log = piece.closest('.table')?.querySelector(':scope > .right')?.getBoundingClientRect();
  if (log === undefined || log.width < NARROW) return null;
  const { top, bottom } = piece.getBoundingClientRect();
  const level = { left: log.left + 4, width: log.width - 8 };
  const isLow = (top + bottom) / 2 > (log.top + log.bottom) / 2;
  return isLow
    ? { ...level, bottom: Math.max(innerHeight - bottom, innerHeight - log.bottom + 8) }
    : { ...level, top: Math.max(top, log.top + 8) };
}

/** Level with the piece, never beyond the edges. */
function across(piece: Element): CSSProperties {
  const { left, width } = piece.getBoundingClientRect();
  return { left: Math.max(8, Math.min(left + width / 2 - WIDTH / 2, innerWidth - WIDTH - 8)), width: WIDTH };
}

const above = (piece: Element, edge: number): CSSProperties => ({ ...across(piece), bottom: innerHeight - edge + 8 });

/** Above the piece if there is room, else below; never beyond the edges. */
function placed(beside: Element): CSSProperties {
  const aside = overLog(beside) ?? besideDrawing(beside);
  if (aside !== null) return aside;
  const { top, bottom } = beside.getBoundingClientRect();
  return top > innerHeight / 2
    ? above(beside, top)
    : { ...across(beside), top: Math.min(bottom + 8, innerHeight - 120) };
}

/** After a rendering: the tip says what its piece says now. If the piece is gone, so is the tip. */
export function renewTip(): void {
  const tip = shown.get();
  if (tip === null) return;
  const { said } = tip.speaker;
  if (!tip.beside.isConnected || said.name === '') hideTip();
  else if (said !== tip.said) shown.set({ ...tip, said });
}

export const TipLayer = memo(function TipLayer(): ReactNode {
  const { showRule } = handsNow();
  const text = useText();
  const tip = useSyncExternalStore(shown.subscribe, shown.get);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hideTip();
    };
    const onPress = (event: globalThis.PointerEvent): void => {
      const tipped = shown.get();
      if (tipped === null || !(event.target instanceof Element)) return;
      if (event.target.closest('.tip') === null && !tipped.beside.contains(event.target)) hideTip();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onPress, true); // before the piece gets it, because the piece may start to wait for a tip
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onPress, true);
      hideTip();
    };
  }, []);
  if (tip === null) return null;
  const { name, rule, word, whyNot, whyRule } = tip.said;
  const about = (word && cardNow(word)) ?? tip.said.about ?? (word && tellsNow(word)) ?? undefined;
  return (
    // The piece itself tells a screen reader the same; the tip is for the eyes.
    <div
      className="tip"
      style={placed(tip.beside)}
      onPointerEnter={() => clearTimeout(timer)}
      onPointerLeave={() => after(LATER, hideTip)}
    >
      <b>{name}</b>
      {about !== undefined && <p>{about}</p>}
      {word !== undefined && <Changes word={word} />}
      {whyNot !== undefined && (
        <p className="refusal">
          {whyNot} {whyRule !== undefined && <RuleLink id={whyRule} onRule={showRule} />}
        </p>
      )}
      {rule !== undefined && <RuleLink id={rule} onRule={showRule} />}
      {rule === undefined && whyRule === undefined && (
        <button
          type="button"
          className="explain-link"
          onClick={() => {
            explained.set(tip.said);
            hideTip();
          }}
        >
          {text('explain')}
        </button>
      )}
    </div>
  );
});
