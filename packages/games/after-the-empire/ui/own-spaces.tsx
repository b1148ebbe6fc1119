// On a phone, the spaces of one's own board beside those of the main board: all workers can be placed without changing tabs.
import type { Seat, Word } from '@boardwright/engine';
import { colourOf, Piece, type TableNow } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { at } from '../castle.ts';
import type { Content } from '../content/types.ts';
import { offersOn } from '../rules/offers.ts';
import { type Castle, castleOf } from '../state.ts';
import { OWN_SPACES, SPACES, type Space } from '../words.ts';
import { trade } from './goods.tsx';
import { canPayForAny } from './jobs.ts';
import { spot, type Table } from './look.ts';
import { signOf } from './picture.tsx';
import { Sign, sign } from './symbols.tsx';

const RULES = ['AE-5.1', 'AE-5.2', 'AE-5.4'];

/** The state of one of these spaces. */
export interface OwnSpace {
  readonly space: Space;
  readonly isBusy: boolean;
  readonly isVain: boolean;
}
export const ownSpacesOf = ({ view: { g }, content, words }: Table, seat: Seat): readonly OwnSpace[] => {
  const castle = castleOf(g, seat);
  return OWN_SPACES.map((space, i) => ({
    space,
    isBusy: at(castle.own, i) > 0,
    isVain: isVain(content, castle, words, space),
  }));
};

/** Whether a worker can go there, but could do nothing. */
export const isVain = (content: Content, castle: Castle, words: ReadonlySet<Word>, space: Space): boolean =>
  space === 'storehouse' && words.has(`space:${space}`) && !canPayForAny(content, castle);

interface Props {
  readonly tell: TableNow['tell'];
  readonly content: Content;
  readonly seat: Seat;
  readonly spaces: readonly OwnSpace[];
}
export const OwnSpaces = memo(function OwnSpaces({ tell, content, seat, spaces }: Props): ReactNode {
  return (
    <section className="ae-own">
      <h2>{tell.text('ui.ownSpaces')}</h2>
      <div className="ae-spaces">
        {spaces.map(({ space, isBusy, isVain }, i) => (
          <div key={space} className="ae-space">
            <Piece
              id={spot(space, seat)}
              word={`space:${space}`}
              className={isVain ? 'ae-space-whole ae-vain' : 'ae-space-whole'}
              name={tell.text('ui.ownSpace', { space, busy: isBusy ? 1 : 0, wounded: 0 })}
              about={isVain ? `${tell.text('ui.noJob')} ${tell.text(`about:${space}`)}` : tell.text(`about:${space}`)}
              rule={RULES[i]}
            >
              <span className="ae-space-head">
                <Sign name={signOf(space)} size={16} />
                <b>{tell.text(`term.${space}`)}</b>
              </span>
              <span className="ae-seats">
                <i className={isBusy ? 'ae-taken' : undefined}>{isBusy && sign('worker', 13, colourOf(seat))}</i>
              </span>
              <span className="ae-offers">
                {offersOn(content, NO_OPTIONS, SPACES.indexOf(space)).map(offer => trade(offer, 14))}
                {space === 'storehouse' && <Buildable />}
              </span>
            </Piece>
          </div>
        ))}
      </div>
    </section>
  );
});
/** No option changes the exchanges of these spaces. */
const NO_OPTIONS = {};

/** What can be built there. */
function Buildable(): ReactNode {
  return (
    <span className="ae-goods">
      {['wall', 'gate', 'tower'].map(name => (
        <Sign key={name} name={name} size={15} />
      ))}
    </span>
  );
}
