// The cards and objectives of the player whose castle is shown.
import { type Seat, UNKNOWN, type Word } from '@boardwright/engine';
import { type TableNow, useKept } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import type { Content } from '../content/types.ts';
import { pricesOf } from '../rules/storehouse.ts';
import { isMet, progressOf } from '../score.ts';
import type { Castle, G } from '../state.ts';
import { CardTile, cardAt, ObjectiveTile, type Standing, tileWord } from './card-parts.tsx';

const FEW = 8; // with more tiles than this, each gets less height

/** How an objective would count if the game ended now; null if it is not known. */
export function standingOf(content: Content, g: G, castle: Castle, id: number): Standing | null {
  const condition = content.objectives[id]?.condition;
  if (condition === undefined) return null;
  return { isMet: isMet(content, g, castle, condition), progress: progressOf(content, g, castle, condition) };
}

interface Props {
  readonly tell: TableNow['tell'];
  readonly content: Content;
  readonly g: G;
  readonly seat: Seat;
  readonly words: ReadonlySet<Word>;
}
export function Hand({ tell, content, g, seat, words }: Props): ReactNode {
  const castle = g.castles[seat];
  const standings = useKept(castle?.objectives.map(id => standingOf(content, g, castle, id)) ?? []);
  if (castle === undefined) return null;
  const prices = pricesOf(content, castle);
  const isLarge = castle.cards.length + castle.objectives.length > FEW;
  return (
    <div className={isLarge ? 'ae-hand ae-many' : 'ae-hand'}>
      {castle.cards.map((card, i) => {
        const { id } = cardAt(content, card);
        return (
          <CardTile
            key={card}
            tell={tell}
            card={cardAt(content, card)}
            word={tileWord(words, id)}
            price={words.has(`restore:${id}`) ? prices.get(`restore:${id}`) : undefined}
            used={castle.used[i] === 1}
            hurt={castle.hurt[i] === 1}
          />
        );
      })}
      {castle.objectives.map((id, i) => (
        <ObjectiveTile
          key={id === UNKNOWN ? `hidden ${i}` : id}
          tell={tell}
          content={content}
          id={id}
          owner={seat}
          standing={standings[i] ?? null}
          isDiscard={words.has(`discard:${content.objectives[id]?.id}`)}
        />
      ))}
    </div>
  );
}
