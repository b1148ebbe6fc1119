// The University in words: the row of dice from left to right, and the specialists.
import type { Area, Seat, Spot } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { specialistsGone } from '../gone.ts';
import { COLOURS, TYPES } from '../names.ts';
import { named } from '../rules/codes.ts';
import { gainOf } from '../rules/gains.ts';
import { type G, isNeutral } from '../state.ts';
import { specialistTile, specialistWord } from '../tiles.ts';
import { gone, pile, ruleOf, whose } from './parts.ts';

export const university = (c: Content, g: G): Area => ({
  id: 'university',
  spots: [
    ruleOf('university'),
    ...Array.from({ length: g.spaces }, (_, i) => space(g, i)),
    pile('specialists', g.specialistBag.length),
    ...gone(specialistsGone(c, g).map(specialist => specialistWord(c, specialist))),
  ],
});

function space(g: G, i: number): Spot {
  const [id, n] = [`space-${i + 1}`, i + 1];
  const die = g.university[i];
  if (die === undefined) return { id, says: { say: 'freeSpace', n } };
  const wins = i >= g.specialistsShown.length ? 'nothing' : isNeutral(g, die.p) ? 'removes' : 'specialist';
  return {
    id,
    says: { say: 'student', n, p: named(g, die.p), face: die.face, wins },
    ...whose(g, die.p),
    status: true,
  };
}

export const specialists = (c: Content, g: G, seat: Seat | null): Area => ({
  id: 'specialists',
  heads: ['specialist', 'colour', 'value'].map(column => ({ say: `head.${column}` })),
  spots: g.specialistsShown.map((specialist, i): Spot => {
    const { word, type, colour, value } = specialistTile(c, specialist);
    const [kind, of] = [TYPES[type] as string, COLOURS[colour] as string];
    const gain = seat === null ? -1 : (gainOf(c, g, seat, word) ?? -1);
    return {
      id: `specialist-${i + 1}`,
      says: { say: 'specialistShown', specialist: word, gains: gain < 0 ? 'unknown' : 'known', gain },
      cells: [
        { say: 'named', what: kind },
        { say: 'named', what: of },
        { say: 'number', n: value },
      ],
      words: [word],
    };
  }),
});
