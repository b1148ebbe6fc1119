// Choosing what a face gives: each gain with the store before and after, so that losses at the limit are visible.
import type { Seat, Word } from '@boardwright/engine';
import { Piece } from '@boardwright/web/kit';
import type { CSSProperties, ReactNode } from 'react';
import { RESOURCES, type Resource } from '../content/faces.ts';
import { HAMMER_GLORY, HAMMER_STEPS } from '../content/feats.ts';
import { GAIN_WORD } from '../rules/lookup.ts';
import { type Hero, heroOf } from '../state.ts';
import { type Asked, capOf, type Table } from './reading.ts';
import { Mark, Token } from './symbols.tsx';

/** Before, after, and what does not fit. */
function Outcome({ hero, what, n }: { readonly hero: Hero; readonly what: Resource; readonly n: number }): ReactNode {
  const cap = capOf(hero, what);
  const after = Math.max(0, Math.min(cap, hero[what] + n));
  const lost = n > 0 ? hero[what] + n - after : 0;
  return (
    <small className="df-outcome">
      {hero[what]} <Mark name="arrow" /> <b>{after}</b>
      {cap < Number.POSITIVE_INFINITY && `/${cap}`}
      {lost > 0 && <em> −{lost}</em>}
    </small>
  );
}

interface GainProps {
  readonly table: Table;
  readonly seat: Seat;
  readonly of: readonly (readonly [number, number])[]; // resource and amount
  readonly isLoss: boolean;
}
export function GainChoices({ table, seat, of, isLoss }: GainProps): ReactNode {
  const hero = heroOf(table.view.g, seat);
  return of.map(([i, n]) => {
    const what = RESOURCES[i] ?? 'gold';
    const word = GAIN_WORD[i] as Word;
    const signed = isLoss ? -n : n;
    return (
      <Piece
        key={what}
        word={word}
        className="df-choice"
        name={table.tell.text(isLoss ? 'ui.lose' : 'ui.gain', { what: table.tell.word(word), n })}
        about={table.tell.text('ui.now', { n: hero[what] })}
        rule="DF-4.6"
      >
        <Token of={what} n={isLoss ? `−${n}` : `+${n}`} />
        <Outcome hero={hero} what={what} n={signed} />
      </Piece>
    );
  });
}

type Conversion = Extract<Asked, { readonly do: 'chooseConversion' }>;
/** Sentinel and Cyclops: what the face gives, or glory instead. */
export function ConversionChoices({ table, asked }: { readonly table: Table; readonly asked: Conversion }): ReactNode {
  const hero = heroOf(table.view.g, asked.p);
  const given = RESOURCES.filter(what => asked[what] > 0);
  const swapped = asked.way === 'sentinel' ? ['sun', 'moon'] : ['gold'];
  const kept = given.filter(what => what !== 'glory' && !swapped.includes(what));
  const rule = asked.way === 'sentinel' ? 'DF-8.11' : 'DF-8.15';
  return (
    <>
      <Piece word="convert:keep" className="df-choice" rule={rule}>
        <span className="df-row">
          {given.map(what => (
            <span key={what} className="df-part">
              <Token of={what} n={`+${asked[what]}`} />
              <Outcome hero={hero} what={what} n={asked[what]} />
            </span>
          ))}
        </span>
        <span>{table.tell.word('convert:keep')}</span>
      </Piece>
      <Piece word="convert:glory" className="df-choice" rule={rule}>
        <span className="df-row">
          <span className="df-part">
            <Token of="glory" n={`+${asked.instead + asked.glory}`} />
            <Outcome hero={hero} what="glory" n={asked.instead + asked.glory} />
          </span>
          {kept.map(what => (
            <span key={what} className="df-part">
              <Token of={what} n={`+${asked[what]}`} />
              <Outcome hero={hero} what={what} n={asked[what]} />
            </span>
          ))}
        </span>
        <span>{table.tell.word('convert:glory')}</span>
      </Piece>
    </>
  );
}

/** Sharing new gold between hammer and store: for each way what goes where, with a wreath where a walk is finished. */
export function HammerChoices({
  table,
  seat,
  gold,
}: {
  readonly table: Table;
  readonly seat: Seat;
  readonly gold: number;
}): ReactNode {
  const hero = heroOf(table.view.g, seat);
  const words = [...table.words].filter(word => word.startsWith('hammer:'));
  const step = hero.hammered % HAMMER_STEPS;
  const walk = Math.floor(hero.hammered / HAMMER_STEPS);
  const side = walk % 2 === 0 ? 'I' : 'II';
  return (
    <>
      <span className="df-anvil">
        <b>{side}</b>
        <span className={`df-walk df-walk-${side}`} style={{ '--n': step, '--of': HAMMER_STEPS } as CSSProperties}>
          <Mark name="hammer" size={22} />
        </span>
        <Token of="glory" n={HAMMER_GLORY[walk % 2] ?? 0} size={28} />
      </span>
      <span className="df-row df-coins">
        {words.map(word => {
          const n = Number(word.slice('hammer:'.length));
          const walked = Math.floor((hero.hammered + n) / HAMMER_STEPS) - walk;
          const fits = Math.min(gold - n, capOf(hero, 'gold') - hero.gold);
          return (
            <Piece
              key={word}
              as="span"
              word={word as Word}
              className={walked > 0 ? 'df-coin df-done' : 'df-coin'}
              about={table.tell.text('ui.hammered', { n, kept: fits, lost: gold - n - fits })}
              rule="DF-8.1"
            >
              <span className="df-row">
                <Mark name="hammer" /> <b>{n}</b>
                {walked > 0 && <Mark name="glory" />}
              </span>
              <small className="df-kept">
                <Mark name="gold" /> +{fits}
                {gold - n > fits && <em> −{gold - n - fits}</em>}
              </small>
            </Piece>
          );
        })}
      </span>
      <small className="df-hint">{table.tell.text('ui.hammer.hint')}</small>
    </>
  );
}
