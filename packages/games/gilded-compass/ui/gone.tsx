// Tiles that have left the game are face up beside their building (GC-3.10): a small pile, which can be opened.
import type { Word } from '@boardwright/engine';
import { BoardMenu, Piece, useShared } from '@boardwright/web/kit';
import { memo, type ReactNode, useEffect } from 'react';
import type { Content } from '../content/content.ts';
import { mapsGone, relicsGone, specialistsGone } from '../gone.ts';
import type { G } from '../state.ts';
import { itemWord, mapWord, relicWord, specialistWord } from '../tiles.ts';
import { Count } from './buildings/parts.tsx';
import { itemArt, relicArt, tilesOf } from './symbols/tiles.tsx';
import { useContent } from './use-content.ts';
import type { Table, Teller } from './view.ts';

/** A kind of discarded tile that stays visible: which tiles, how they look, and their names. */
interface Kind {
  readonly name: string; // of the pile, with its size
  readonly about: string; // what such a tile is
  readonly rule: string;
  readonly width: number;
  readonly height: number;
  readonly gone: (content: Content, g: G) => readonly number[];
  readonly word: (content: Content, tile: number) => Word;
  readonly art: (content: Content, tile: number) => ReactNode;
}
const KINDS = {
  maps: {
    name: 'ui.gone.maps',
    about: 'about:map',
    rule: 'GC-4.4',
    width: 104,
    height: 60,
    gone: mapsGone,
    word: mapWord,
    art: (content, map) => tilesOf(content).maps[map],
  },
  specialists: {
    name: 'ui.gone.specialists',
    about: 'about:specialist',
    rule: 'GC-5.4',
    width: 60,
    height: 78,
    gone: specialistsGone,
    word: specialistWord,
    art: (content, one) => tilesOf(content).specialists[one],
  },
  relics: {
    name: 'ui.gone.relics',
    about: 'about:relic',
    rule: 'GC-8.1',
    width: 36,
    height: 36,
    gone: relicsGone,
    word: (_, type) => relicWord(type),
    art: (_, type) => <g {...relicArt(type)} />,
  },
  items: {
    name: 'ui.gone.items',
    about: 'about:item',
    rule: 'GC-10.3',
    width: 36,
    height: 36,
    gone: (_, g) => g.itemsGone,
    word: (_, item) => itemWord(item),
    art: (_, item) => <g {...itemArt(item)} />,
  },
} as const satisfies Readonly<Record<string, Kind>>;
type KindName = keyof typeof KINDS;

/** Which pile is open: one at a time. */
const useOpen = () => useShared<KindName | null>('gone', null);

const SEEN = 3; // visible tiles of a pile

interface PileProps {
  readonly tell: Teller;
  readonly kind: KindName;
  readonly tiles: readonly number[]; // the same list while nothing changes
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly step: number; // from tile to tile
  readonly count: readonly [x: number, y: number]; // beside a whole pile
}
export const GonePile = memo(function GonePile(props: PileProps): ReactNode {
  const { tell, kind, tiles, x, y, scale, step, count } = props;
  const content = useContent();
  const [open, show] = useOpen();
  if (tiles.length === 0) return null;
  const { name, rule, art } = KINDS[kind];
  const seen = tiles.slice(-SEEN);
  return (
    <Piece
      as="g"
      id={`gone:${kind}`}
      name={tell.text(name, { n: tiles.length })}
      about={tell.text('about:gone')}
      rule={rule}
      onPick={() => show(open === kind ? null : kind)}
      picked={open === kind}
    >
      <g className="gc-gone">
        {seen.map((tile, i) => (
          <g key={i} transform={`translate(${x + step * i} ${y}) scale(${scale})`}>
            {art(content, tile)}
          </g>
        ))}
      </g>
      <Count x={count[0] - step * (SEEN - seen.length)} y={count[1]} n={tiles.length} />
    </Piece>
  );
});

/** In the order of the content; equal tiles are stacked. */
function heaps(gone: readonly number[], wordOf: (tile: number) => Word): { tile: number; word: Word; n: number }[] {
  const tiles = [...gone].sort((a, b) => a - b);
  const words = tiles.map(wordOf);
  return tiles
    .map((tile, i) => ({ tile, word: words[i] as Word, n: words.filter(word => word === words[i]).length }))
    .filter(({ word }, i) => words.indexOf(word) === i);
}

/**
 * All tiles of the open pile, over the board. A new question closes it, because it may cover what the question is
 * about.
 */
export function GoneMenu({ table }: { readonly table: Table }): ReactNode {
  const [open, show] = useOpen();
  const asked = table.asked.map(({ at, since }) => `${at}@${since}`).join(' ');
  useEffect(() => {
    if (asked !== '') show(null);
  }, [asked, show]);
  if (open === null) return null;
  const { content, tell } = table;
  const { name, about, rule, width, height, gone, word: wordOf, art } = KINDS[open];
  const tiles = gone(content, table.view.g);
  return (
    <BoardMenu className={`gc-gone-menu gc-gone-${open}`} onClose={() => show(null)}>
      <b>{tell.text(name, { n: tiles.length })}</b>
      <div className="gc-gone-tiles">
        {heaps(tiles, tile => wordOf(content, tile)).map(({ tile, word, n }) => (
          <Piece
            key={word}
            id={word}
            name={n === 1 ? tell.word(word) : tell.text('ui.many', { n, what: word })}
            about={tell.text(about)}
            rule={rule}
          >
            <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
              {art(content, tile)}
            </svg>
            {n > 1 && <b>{n}</b>}
          </Piece>
        ))}
      </div>
    </BoardMenu>
  );
}
