// The symbol of a word: in options, log and rules, and for animations.
import { splitWord } from '@boardwright/engine';
import { colourOf, type PictureProps } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { exchangeOf } from '../content/exchange.ts';
import type { Content, Exchange } from '../content/types.ts';
import { GOODS } from '../words.ts';
import { hasSign, Sign } from './symbols.tsx';

/** Goods, spaces and other terms whose symbol has another name. */
const NAMES: Readonly<Record<string, string>> = {
  mercenary: 'merc',
  camp_left: 'camp',
  camp_right: 'camp',
  lumberyard: 'lumber',
  buildings: 'building',
  flags: 'flag',
  farms: 'farm',
  refugees: 'refugee',
  infirmary: 'heal',
  granary: 'food',
  storehouse: 'hammer',
  catapult: 'siege',
  mangonel: 'siege',
  trebuchet: 'siege',
  siege_tower: 'belfry',
};
const BUTTONS: Readonly<Record<string, string>> = {
  done: 'check',
  ready: 'check',
  yes: 'check',
  no: 'no',
  end_turn: 'to',
};
const CORNER = /^(north|south)(east|west)$/;

export const signOf = (term: string): string => NAMES[term] ?? term;

const kindOfCard = (content: Content, id: string): string => content.cards[content.cardIds[id] ?? -1]?.kind ?? 'cards';
const pieceOf = (piece: string): string =>
  piece.endsWith('turret') ? 'tower' : piece.endsWith('gate') ? 'gate' : 'wall';

/** An exchange is shown by the first thing it gives. */
const signOfOffer = ({ gain }: Exchange): string => signOf(GOODS[gain[0]?.good ?? -1] ?? '');

function signOfWord(content: Content, word: string): string {
  const { kind, details } = splitWord(word);
  const [a = ''] = details;
  const offer = exchangeOf(word);
  if (offer !== null) return signOfOffer(offer);
  switch (kind) {
    case 'card':
    case 'buy':
    case 'use':
    case 'restore':
      return kindOfCard(content, a);
    case 'discard':
    case 'objective':
      return 'secret';
    case 'side':
      return 'gate';
    case 'build':
      return pieceOf(a);
    case 'upgrade':
    case 'turret':
      return CORNER.test(a) ? 'tower' : 'wall';
    case 'repair':
      return 'hammer';
    case 'kill':
      return 'swords';
    case 'lose':
      return 'heal';
    case 'button':
      return BUTTONS[a] ?? '';
    case 'sow':
    case 'protect':
      return kind;
    default:
      return signOf(a);
  }
}

export function picture({ word, size, content }: PictureProps<Content>): ReactNode {
  const { kind, details } = splitWord(word);
  if (kind === 'worker') return <Sign name="worker" size={size} colour={colourOf(Number(details[0]))} />;
  const name = signOfWord(content, word);
  return hasSign(name) ? <Sign name={name} size={size} /> : null;
}
