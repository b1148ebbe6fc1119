// The Archives (GC-4): groups of equal dice, no two groups alike, for ancient maps.
import type { Content } from '../content/content.ts';
import { countOf, FACES, some, written } from '../dice.ts';
import { ARCHIVES } from '../names.ts';
import { type G, type Group, isNeutral, isRival } from '../state.ts';
import { distinct, mapWord } from '../tiles.ts';
import { type Building, isWilled, named, type Refusal, tellOusted, toLibrary, WILL_FLAG } from './codes.ts';
import { groupDetail, groupIn } from './details.ts';
import { bestMap } from './rival-choices.ts';
import type { Ask, Chapter, X } from './tasks.ts';

/** Who holds the group with this face and count, plus one; 0: nobody. Rebuilt by each call that needs it. */
const holder = new Int8Array(7 * 16);

function noteHolders(g: G): void {
  holder.fill(0);
  for (const { p, face, count } of g.archives) holder[face * 16 + count] = p + 1;
}

export const archives: Building = {
  list(g, p, dice, will, base, out) {
    noteHolders(g);
    for (let face = 1; face <= 6; face++) {
      const most = countOf(dice, face);
      if (most === 0) continue;
      for (let joins = 0; joins <= 10; joins++) {
        if (joins > 0 && holder[face * 16 + joins] !== p + 1) continue;
        for (let count = 1; count <= most && count + joins < 16; count++) {
          const there = holder[face * 16 + count + joins] as number;
          if (there === 0) out.push(base + groupDetail(face, count, joins));
          else if (will && there !== p + 1) out.push(base + WILL_FLAG + groupDetail(face, count, joins)); // GC-12.3
        }
      }
    }
  },
  taken: (_g, _p, _dice, code) => {
    const { face, added } = groupIn(code);
    return some(face, added);
  },
  put(x, p, _dice, code) {
    const { g } = x;
    const { face, added, joins } = groupIn(code);
    const count = added + joins;
    if (isWilled(code)) oust(x, p, face, count);
    const old = joins === 0 ? -1 : g.archives.findIndex(group => group.face === face && group.count === joins);
    const group: Group = { p, face, count };
    if (old < 0) g.archives.push(group);
    else g.archives[old] = group;
  },
  details: code => {
    const { face, added, joins } = groupIn(code);
    return `${written(some(face, added))}-${joins === 0 ? 'new' : joins}`;
  },
  refused(g, p, dice) {
    noteHolders(g);
    const out: Refusal[] = [];
    for (const face of FACES) {
      for (let count = 1; count <= countOf(dice, face); count++) {
        const joinable = g.archives.filter(group => group.p === p && group.face === face).map(group => group.count);
        for (const joins of [0, ...joinable])
          if (holder[face * 16 + count + joins] !== 0)
            out.push({ details: archives.details(groupDetail(face, count, joins)), why: 'groupTaken', rule: 'GC-4.2' });
      }
      for (const other of FACES)
        if (other > face && countOf(dice, face) > 0 && countOf(dice, other) > 0)
          out.push({ details: `${face}+${other}-new`, why: 'oneFace', rule: 'GC-4.1' });
    }
    return out;
  },
};

function oust(x: X, p: number, face: number, count: number): void {
  const { g } = x;
  const at = g.archives.findIndex(group => group.face === face && group.count === count);
  const [ousted] = g.archives.splice(at, 1);
  if (ousted === undefined) return;
  tellOusted(x, p, ousted.p, ARCHIVES);
  toLibrary(x, ousted.p, count, ARCHIVES);
}

/** More dice first, then the higher face (GC-4.4). Never equal. */
export const strength = (group: Group): number => group.count * 8 + group.face;

/** The groups in the order in which they choose. */
export const groupsInOrder = (g: G): Group[] => [...g.archives].sort((a, b) => strength(b) - strength(a));

function takeMap(c: Content, x: X, p: number, map: number): void {
  const { g } = x;
  g.mapsShown.splice(g.mapsShown.indexOf(map), 1);
  if (isNeutral(g, p)) x.tell({ say: 'removes', p: named(g, p), tile: mapWord(c, map) });
  else {
    g.maps[p]?.push(map);
    x.tell({ say: 'takesMap', p: named(g, p), map: mapWord(c, map) });
  }
}

export function archivesRules(c: Content): Chapter<'resolveArchives' | 'chooseMap'> {
  const alike = (a: number, b: number): boolean => a === b || mapWord(c, a) === mapWord(c, b);
  const chooseMap: Ask<'chooseMap'> = {
    who: ({ p }) => p,
    options: g => distinct(g.mapsShown, alike),
    show: map => mapWord(c, map),
    choose: (x, { p }, map) => takeMap(c, x, p, map),
    usual: g => bestMap(c, g),
  };
  return {
    // GC-4.4, GC-17.6: one group after the other, until there are no more maps or groups. All stay until the last has chosen.
    resolveArchives: (x, { rank }) => {
      const { g } = x;
      for (const [at, group] of groupsInOrder(g).entries()) {
        const { p, count } = group;
        if (at < rank) continue;
        if (g.mapsShown.length === 0) {
          g.archives.splice(g.archives.indexOf(group), 1);
          toLibrary(x, p, count, ARCHIVES);
        } else if (isNeutral(g, p) || isRival(g, p)) takeMap(c, x, p, bestMap(c, g));
        else return x.next({ do: 'chooseMap', p, rank: at }, { do: 'resolveArchives', rank: at + 1 });
      }
      g.archives.length = 0;
      for (const map of g.mapsShown) x.tell({ say: 'mapGone', map: mapWord(c, map) });
      g.mapsShown.length = 0;
    },
    chooseMap,
  };
}
