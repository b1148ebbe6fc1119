// The tray: the rolled dice, which are picked up here, and what can be done with dice besides placing them.
import { splitWord, type Word } from '@boardwright/engine';
import { Buttons, Die, Piece } from '@boardwright/web/kit';
import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { beyond, facesOf, fromFaces, written, writtenOrNone } from '../dice.ts';
import { ForceChooser } from './force-chooser.tsx';
import { Offer } from './offer.tsx';
import type { Picking } from './picking.ts';
import { DICE_LEAD_TO } from './places.ts';
import { Sign, sidesOf } from './symbols/dice.tsx';
import { knowledgeArt, Token } from './symbols/tiles.tsx';
import { Places } from './tray-places.tsx';
import { actorId, actorName, isPlacing, lookOf, NEUTRAL_LOOK, questionOf, type Table, type Teller } from './view.ts';

const RollingDie = memo(Die);

interface Props {
  readonly table: Table;
  readonly picking: Picking;
}

interface Rolled {
  readonly step: number;
  readonly own: number;
  readonly neutral: number;
  readonly rolls: readonly number[]; // by die: the step that rolled it last
}

const wasRolled = ({ happened }: Table): boolean => happened.some(({ say }) => /^(rolls|rerolls)(Both)?$/.test(say));

/** The faces rerolled with a token: those dice are new, the others stay. */
function givenBack({ happened }: Table, field: 'dice' | 'neutral'): number | null {
  const spent = happened.find(({ say }) => say === 'spendsToken');
  const faces = spent?.[field];
  return Array.isArray(faces) ? fromFaces(faces as number[]) : null;
}

/** Which dice of a roll are new: after a reroll only the rerolled ones. */
function freshOnes(now: number, before: number, back: number | null): boolean[] {
  let fresh = back === null ? now : beyond(now, beyond(before, back));
  return facesOf(now).map(face => {
    const one = fromFaces([face]);
    const isFresh = beyond(one, fresh) === 0;
    if (isFresh) fresh -= one;
    return isFresh;
  });
}

/** For each die in the tray, a number that changes when it is rolled. */
function useRolls(table: Table): readonly number[] {
  const { g } = table.view;
  const rolled = useRef<Rolled>({ step: -1, own: 0, neutral: 0, rolls: [] });
  const last = rolled.current;
  if (last.step !== table.step) {
    const fresh = wasRolled(table)
      ? [
          ...freshOnes(g.roll, last.own, givenBack(table, 'dice')),
          ...freshOnes(g.neutralRoll, last.neutral, givenBack(table, 'neutral')),
        ]
      : [];
    const rolls = Array.from({ length: Math.max(12, fresh.length) }, (_, i) =>
      fresh[i] === true ? table.step + 1 : (last.rolls[i] ?? 0),
    );
    rolled.current = { step: table.step, own: g.roll, neutral: g.neutralRoll, rolls };
  }
  return rolled.current.rolls;
}

/** A double click on a die: the second press is no press of its own, so the die cannot hear of it. */
function useDoubleClicks(act: (die: number) => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onDouble = ({ target }: MouseEvent): void => {
      const die = target instanceof Element ? target.closest<HTMLElement>('[data-piece^="die:"]') : null;
      if (die?.dataset.step !== undefined) latest.current(Number(die.dataset.piece?.slice('die:'.length)));
    };
    const dice = ref.current;
    dice?.addEventListener('dblclick', onDouble);
    return () => dice?.removeEventListener('dblclick', onDouble);
  });
  return ref;
}

export function Tray({ table, picking }: Props): ReactNode {
  const { g } = table.view;
  const question = questionOf(table);
  const rolls = useRolls(table);
  const isRolled = picking.dice.length > 0;
  const places = isPlacing(table);
  const dice = useDoubleClicks(picking.pickFace);
  return (
    <Piece as="div" id="tray" className="gc-tray">
      {isRolled ? (
        <>
          <TrayHead
            id={actorId(g, g.active)}
            look={lookOf(g, g.active)}
            text={
              g.active === table.me
                ? table.tell.text('ui.yourRoll')
                : table.tell.text('ui.roll', { who: actorName(table, g, g.active) })
            }
          />
          <div
            ref={dice}
            className={picking.dice.length > 8 ? 'gc-dice gc-dice-many' : 'gc-dice'}
            data-piece="tray:dice"
          >
            {picking.dice.map((die, i) => (
              <TrayDie
                key={i}
                tell={table.tell}
                i={i}
                face={die.face}
                look={die.neutral ? NEUTRAL_LOOK : lookOf(g, g.active)}
                rolls={rolls[i] ?? 0}
                canPick={question !== null && picking.canPick(i)}
                isPicked={picking.lifted.includes(i)}
                pick={picking.pick}
                speaksOf={places && picking.chosen.includes(i) ? picking.refused : undefined}
              />
            ))}
          </div>
        </>
      ) : (
        <Offer table={table} g={g} />
      )}
      <div className="gc-acts">
        {question === 'chooseReroll' && <Reroll table={table} picking={picking} />}
        {question === 'chooseForce' && <ForceChooser table={table} picking={picking} />}
        {places && <Places table={table} picking={picking} />}
        {table.words.has(TOKEN) && <SpendToken tell={table.tell} />}
        <Buttons words={otherWords(table)} />
      </div>
    </Piece>
  );
}

const TOKEN: Word = 'token:reroll';

/** In one word: the symbol says what it costs, and the tip says the rest. */
function SpendToken({ tell }: { readonly tell: Teller }): ReactNode {
  return (
    <Piece as="div" className="gc-button gc-token-button" word={TOKEN} rule="GC-3.4">
      <Token size={22} art={knowledgeArt()} />
      {tell.text('ui.spendToken')}
    </Piece>
  );
}

/** Abilities that are used, not chosen. Passing is a button of the dock. */
function otherWords(table: Table): Word[] {
  const isShown = questionOf(table) === 'chooseAbility';
  return [...table.words].filter(word => {
    const { kind } = splitWord(word);
    return kind === 'ability' && !isShown;
  });
}

interface HeadProps {
  readonly id: string; // the owner of the dice
  readonly look: number;
  readonly text: string;
}
const TrayHead = memo(function TrayHead({ id, look, text }: HeadProps): ReactNode {
  return (
    <div className="gc-tray-head" data-piece={`hand:${id}`}>
      <svg viewBox="-6 -6 12 12" width="26" height="26" aria-hidden="true">
        <Sign look={look} x={0} y={0} size={10} />
      </svg>
      <span>{text}</span>
    </div>
  );
});

interface DieProps {
  readonly tell: Teller;
  readonly i: number;
  readonly face: number;
  readonly look: number;
  readonly rolls: number;
  readonly canPick: boolean;
  readonly isPicked: boolean;
  readonly pick: (die: number) => void;
  readonly speaksOf: string | undefined; // what "Why not?" explains while it is picked up
}
const TrayDie = memo(function TrayDie(props: DieProps): ReactNode {
  const { tell, i, face, look, rolls, canPick, isPicked, pick, speaksOf } = props;
  return (
    <Piece
      as="div"
      className="gc-die"
      id={`die:${i}`}
      name={tell.text(look === NEUTRAL_LOOK ? 'ui.dieNeutral' : 'ui.die', { face })}
      about={canPick ? tell.text('ui.allFace') : undefined}
      rule="GC-3.3"
      onPick={canPick ? () => pick(i) : undefined}
      leads={DICE_LEAD_TO}
      speaksOf={speaksOf}
      picked={isPicked}
    >
      <RollingDie faces={sidesOf(look)} up={face - 1} rolls={rolls} size={40} />
    </Piece>
  );
});

/** Rerolls the picked-up dice for a token. */
function Reroll({ table, picking }: Props): ReactNode {
  const { own, neutral } = picking.picked;
  const word: Word = neutral === 0 ? `reroll:${written(own)}` : `reroll_both:${writtenOrNone(own)}-${written(neutral)}`;
  return (
    <>
      <Piece as="div" className="gc-button" name={table.tell.text('ui.all')} onPick={picking.pickAll}>
        {table.tell.text('ui.all')}
      </Piece>
      {picking.chosen.length > 0 && (
        <Piece as="div" className="gc-button" word={word} rule="GC-3.4">
          <Token size={24} art={knowledgeArt()} />
          {table.tell.text('ui.reroll', { n: picking.chosen.length })}
        </Piece>
      )}
    </>
  );
}
