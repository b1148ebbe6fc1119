// The organizer with its warriors, and the specialists with their prices.
import type { Word } from '@boardwright/engine';
import { Piece, useKept } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { SPECIALISTS, WARRIORS, WEAPONS } from '../content/content.ts';
import { priceOf } from '../rules/specialists.ts';
import { GainsKey } from './gains-key.tsx';
import { Sign } from './symbols.tsx';
import { askedOf, type Offer, offerOf, type Table } from './table-view.ts';
import { useBook } from './use-book.ts';

const RULES = ['TA-5.6', 'TA-5.7', 'TA-5.8', 'TA-5.9'];
const SPECIALIST_RULES = ['TA-6.4', 'TA-6.6', 'TA-6.7', 'TA-6.8'];

export function Organizer({ now }: { readonly now: Table }): ReactNode {
  const { left } = now.view.g;
  const offers = useKept(WARRIORS.map(warrior => offerOf(now, `build:${warrior}`)));
  const task = askedOf(now);
  const inHand = task?.do === 'chooseCell' ? task.warrior : null;
  return <OrganizerPanel tell={now.tell} left={left} offers={offers} inHand={inHand} />;
}

interface PanelProps {
  readonly tell: Table['tell'];
  readonly offers: readonly Offer[]; // row by row
  readonly inHand: string | null; // a figure that was taken but not placed yet
}
const OrganizerPanel = memo(function OrganizerPanel(
  props: PanelProps & { readonly left: readonly number[] },
): ReactNode {
  const { tell, offers, inHand, left } = props;
  return (
    <div className="ta-panel ta-organizer" data-tips="left">
      <h2>
        {tell.text('ui.organizer')}{' '}
        {inHand === null ? <small>{tell.text('ui.organizer.about')}</small> : <GainsKey tell={tell} />}
      </h2>
      {WARRIORS.map((warrior, w) => (
        <WarriorRow
          key={warrior}
          tell={tell}
          w={w}
          left={left[w] as number}
          isInHand={inHand === warrior}
          offer={offers[w] ?? 'none'}
        />
      ))}
    </div>
  );
});

/** A piece without a word need not react to every question. */
const heard = (word: Word, offer: Offer): Word | undefined => (offer === 'none' ? undefined : word);

interface WarriorProps {
  readonly tell: Table['tell'];
  readonly w: number;
  readonly left: number;
  readonly isInHand: boolean;
  readonly offer: Offer;
}
const WarriorRow = memo(function WarriorRow({ tell, w, left, isInHand, offer }: WarriorProps): ReactNode {
  const warrior = WARRIORS[w] ?? 'soldier';
  const term = tell.text(`term.${warrior}`);
  const stock = tell.text('ui.left', { n: left });
  return (
    <Piece
      className={isInHand ? 'ta-row ta-chosen' : 'ta-row'}
      id={`build:${warrior}`}
      word={heard(`build:${warrior}`, offer)}
      name={`${offer === 'can' ? tell.word(`build:${warrior}`) : term}, ${stock}`}
      about={tell.text(`about:${warrior}`)}
      rule={RULES[w]}
    >
      <Sign name={warrior} size={40} />
      <span className="ta-what">
        <b>{term}</b>
        <Sign name={WEAPONS[w] as string} size={16} />
        <small>{stock}</small>
        <WarriorPlaces left={left} />
      </span>
    </Piece>
  );
});

/** The points of all figures: taken ones, the next one, and future ones. */
const WarriorPlaces = memo(function WarriorPlaces({ left }: { readonly left: number }): ReactNode {
  const { content, figuresPerWarrior } = useBook();
  const taken = figuresPerWarrior - left;
  return (
    <span className="ta-places" aria-hidden="true">
      {content.organizer.map((points, place) => (
        <i key={place} className={place < taken ? 'ta-out' : place === taken ? 'ta-next' : undefined}>
          {points}
        </i>
      ))}
    </span>
  );
});

export function Specialists({ now }: { readonly now: Table }): ReactNode {
  const { g } = now.view;
  const task = askedOf(now);
  const inHand = task?.do === 'chooseSpecialistCell' ? task.specialist : task?.do === 'chooseMount' ? 'horse' : null;
  const offers = useKept(SPECIALISTS.map(specialist => offerOf(now, `buy:${specialist}`)));
  const prices = useKept(SPECIALISTS.map((_, s) => priceOf(now.content, g, s)));
  return <SpecialistPanel tell={now.tell} offers={offers} inHand={inHand} bought={g.bought} prices={prices} />;
}

interface SpecialistPanelProps extends PanelProps {
  readonly bought: readonly number[];
  readonly prices: readonly number[];
}
const SpecialistPanel = memo(function SpecialistPanel(props: SpecialistPanelProps): ReactNode {
  const { tell, offers, inHand, bought, prices } = props;
  return (
    <div className="ta-panel ta-specialists">
      <h2>
        {tell.text('ui.specialists')} <small>{tell.text('ui.specialists.about')}</small>
      </h2>
      {SPECIALISTS.map((specialist, s) => (
        <SpecialistRow
          key={specialist}
          tell={tell}
          s={s}
          bought={bought[s] as number}
          price={prices[s] as number}
          isInHand={inHand === specialist}
          offer={offers[s] ?? 'none'}
        />
      ))}
    </div>
  );
});

interface SpecialistProps {
  readonly tell: Table['tell'];
  readonly s: number;
  readonly bought: number;
  readonly price: number;
  readonly isInHand: boolean;
  readonly offer: Offer;
}
const SpecialistRow = memo(function SpecialistRow(props: SpecialistProps): ReactNode {
  const { tell, s, bought, price, isInHand, offer } = props;
  const specialist = SPECIALISTS[s] ?? 'horse';
  const { prices, weapons } = useBook().content.specialists;
  const term = tell.text(`term.${specialist}`);
  const stock = tell.text('ui.left', { n: prices.length - bought });
  return (
    <Piece
      className={isInHand ? 'ta-row ta-chosen' : 'ta-row'}
      id={`buy:${specialist}`}
      word={heard(`buy:${specialist}`, offer)}
      name={`${offer === 'can' ? tell.word(`buy:${specialist}`) : term}, ${stock}`}
      about={tell.text(`about:${specialist}`)}
      rule={SPECIALIST_RULES[s]}
    >
      <Sign name={specialist} size={40} />
      <span className="ta-what">
        <b>{term}</b>
        <span className="ta-places" aria-hidden="true">
          {prices.map((printed, place) => (
            <i key={printed} className={place < bought ? 'ta-out' : place === bought ? 'ta-next' : undefined}>
              {place === bought && <Sign name="coin" size={13} />}
              {place === bought ? price : printed}
            </i>
          ))}
        </span>
      </span>
      <Sign name={weapons[specialist]} size={20} />
    </Piece>
  );
});
