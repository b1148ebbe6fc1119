// The organizer with its warriors, and the specialists with their prices: what can be made and bought.
import { Piece, type TableNow } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { FIGURES_PER_WARRIOR, SPECIALISTS, WARRIORS, WEAPONS } from '../content/content.ts';
import { priceOf } from '../rules/specialists.ts';
import { Sign } from './symbols.tsx';
import { askedOf, book, tableOf } from './table-view.ts';

const RULES = ['TA-5.6', 'TA-5.7', 'TA-5.8', 'TA-5.9'];
const SPECIALIST_RULES = ['TA-6.4', 'TA-6.6', 'TA-6.7', 'TA-6.8'];

export function Organizer({ now }: { readonly now: TableNow }): ReactNode {
  const { left } = tableOf(now);
  const task = askedOf(now);
  const inHand = task?.do === 'chooseCell' ? task.warrior : null;
  return (
    <div className="ta-panel ta-organizer" data-tips="left">
      <h2>
        {now.tell.text('ui.organizer')} <small>{now.tell.text('ui.organizer.about')}</small>
      </h2>
      {WARRIORS.map((warrior, w) => (
        <Piece
          key={warrior}
          className={inHand === warrior ? 'ta-row ta-chosen' : 'ta-row'}
          word={`build:${warrior}`}
          name={rowName(now, warrior, left[w] as number)}
          about={now.tell.text(`about:${warrior}`)}
          rule={RULES[w]}
        >
          <Sign name={warrior} size={40} />
          <span className="ta-what">
            <b>{now.tell.text(`term.${warrior}`)}</b>
            <Sign name={WEAPONS[w] as string} size={16} />
            <small>{now.tell.text('ui.left', { n: left[w] as number })}</small>
            <WarriorPlaces left={left[w] as number} />
          </span>
        </Piece>
      ))}
    </div>
  );
}

const rowName = (now: TableNow, warrior: string, n: number): string => {
  const word = `build:${warrior}` as const;
  const what = now.words.has(word) ? now.tell.word(word) : now.tell.text(`term.${warrior}`);
  return `${what}, ${now.tell.text('ui.left', { n })}`;
};

/** Points of all eleven figures: those that are gone, the next one, those to come. */
function WarriorPlaces({ left }: { readonly left: number }): ReactNode {
  const taken = FIGURES_PER_WARRIOR - left;
  return (
    <span className="ta-places" aria-hidden="true">
      {book.content.organizer.map((points, place) => (
        <i key={place} className={place < taken ? 'ta-out' : place === taken ? 'ta-next' : undefined}>
          {points}
        </i>
      ))}
    </span>
  );
}

export function Specialists({ now }: { readonly now: TableNow }): ReactNode {
  const g = tableOf(now);
  const task = askedOf(now);
  const inHand = task?.do === 'chooseSpecialistCell' ? task.specialist : task?.do === 'chooseMount' ? 'horse' : null;
  return (
    <div className="ta-panel ta-specialists">
      <h2>
        {now.tell.text('ui.specialists')} <small>{now.tell.text('ui.specialists.about')}</small>
      </h2>
      {SPECIALISTS.map((specialist, s) => {
        const bought = g.bought[s] as number;
        const n = book.content.specialists.prices.length - bought;
        return (
          <Piece
            key={specialist}
            className={inHand === specialist ? 'ta-row ta-chosen' : 'ta-row'}
            word={`buy:${specialist}`}
            name={`${specialistName(now, specialist)}, ${now.tell.text('ui.left', { n })}`}
            about={now.tell.text(`about:${specialist}`)}
            rule={SPECIALIST_RULES[s]}
          >
            <Sign name={specialist} size={40} />
            <span className="ta-what">
              <b>{now.tell.text(`term.${specialist}`)}</b>
              <span className="ta-places" aria-hidden="true">
                {book.content.specialists.prices.map((price, place) => (
                  <i key={price} className={place < bought ? 'ta-out' : place === bought ? 'ta-next' : undefined}>
                    {place === bought && <Sign name="coin" size={13} />}
                    {place === bought ? priceOf(book, g, s) : price}
                  </i>
                ))}
              </span>
            </span>
            <Sign name={book.content.specialists.weapons[specialist]} size={20} />
          </Piece>
        );
      })}
    </div>
  );
}

const specialistName = (now: TableNow, specialist: string): string => {
  const word = `buy:${specialist}` as const;
  return now.words.has(word) ? now.tell.word(word) : now.tell.text(`term.${specialist}`);
};
