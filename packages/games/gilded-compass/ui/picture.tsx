// The symbol of any word of the game: in options, in the log, in the rules, and in what flies over the table.
import { splitWord } from '@boardwright/engine';
import type { PictureProps } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { ABILITIES, BUILDINGS, COLOURS, TREASURES, TYPES } from '../names.ts';
import { Face } from './symbols/dice.tsx';
import { Glyph, type GlyphName, isGlyph } from './symbols/glyphs.tsx';
import {
  AbilityArt,
  BackArt,
  ChestArt,
  ItemArt,
  KnowledgeArt,
  RelicArt,
  Token,
  TreasureArt,
  typeGlyph,
} from './symbols/tiles.tsx';

const indexIn = (list: readonly string[], name: string | undefined): number => list.indexOf(name ?? '');

/** A tile of one colour that carries a sign. */
function Tinted({ colour, glyph }: { readonly colour: string; readonly glyph: GlyphName }): ReactNode {
  return (
    <g className={`gc-site-${colour}`}>
      <rect className="gc-tok gc-t-site" x="2" y="4" width="32" height="28" rx="4" />
      <Glyph name={glyph} x={7} y={7} size={22} className="gc-sp-ink" />
    </g>
  );
}

/** A map says where it leads, a specialist what it can do; both in their colour. */
function tileOf(kind: string, details: readonly string[]): ReactNode {
  const [first = '', second = '', , fourth = 'any'] = details;
  switch (kind) {
    case 'map':
      return <Tinted colour={second} glyph={isGlyph(second) ? second : 'any'} />;
    case 'site':
      return <Tinted colour={fourth} glyph={isGlyph(fourth) ? fourth : 'any'} />;
    case 'specialist':
      return <Tinted colour={first} glyph={typeGlyph(indexIn(TYPES, second))} />;
    case 'relic':
    case 'relics':
    case 'leave':
      return <RelicArt colour={indexIn(COLOURS, first)} />;
    case 'item':
      return <ItemArt item={indexIn(COLOURS, first) * TYPES.length + indexIn(TYPES, second)} />;
    case 'ability':
      return <AbilityArt kind={indexIn(ABILITIES, first)} />;
    case 'mission':
      return <BackArt glyph="mission" wax />;
    case 'keep':
      return <ChestArt gold={Number(first.split('+')[0])} />;
    case 'chests':
      return <ChestArt gold={0} />;
    case 'treasures':
      return <TreasureArt level={indexIn(TREASURES, first)} />;
    case 'abilities':
      return <BackArt glyph="illuminati" />;
    case 'knowledge':
    case 'token':
    case 'reroll':
    case 'reroll_both':
      return <KnowledgeArt />;
    case 'force':
    case 'force_both':
      return <AbilityArt kind={ABILITIES.indexOf('compelling_force')} />;
    default:
      return null;
  }
}

/** Things that no word of the rules names: `term:start`, `term:die-2-5` (a die of seat 2 that shows 5). */
function termOf(name: string, size: number): ReactNode {
  const die = /^die-(\d)-(\d)$/.exec(name);
  if (die !== null) return <Face look={Number(die[1])} face={Number(die[2])} size={size} />;
  const level = indexIn(TREASURES, name);
  const art =
    name === 'knowledge' ? (
      <KnowledgeArt />
    ) : name === 'chest' ? (
      <ChestArt gold={0} />
    ) : name === 'hidden_item' ? (
      <BackArt glyph="item" />
    ) : name === 'hidden_mission' ? (
      <BackArt glyph="mission" wax />
    ) : level >= 0 ? (
      <TreasureArt level={level} />
    ) : null;
  if (art !== null) return <Token size={size}>{art}</Token>;
  return isGlyph(name) ? <Glyph name={name} size={size} className={`gc-ink-${name}`} /> : null;
}

/** `archives`, `archives_will`, `neutral_archives`: the sign of the building. */
function buildingIn(kind: string): GlyphName | null {
  const name = kind.replace(/^neutral_|_will$/g, '');
  return BUILDINGS.some(building => building === name) && isGlyph(name) ? name : null;
}

export const Picture = memo(function Picture({ word, size }: PictureProps): ReactNode {
  const { kind, details } = splitWord(word);
  if (kind === 'term') return termOf(details.join('-'), size);
  if (kind === 'rival') return <Glyph name="rival" size={size} className="gc-ink-building" />;
  if (kind === 'button') return <Glyph name="pass" size={size} className="gc-ink-building" />;
  const building = buildingIn(kind);
  if (building !== null) return <Glyph name={building} size={size} className="gc-ink-building" />;
  const tile = tileOf(kind, details);
  return tile === null ? null : <Token size={size}>{tile}</Token>;
});

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
