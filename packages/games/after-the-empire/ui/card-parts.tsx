// Cards: with their whole text in the rows of the main board, as tiles in front of a player.
import type { Seat, Word } from '@boardwright/engine';
import { Piece, SeatMark } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import type { Amount, Card, Content } from '../content/types.ts';
import type { Progress } from '../score.ts';
import { aboutCard } from '../words.ts';
import { effect, goods, useOf } from './goods.tsx';
import { progressTold, type Tell } from './progress.ts';
import { Sign } from './symbols.tsx';

const RULES: Readonly<Record<string, string>> = {
  worker: 'AE-6.1',
  rotate: 'AE-6.2',
  trigger: 'AE-6.5',
  passive: 'AE-6.7',
  immediate: 'AE-6.6',
  none: 'AE-11.1',
};

export const cardAt = (content: Content, id: number): Card => content.cards[id] as Card;

interface RowCardProps {
  readonly tell: Tell;
  readonly card: Card;
  readonly word: Word;
  readonly leaves: boolean; // discarded at the end of the season
}

/** The place in the first turn order: the lowest begins. */
function Initiative({ tell, n }: { readonly tell: Tell; readonly n: number }): ReactNode {
  return (
    <span className="ae-initiative">
      <Sign name="clock" size={12} />
      <b title={tell.text('ui.initiative', { n })}>{n}</b>
    </span>
  );
}

/** A card that can be taken: its price, name, effect and value. */
export const RowCard = memo(function RowCard({ tell, card, word, leaves }: RowCardProps): ReactNode {
  const about = tell.word(aboutCard(card.id));
  return (
    <Piece
      word={word}
      className={`ae-row-card ae-${card.kind}`}
      name={tell.text('ui.rowCard', { card: card.id, value: card.value, leaves: leaves ? 1 : 0 })}
      about={about}
      rule={card.kind === 'building' ? 'AE-4.6' : 'AE-4.7'}
    >
      <span className="ae-price">
        {card.initiative > 0 ? <Initiative tell={tell} n={card.initiative} /> : goods(card.cost, 15)}
      </span>
      <span className="ae-text">
        <b>{tell.text(`term.${card.id}`)}</b>
        <small>{about}</small>
      </span>
      <span className="ae-fx">{effect(card.ability)}</span>
      <span className="ae-worth">{card.value}</span>
      {leaves && (
        <span className="ae-leaves">
          <Sign name="to" size={12} />
        </span>
      )}
    </Piece>
  );
});

interface TileProps {
  readonly tell: Tell;
  readonly card: Card;
  readonly word: Word | undefined;
  readonly price: readonly Amount[] | undefined; // to restore it, where that can be done
  readonly used: boolean;
  readonly hurt: boolean;
}

/** The word that clicking a player's card answers, if there is one. */
export const tileWord = (words: ReadonlySet<Word>, id: string): Word | undefined =>
  ([`use:${id}`, `card:${id}`, `restore:${id}`] as const).find(word => words.has(word));

/** A card that somebody owns. */
export const CardTile = memo(function CardTile({ tell, card, word, price, used, hurt }: TileProps): ReactNode {
  const classes = ['ae-tile', `ae-${card.kind}`, used && 'ae-used', hurt && 'ae-hurt'];
  return (
    <Piece
      word={word}
      id={word ?? `card:${card.id}`}
      className={classes.filter(Boolean).join(' ')}
      name={tell.text('ui.card', { card: card.id, value: card.value, used: used ? 1 : 0, hurt: hurt ? 1 : 0 })}
      about={tell.word(aboutCard(card.id))}
      rule={RULES[card.ability.type]}
    >
      <span className="ae-tile-head">
        <b>{tell.text(`term.${card.id}`)}</b>
        <span className="ae-worth">{hurt ? 0 : card.value}</span>
      </span>
      <span className="ae-does">
        <Sign name={used && card.ability.type === 'worker' ? 'worker' : useOf(card.ability)} size={14} />
        {effect(card.ability)}
      </span>
      <small className="ae-whole">{tell.word(aboutCard(card.id))}</small>
      {hurt && (
        <span className="ae-wound">
          <Sign name={card.kind === 'refugee' ? 'heal' : 'flame'} size={12} colour="#fff" />
        </span>
      )}
      {price !== undefined && <span className="ae-restores">{goods(price, 14)}</span>}
    </Piece>
  );
});

interface ObjectiveProps {
  readonly tell: Tell;
  readonly content: Content;
  readonly id: number; // below 0: not known
  readonly owner: Seat;
  readonly standing: Standing | null;
  readonly isDiscard: boolean; // pressing it discards it
}
/** How an objective would count if the game ended now. */
export interface Standing {
  readonly isMet: boolean;
  readonly progress: readonly Progress[];
}

export const ObjectiveTile = memo(function ObjectiveTile(props: ObjectiveProps): ReactNode {
  const { tell, content, id, owner, standing, isDiscard } = props;
  const met = standing?.isMet === true;
  const objective = content.objectives[id];
  if (objective === undefined)
    return (
      <Piece className="ae-tile ae-back" name={tell.text('ui.secret', { p: owner })} rule="AE-2.4">
        <Sign name="secret" size={18} />
        <SeatMark seat={owner} size={14} />
      </Piece>
    );
  return (
    <Piece
      word={`discard:${objective.id}`}
      className={met ? 'ae-tile ae-objective ae-met' : 'ae-tile ae-objective'}
      name={tell.text('ui.objective', { card: objective.id, gold: objective.gold, met: met ? 1 : 0 })}
      about={tell.word(aboutCard(objective.id))}
      rule="AE-11.2"
    >
      <span className="ae-tile-head">
        <b>{tell.text(`term.${objective.id}`)}</b>
        <span className="ae-worth">{objective.gold}</span>
      </span>
      <span className="ae-progress">
        <Sign name={met ? 'check' : 'secret'} size={13} />
        {standing?.progress.map(each => tell.text('ui.progress', progressTold(each))).join(' · ')}
      </span>
      <small className="ae-whole">{tell.word(aboutCard(objective.id))}</small>
      {isDiscard && (
        <span className="ae-discards">
          <Sign name="no" size={12} colour="#fff" />
          {tell.text('ui.discards')}
        </span>
      )}
    </Piece>
  );
});
