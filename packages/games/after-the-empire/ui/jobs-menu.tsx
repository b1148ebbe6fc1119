// What can be done at a side or a corner that has been pointed at: each job with its price.
import { splitWord, type Word } from '@boardwright/engine';
import { BoardMenu, Piece, WordPicture } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { at } from '../castle.ts';
import { standard } from '../content/content.ts';
import type { Amount } from '../content/types.ts';
import {
  BURNING_TURRET,
  CORNERS,
  GOODS,
  SIDES,
  STONE_TURRET,
  STONE_WALL,
  TURRETS,
  WALLS,
  WOOD_GATE,
  WOOD_TURRET,
} from '../words.ts';
import { goods } from './goods.tsx';
import { type Look, wordsAt } from './look.ts';

/** Where the menu opens, in hundredths of the scene. */
const AT: Readonly<Record<string, readonly [number, number]>> = {
  north: [50, 40],
  east: [68, 50],
  south: [50, 60],
  west: [32, 50],
  northwest: [30, 40],
  northeast: [70, 40],
  southeast: [70, 60],
  southwest: [30, 60],
};

/** AE-5.5 to AE-5.9: prices are those of the content. */
function priceOf({ castle }: Look, word: Word): readonly Amount[] {
  const { kind, details } = splitWord(word);
  const [what = '', where = ''] = details;
  const place = kind === 'build' ? where : what;
  const side = (SIDES as readonly string[]).indexOf(place);
  const corner = (CORNERS as readonly string[]).indexOf(place);
  if (kind === 'build') {
    const wall = (WALLS as readonly string[]).indexOf(what);
    const turret = (TURRETS as readonly string[]).indexOf(what);
    return (side >= 0 ? standard.walls[wall] : standard.turrets[turret])?.cost ?? [];
  }
  if (kind === 'upgrade')
    return (corner >= 0 ? standard.turrets[STONE_TURRET] : standard.walls[STONE_WALL])?.upgrade ?? [];
  if (kind !== 'repair') return [];
  if (corner >= 0 && at(castle.turrets, corner) === BURNING_TURRET) return standard.extinguish;
  const wooden = corner >= 0 ? at(castle.turrets, corner) === WOOD_TURRET : at(castle.walls, side) <= WOOD_GATE;
  const good = GOODS.indexOf(wooden ? 'wood' : 'stone');
  return [{ good, n: 1, word: `goods:${GOODS[good]}-1` }];
}

export function JobsMenu({ look }: { readonly look: Look }): ReactNode {
  const { pick, words, tell, onPick } = look;
  if (pick?.kind !== 'place') return null;
  const jobs = wordsAt(words, pick.place);
  const [left, top] = AT[pick.place] ?? [50, 50];
  return (
    <BoardMenu className="ae-jobs" style={{ left: `${left}%`, top: `${top}%` }} onClose={() => onPick(null)}>
      {jobs.map(word => (
        <Piece key={word} word={word} className="ae-job" rule="AE-5.4">
          <WordPicture word={word} size={20} />
          <span>{tell.word(word)}</span>
          {goods(priceOf(look, word))}
        </Piece>
      ))}
    </BoardMenu>
  );
}
