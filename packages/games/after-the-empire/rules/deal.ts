// Cards that are dealt at the beginning of a season, and cards that are revealed in a battle.
import { at } from '../castle.ts';
import type { Content } from '../content/types.ts';
import type { G } from '../state.ts';
import { NO_CARD, SIDES } from '../words.ts';
import type { X } from './tasks.ts';

/** AE-2.5, AE-10.6: the remaining cards slide to the discard end, and the row is refilled. */
export function fillRows(x: X, content: Content): void {
  fillRow(x, content, 'buildingRow', 'buildingBag');
  fillRow(x, content, 'refugeeRow', 'refugeeBag');
}

function fillRow(x: X, content: Content, row: 'buildingRow' | 'refugeeRow', bag: Bag): void {
  const cards = x.g[row].filter(card => card !== NO_CARD);
  while (cards.length < x.g[row].length) {
    const card = drawFrom(x, bag);
    cards.push(card);
    x.tell({ say: 'turnedUp', card: content.cards[card]?.id ?? '' });
  }
  x.g[row] = cards;
}

type Bag = 'invaderBag' | 'siegeBag' | 'buildingBag' | 'refugeeBag' | 'objectiveBag' | 'starters';

export function drawFrom(x: X, bag: Bag): number {
  const left = x.g[bag].slice();
  const card = x.draw(left);
  x.g[bag] = left;
  return card;
}

/** AE-2.5, AE-10.5, AE-12.2: one invader card face up (unless there is no war report), the others and the siege face down. */
export function dealInvaders(x: X, content: Content): void {
  const { g } = x;
  const faceDown = content.faceDown[String(g.variant.difficulty)] ?? [];
  const cards = 1 + at(faceDown, g.season - 1);
  g.invaders = new Array<number>(cards).fill(NO_CARD);
  g.sides = new Array<number>(cards).fill(NO_CARD);
  g.siege = NO_CARD;
  g.siegeSide = NO_CARD;
  if (g.variant.warReport === 'yes') turnInvader(x, content, 0);
  x.tell({ say: 'faceDown', n: g.invaders.filter(card => card === NO_CARD).length });
}

/** AE-7.2: half of the cards are turned round, which swaps north and south, east and west. */
const turned = (x: X, edge: number): number => (edge + 2 * x.die(2)) & 3;

export function turnInvader(x: X, content: Content, i: number): void {
  const { g } = x;
  const card = drawFrom(x, 'invaderBag');
  const invader = content.invaders[card];
  g.invaders = g.invaders.with(i, card);
  g.sides = g.sides.with(i, turned(x, invader?.edge ?? 0));
  x.tell({ say: 'invader', card: invader?.id ?? '', side: SIDES[at(g.sides, i)] ?? '' });
}

export function turnSiege(x: X, content: Content): void {
  const { g } = x;
  if (g.siege !== NO_CARD) return;
  g.siege = drawFrom(x, 'siegeBag');
  g.siegeSide = turned(x, content.siege[g.siege]?.edge ?? 0);
}

export const threatOf = (content: Content, g: G): number => at(content.threat, g.season - 1);
