// The symbol of any word of the game: in options, in the log, in the rules, and in animations.
import { splitWord } from '@boardwright/engine';
import { type PictureProps, type Still, stillOf } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { ABILITIES, BUILDINGS, COLOURS, TREASURES, TYPES } from '../names.ts';
import { Face } from './symbols/dice.tsx';
import { type GlyphName, glyph, glyphIn, isGlyph } from './symbols/glyphs.tsx';
import {
  abilityArt,
  backArt,
  chestArt,
  itemArt,
  knowledgeArt,
  relicArt,
  token,
  treasureArt,
  typeGlyph,
} from './symbols/tiles.tsx';

const indexIn = (list: readonly string[], name: string | undefined): number => list.indexOf(name ?? '');

/** A tile of one colour with a sign. */
const tintedArt = stillOf((colour: string, sign: GlyphName) => (
  <g className={`gc-site-${colour}`}>
    <rect className="gc-tok gc-t-site" x="2" y="4" width="32" height="28" rx="4" />
    {glyphIn({ name: sign, x: 7, y: 7, size: 22, className: 'gc-sp-ink' })}
  </g>
));
const siteArt = (colour: string): Still => tintedArt(colour, isGlyph(colour) ? colour : 'any');

/** A map shows its site, a specialist its profession; both in their colour. */
function tileOf(kind: string, details: readonly string[]): Still | null {
  const [first = '', second = '', , fourth = 'any'] = details;
  switch (kind) {
    case 'map':
      return siteArt(second);
    case 'site':
      return siteArt(fourth);
    case 'specialist':
      return tintedArt(first, typeGlyph(indexIn(TYPES, second)));
    case 'relic':
    case 'relics':
    case 'leave':
      return relicArt(indexIn(COLOURS, first));
    case 'item':
      return itemArt(indexIn(COLOURS, first) * TYPES.length + indexIn(TYPES, second));
    case 'ability':
      return abilityArt(indexIn(ABILITIES, first));
    case 'mission':
      return backArt('mission');
    case 'keep':
      return chestArt(Number(first.split('+')[0]));
    case 'chests':
      return chestArt(0);
    case 'treasures':
      return treasureArt(indexIn(TREASURES, first));
    case 'abilities':
      return backArt('illuminati');
    case 'knowledge':
    case 'token':
    case 'reroll':
    case 'reroll_both':
      return knowledgeArt();
    case 'force':
    case 'force_both':
      return abilityArt(ABILITIES.indexOf('compelling_force'));
    default:
      return null;
  }
}

/** Tiles that no word of the rules names. */
function termTile(name: string): Still | null {
  if (name === 'knowledge') return knowledgeArt();
  if (name === 'chest') return chestArt(0);
  if (name === 'hidden_item') return backArt('item');
  if (name === 'hidden_mission') return backArt('mission');
  const level = indexIn(TREASURES, name);
  return level >= 0 ? treasureArt(level) : null;
}

/** `archives`, `archives_will`, `neutral_archives`: the sign of the building. */
function buildingIn(kind: string): GlyphName | null {
  const name = kind.replace(/^neutral_|_will$/g, '');
  return BUILDINGS.some(building => building === name) && isGlyph(name) ? name : null;
}

/** Words whose symbol is a simple sign. */
function signOf(kind: string): GlyphName | null {
  if (kind === 'rival') return 'rival';
  return kind === 'button' ? 'pass' : buildingIn(kind);
}

/** The props that make an `svg` the symbol of a word. There are many in options and log, so each is one element. */
function symbolOf(kind: string, details: readonly string[], size: number) {
  const term = kind === 'term' ? details.join('-') : null; // `term:start`
  const art = term === null ? tileOf(kind, details) : termTile(term);
  if (art !== null) return token({ size, art });
  const type = indexIn(TYPES, term ?? '');
  const sign = type >= 0 ? typeGlyph(type) : (term ?? signOf(kind));
  if (sign === null || !isGlyph(sign)) return null;
  return glyph({ name: sign, size, className: `gc-ink-${term ?? 'building'}` });
}

export function picture({ word, size }: PictureProps): ReactNode {
  const { kind, details } = splitWord(word);
  const die = /^term:die-(\d)-(\d)$/.exec(word); // a die of seat 2 that shows 5: `term:die-2-5`
  if (die !== null) return <Face look={Number(die[1])} face={Number(die[2])} size={size} />;
  const symbol = symbolOf(kind, details, size);
  return symbol === null ? null : <svg {...symbol} aria-hidden="true" />;
}

export const LEGEND: readonly string[] = [
  ...BUILDINGS.map(building => `term:${building}`),
  ...COLOURS.map(colour => `term:${colour}`),
  'term:any',
  ...TYPES.map(type => `term:${type}`),
  ...COLOURS.map(colour => `relic:${colour}`),
  ...ABILITIES.map(ability => `ability:${ability}`),
  ...TREASURES.map(treasure => `term:${treasure}`),
  'term:knowledge',
  'term:rival',
  'term:neutral',
];
