// All buildings together: their placements, the words for them, and how one is carried out.
import type { Refused, Word } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { facesOf, sizeOf } from '../dice.ts';
import { ARCHIVES, AUCTION, BUILDINGS, GUILD, LIBRARY, NO_BUILDING, UNIVERSITY, WILL } from '../names.ts';
import type { G } from '../state.ts';
import { abilityWord } from '../tiles.ts';
import { archives } from './archives.ts';
import {
  type Building,
  baseOf,
  buildingOf,
  isByNeutral,
  isWilled,
  kindOf,
  NEUTRAL_FLAG,
  named,
  refusedWord,
} from './codes.ts';
import { galleon } from './galleon.ts';
import { illuminati } from './illuminati.ts';
import { library } from './library.ts';
import { runs } from './runs.ts';
import type { X } from './tasks.ts';
import { temple } from './temple.ts';
import { tower } from './tower.ts';
import { university } from './university.ts';

export interface Buildings {
  /** Every placement with the active player's roll, own or neutral. */
  list(g: G, p: number, out: number[]): void;
  listNeutral(g: G, out: number[]): void;
  place(x: X, p: number, code: number): void;
  word(code: number): Word;
  refused(g: G, p: number): Refused[];
  refusedNeutral(g: G): Refused[];
  of(building: number): Building;
}

export function buildingsOf(c: Content): Buildings {
  const all: readonly Building[] = [
    archives,
    university(c),
    library,
    runs(AUCTION),
    runs(GUILD),
    temple,
    illuminati,
    galleon,
    tower(c),
  ];
  const of = (building: number): Building => all[building] as Building;
  const listFor = (g: G, p: number, dice: number, will: boolean, flag: number, out: number[]): void => {
    of(g.b).list(g, p, dice, will, baseOf(g.b) + flag, out);
    of(ARCHIVES).list(g, p, dice, will, baseOf(ARCHIVES) + flag, out);
    if (g.c !== NO_BUILDING) of(g.c).list(g, p, dice, will, baseOf(g.c) + flag, out);
    of(UNIVERSITY).list(g, p, dice, will, baseOf(UNIVERSITY) + flag, out);
    of(LIBRARY).list(g, p, dice, will, baseOf(LIBRARY) + flag, out);
  };
  const refusedFor = (g: G, p: number, dice: number, by: string): Refused[] =>
    inPlay(g).flatMap(building =>
      of(building)
        .refused(g, p, dice)
        .map(reason => refusedWord(building, by, reason)),
    );
  return {
    list: (g, p, out) => listFor(g, p, g.roll, (g.abilities[p]?.[WILL] ?? 0) > 0, 0, out),
    listNeutral: (g, out) => {
      if (g.neutralRoll !== 0) listFor(g, g.neutral, g.neutralRoll, false, NEUTRAL_FLAG, out);
    },
    place: (x, p, code) => place(x, p, code, of(buildingOf(code))),
    word: code => wordOf(code, of(buildingOf(code))),
    refused: (g, p) => refusedFor(g, p, g.roll, ''),
    refusedNeutral: g => (g.neutralRoll === 0 ? [] : refusedFor(g, g.neutral, g.neutralRoll, 'neutral_')),
    of,
  };
}

function inPlay(g: G): number[] {
  return [g.b, ARCHIVES, ...(g.c === NO_BUILDING ? [] : [g.c]), UNIVERSITY];
}

const wordOf = (code: number, building: Building): Word => `${kindOf(code)}:${building.details(code)}` as Word;

/** Moves dice from the roll to the building. Pushing and drawing happen at once (GC-3.3). */
function place(x: X, p: number, code: number, building: Building): void {
  const { g } = x;
  const neutral = isByNeutral(code);
  const actor = neutral ? g.neutral : p;
  const dice = neutral ? g.neutralRoll : g.roll;
  const taken = building.taken(g, actor, dice, code);
  if (neutral) {
    g.neutralRoll -= taken;
    g.keeps[p] = (g.keeps[p] as number) - sizeOf(taken);
  } else {
    g.roll -= taken;
    g.dice[p] = (g.dice[p] as number) - sizeOf(taken);
  }
  x.tell({
    say: neutral ? 'placesNeutral' : 'places',
    p: named(g, p),
    dice: facesOf(taken),
    building: BUILDINGS[buildingOf(code)] as string,
    as: wordOf(code, building), // where exactly, for those who draw it
  });
  if (isWilled(code)) useAbility(x, p, WILL);
  building.put(x, actor, dice, code);
}

/** Discards the tile (GC-12.1). */
export function useAbility(x: X, p: number, kind: number): void {
  const { g } = x;
  const mine = g.abilities[p] as number[];
  mine[kind] = (mine[kind] as number) - 1;
  x.tell({ say: 'uses', p: named(g, p), ability: abilityWord(kind) });
}
