// Cards that come to the table at the beginning of a season, and those that are turned up in battle.
import { at } from '../castle.ts';
import type { Content } from '../content/types.ts';
import type { G } from '../state.ts';
import { NO_CARD, SIDES } from '../words.ts';
import type { X } from './tasks.ts';

/** AE-2.5, AE-10.6: what is left slides to the discard end, the rest is filled up. */
export function fillRows(x: X, content: Content): void {
  fillRow(x, content, x.g.buildingRow, x.g.buildingBag);
  fillRow(x, content, x.g.refugeeRow, x.g.refugeeBag);
}

function fillRow(x: X, content: Content, row: number[], bag: number[]): void {
  const left = row.filter(card => card !== NO_CARD);
  for (let i = 0; i < row.length; i++) {
    const card = left[i];
    row[i] = card ?? x.draw(bag);
    if (card === undefined) x.tell({ say: 'turnedUp', card: content.cards[at(row, i)]?.id ?? '' });
  }
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

/** AE-7.2: half of the cards lie turned round, so that north and south, east and west change places. */
const turned = (x: X, edge: number): number => (edge + 2 * x.die(2)) & 3;

export function turnInvader(x: X, content: Content, i: number): void {
  const { g } = x;
  const card = x.draw(g.invaderBag);
  const invader = content.invaders[card];
  g.invaders[i] = card;
  g.sides[i] = turned(x, invader?.edge ?? 0);
  x.tell({ say: 'invader', card: invader?.id ?? '', side: SIDES[at(g.sides, i)] ?? '' });
}

export function turnSiege(x: X, content: Content): void {
  const { g } = x;
  if (g.siege !== NO_CARD) return;
  g.siege = x.draw(g.siegeBag);
  g.siegeSide = turned(x, content.siege[g.siege]?.edge ?? 0);
}

export const threatOf = (content: Content, g: G): number => at(content.threat, g.season - 1);
