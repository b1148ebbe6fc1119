// The Illuminati and the Sunken Galleon in words: who leads, with what, and what it wins.
import type { Area, Spot } from '@boardwright/engine';
import type { Content } from '../content/content.ts';
import { facesOf } from '../dice.ts';
import { ABILITIES } from '../names.ts';
import { named } from '../rules/codes.ts';
import { crewsInOrder } from '../rules/galleon.ts';
import { abilitiesWon, chestsKept, setsInOrder } from '../rules/prospects.ts';
import { type G, isNeutral } from '../state.ts';
import { abilityWord } from '../tiles.ts';
import { orNobody, pile, ruleOf, whose } from './parts.ts';

export const illuminati = (_c: Content, g: G): Area => ({
  id: 'illuminati',
  spots: [
    ruleOf('illuminati'),
    ...orNobody(
      setsInOrder(g).map((p, i): Spot => {
        const dice = facesOf(g.illuminati[p] as number);
        const says = { say: 'set', rank: i + 1, p: named(g, p), dice, wins: abilitiesWon(g, p), by: whoTakes(g, p) };
        return { id: `set-${i + 1}`, says, ...whose(g, p) };
      }),
    ),
    ...g.abilitiesShown.map(
      (kind, i): Spot => ({
        id: `ability-${i + 1}`,
        says: { say: 'abilityShown', ability: abilityWord(kind), about: `about:${ABILITIES[kind]}` },
        words: [abilityWord(kind)],
      }),
    ),
    pile('abilities', g.abilityBag.length),
  ],
});

export const galleon = (c: Content, g: G): Area => ({
  id: 'galleon',
  spots: [
    ruleOf('galleon'),
    { id: 'chests', says: { say: 'about', about: 'about:chest' } },
    ...orNobody(
      crewsInOrder(g).map((p, i): Spot => {
        const [n, sum, drawn] = [g.galleonDice[p] as number, g.galleonSum[p] as number, g.drawn[p]?.length ?? 0];
        const says = { say: 'crew', rank: i + 1, p: named(g, p), n, sum, drawn, keep: chestsKept(c, g, p, i) };
        return { id: `crew-${i + 1}`, says, ...whose(g, p) };
      }),
    ),
    ...(g.chestsUp.length === 0 ? [] : [{ id: 'rejected', says: { say: 'chestsUp', chests: g.chestsUp } }]),
    pile('chests', g.chestBag.length),
  ],
});

/** The neutral player removes what it wins. */
const whoTakes = (g: G, p: number): string => (isNeutral(g, p) ? 'removes' : 'wins');
