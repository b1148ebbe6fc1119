// The temple in words: the faces of the sanctuary, and the special faces in the gardens.
import type { Area, Phrase, Spot } from '@boardwright/engine';
import { FACES, type FaceName, SANCTUARY_KINDS, SHIELD_GLORY } from '../content/faces.ts';
import type { FeatName } from '../content/feats.ts';
import { plotsOf } from '../gardens.ts';
import { FACE, GAIN, IS_BOAR, IS_SHIELD, PRICE } from '../rules/lookup.ts';
import { at, type G } from '../state.ts';
import type { FacesAt } from './faces-at.ts';

export const sanctuary = (g: G, chosenAt: FacesAt): Area => ({
  id: 'sanctuary',
  heads: ['face', 'price', 'left'].map(column => ({ say: `head.${column}` })),
  spots: FACES.slice(0, SANCTUARY_KINDS).map(({ name }, id): Spot => {
    const [face, price, left] = [`face:${name}`, at(PRICE, id), at(g.temple, id)];
    return {
      id: name,
      says: { say: 'faceLeft', face, price, left },
      cells: [{ say: 'faceCell', face }, ...[price, left].map(n => ({ say: 'number', n }))],
      words: chosenAt === 'sanctuary' ? [face] : [],
    };
  }),
});

/** Faces that come with feats. Those that are on dice by now are told, too, for what they do. */
export const gardens = (g: G, chosenAt: FacesAt): Area => ({
  id: 'gardens',
  spots: plotsOf(g).flatMap(({ feat, faces, left }) =>
    allOf(feat, faces).map((name): Spot => {
      const there = left ?? (faces.includes(name) ? 1 : 0);
      const words = chosenAt === 'gardens' ? [`face:${name}`] : [];
      return { id: name, says: { ...effectOf(name), face: `face:${name}`, feat: `feat:${feat}`, left: there }, words };
    }),
  ),
});

function allOf(feat: FeatName, faces: readonly FaceName[]): readonly FaceName[] {
  if (feat === 'guardians_shield') return FACES.filter(({ watch }) => watch !== undefined).map(({ name }) => name);
  return feat === 'tenacious_boar' ? FACES.filter(({ owned }) => owned).map(({ name }) => name) : faces;
}

/** A shield gives what a face of the sanctuary gives, or glory. Boars share a sentence. */
function effectOf(name: FaceName): Phrase {
  const id = FACE[name];
  if (!IS_SHIELD[id]) return { say: 'gardenFace', about: `about:${IS_BOAR[id] ? 'boar' : name}` };
  const plain = FACES.find((_, other) => !IS_SHIELD[other] && String(GAIN[other]) === String(GAIN[id]));
  return { say: 'gardenShield', glory: SHIELD_GLORY, plain: `face:${plain?.name ?? name}` };
}
