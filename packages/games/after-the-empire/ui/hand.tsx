// What lies before the player whose castle is shown: cards and objectives.
import { UNKNOWN } from '@boardwright/engine';
import type { ReactNode } from 'react';
import { standard } from '../content/content.ts';
import { isMet } from '../score.ts';
import type { Castle, G } from '../state.ts';
import { CardTile, cardAt, ObjectiveTile, tileWord } from './card-parts.tsx';
import type { Look } from './look.ts';

/** If the game ended now, as far as it can be seen. */
function isNowMet(g: G, castle: Castle, id: number): boolean {
  const objective = standard.objectives[id];
  return objective !== undefined && isMet(standard, g, castle, objective.condition);
}

const ROOMY = 8; // more tiles than this get less height each

export function Hand({ look }: { readonly look: Look }): ReactNode {
  const { g, seat } = look;
  const { tell } = look.table;
  const castle = g.castles[seat];
  if (castle === undefined) return null;
  const n = castle.cards.length + castle.objectives.length;
  return (
    <div className={n > ROOMY ? 'ae-hand ae-many' : 'ae-hand'}>
      {castle.cards.map((card, i) => (
        <CardTile
          key={card}
          tell={tell}
          card={cardAt(card)}
          word={tileWord(look.words, cardAt(card).id)}
          used={castle.used[i] === 1}
          hurt={castle.hurt[i] === 1}
        />
      ))}
      {castle.objectives.map((id, i) => (
        <ObjectiveTile
          key={id === UNKNOWN ? `hidden ${i}` : id}
          tell={tell}
          id={id}
          owner={seat}
          met={isNowMet(g, castle, id)}
        />
      ))}
    </div>
  );
}
