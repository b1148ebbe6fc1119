// The cards and objectives of the player whose castle is shown.
import { type Seat, UNKNOWN, type Word } from '@boardwright/engine';
import type { TableNow } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import type { Content } from '../content/types.ts';
import { isMet } from '../score.ts';
import type { Castle, G } from '../state.ts';
import { CardTile, cardAt, ObjectiveTile, tileWord } from './card-parts.tsx';

/** The score if the game ended now, as far as it is visible. */
function isNowMet(content: Content, g: G, castle: Castle, id: number): boolean {
  const objective = content.objectives[id];
  return objective !== undefined && isMet(content, g, castle, objective.condition);
}

const COLUMNS = 5; // tiles per row
const ROOMY = 2 * COLUMNS; // with more tiles than this, each gets less height

/** A second row leaves room for the text of objectives. */
function layoutOf(cards: number, objectives: number): string {
  if (cards + objectives > ROOMY) return 'ae-hand ae-many';
  if (cards + objectives <= COLUMNS) return 'ae-hand';
  return cards + 2 * objectives <= ROOMY ? 'ae-hand ae-two ae-broad' : 'ae-hand ae-two';
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
  if (castle === undefined) return null;
  return (
    <div className={layoutOf(castle.cards.length, castle.objectives.length)}>
      {castle.cards.map((card, i) => (
        <CardTile
          key={card}
          tell={tell}
          card={cardAt(content, card)}
          word={tileWord(words, cardAt(content, card).id)}
          used={castle.used[i] === 1}
          hurt={castle.hurt[i] === 1}
        />
      ))}
      {castle.objectives.map((id, i) => (
        <ObjectiveTile
          key={id === UNKNOWN ? `hidden ${i}` : id}
          tell={tell}
          content={content}
          id={id}
          owner={seat}
          met={isNowMet(content, g, castle, id)}
        />
      ))}
    </div>
  );
}
