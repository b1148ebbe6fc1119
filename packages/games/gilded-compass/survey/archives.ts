// The Archives in words: the groups of dice in the order in which they choose, and the maps.
import type { Area, Seat, Spot } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { mapsGone } from '../gone.ts';
import { COLOURS } from '../names.ts';
import { groupsInOrder } from '../rules/archives.ts';
import { named } from '../rules/codes.ts';
import { gainOf } from '../rules/gains.ts';
import { type G, isNeutral } from '../state.ts';
import { mapTile, mapWord } from '../tiles.ts';
import { gone, orNobody, pile, ruleOf, whose } from './parts.ts';

export const archives = (c: Content, g: G): Area => ({
  id: 'archives',
  spots: [
    ruleOf('archives'),
    ...orNobody(
      groupsInOrder(g).map(({ p, face, count }, i): Spot => {
        const wins = i >= g.mapsShown.length ? 'nothing' : isNeutral(g, p) ? 'removes' : 'map';
        const dice = new Array<number>(count).fill(face);
        return {
          id: `group-${i + 1}`,
          says: { say: 'group', rank: i + 1, p: named(g, p), dice, wins },
          ...whose(g, p),
          status: true,
        };
      }),
    ),
    pile('maps', g.mapBag.length),
    ...gone(mapsGone(c, g).map(map => mapWord(c, map))),
  ],
});

export const maps = (c: Content, g: G, seat: Seat | null): Area => ({
  id: 'maps',
  heads: ['map', 'colour', 'alone', 'staffed'].map(column => ({ say: `head.${column}` })),
  spots: g.mapsShown.map((map, i): Spot => {
    const { word, site, low, high, colour } = mapTile(c, map);
    const of = COLOURS[colour] ?? 'any';
    const gain = seat === null ? -1 : (gainOf(c, g, seat, word) ?? -1);
    return {
      id: `map-${i + 1}`,
      says: { say: 'mapShown', site, colour: of, low, high, gains: gain < 0 ? 'unknown' : 'known', gain },
      cells: [
        { say: 'named', what: site },
        { say: 'named', what: of },
        ...[low, high].map(n => ({ say: 'number', n })),
      ],
      words: [word],
    };
  }),
});
