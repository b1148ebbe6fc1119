// The dice of a player in words: six faces each, and which of them is shown.
import type { Area, Phrase, Seat, Spot } from '@boardwright/engine';
import { DICE, type FaceName } from '../content/faces.ts';
import { faceName } from '../rules/lookup.ts';
import { type G, heroOf, upFace } from '../state.ts';
import type { FacesAt } from './faces-at.ts';

const SIDES = 6;

export const diceOf = (g: G, p: Seat, seat: Seat | null, chosenAt: FacesAt): Area => ({
  id: 'dice',
  seat: p,
  heads: [
    { say: 'head.die' },
    { say: 'head.up' },
    ...Array.from({ length: SIDES }, (_, i) => ({ say: 'head.side', n: i + 1 })),
  ],
  spots: DICE.map((die, i) => ({ ...dieOf(g, p, i, die), words: wordsOf(g, p, i, p === seat, chosenAt) })),
});

function dieOf(g: G, p: Seat, i: number, die: string): Spot {
  const hero = heroOf(g, p);
  const faces = hero.dice.slice(SIDES * i, SIDES * (i + 1)).map(faceName);
  const kinds = [...new Set(faces)];
  const up = faceName(upFace(hero, i));
  return {
    id: die,
    says: {
      say: 'die',
      die: `die:${die}`,
      up: `face:${up}`,
      faces: kinds.map(kind => `faces:${faces.filter(face => face === kind).length}-${kind}`),
    },
    cells: [{ say: `short.${die}` }, short(up), ...faces.map(short)],
  };
}

/** A mirror and the Satyrs choose dice by what they show. */
function wordsOf(g: G, p: Seat, i: number, isOwn: boolean, chosenAt: FacesAt): string[] {
  const { dice } = heroOf(g, p);
  const [die, up] = [DICE[i] as string, faceName(upFace(heroOf(g, p), i))];
  const kinds = [...new Set(dice.slice(SIDES * i, SIDES * (i + 1)))].map(faceName);
  const own = [`die:${die}`, `hind:${die}`, 'first:*', ...kinds.map(face => `slot:${die}-${face}`)];
  return [...(chosenAt === 'dice' ? [`face:${up}`] : []), ...(isOwn ? own : [])];
}

/** Four boars and four shields each have a text in common, because few games show all of them. */
function short(face: FaceName): Phrase {
  const [kind = '', what] = face.split('_');
  return { say: `short.${kind}`, ...(what === undefined ? {} : { what }) };
}
