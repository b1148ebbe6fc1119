// Tiles and tokens: maps, specialists, relics, items, chests, treasures, knowledge, and the backs of face-down tiles.
import { type Still, still, stillOf } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import type { Content, MapTile, Specialist } from '../../content/content.ts';
import { COLOURS, TYPES } from '../../names.ts';
import { BUSTS, VIGNETTES } from '../art.ts';
import { type GlyphName, glyphIn } from './glyphs.tsx';

/** The name of a colour for classes and symbols. */
export const tint = (colour: number): (typeof COLOURS)[number] | 'any' => COLOURS[colour] ?? 'any';
export const typeGlyph = (type: number): GlyphName => (type === 0 ? 'compass' : 'shovel');

/** The landscape and the band for numbers, without numbers. */
function Paper({ colour }: { readonly colour: number }): ReactNode {
  return (
    <>
      <rect className="gc-map-paper" x="1" y="1.500" width="102" height="55" rx="2" />
      <svg
        x="1"
        y="2"
        width="68"
        height="54"
        viewBox={VIGNETTES[tint(colour)].box}
        {...VIGNETTES[tint(colour)].still}
      />
      <path className="gc-map-band" d="M69 1.500h32a2 2 0 0 1 2 2v51a2 2 0 0 1-2 2H69z" />
      <path className="gc-map-fold" d="M25 2v54M50 2v54" />
      <path
        className="gc-map-line"
        d="M3 1.500h98a2 2 0 0 1 2 2v51a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2v-51a2 2 0 0 1 2-2zM69 2v54"
      />
    </>
  );
}
export const parchmentArt = stillOf((colour: number) => <Paper colour={colour} />);

/** A map, 104 x 58: its value with a specialist above, its value alone below. */
function MapParts({ colour, low, high }: MapTile): ReactNode {
  return (
    <>
      <Paper colour={colour} />
      <circle className="gc-map-tab" cx="68" cy="17.500" r="8.500" />
      {glyphIn({ name: 'person', x: 62.5, y: 12, size: 11, className: 'gc-map-person' })}
      <circle className="gc-map-tab" cx="86.500" cy="43.500" r="10" />
      <text className="gc-map-lo" x="86.500" y="48.500">
        {/* As in its name: the lower number first, and a space between the two. */}
        {low}{' '}
      </text>
      <text className="gc-map-hi" x="87" y="26">
        {high}
      </text>
      <rect className="halo" x="-1" y="0" width="106" height="59" rx="4" />
    </>
  );
}
const mapOnPeg = (map: MapTile, i: number): ReactNode => (
  <g
    key={i}
    {...still(
      <>
        <path className="gc-peg" d="M52 0v6" />
        <g className={`gc-map gc-site-${tint(map.colour)}`} transform="translate(0 2)">
          <MapParts {...map} />
        </g>
      </>,
    )}
  />
);

/** A specialist, 60 x 78. */
function SpecialistParts({ colour, type, value }: Specialist): ReactNode {
  const bust = BUSTS[TYPES[type] ?? 'digger'];
  return (
    <>
      <rect className="gc-sp-card" x="1" y="1" width="58" height="76" rx="5" />
      <rect className="gc-sp-field" x="4" y="4" width="52" height="52" rx="3" />
      <svg x="4" y="4" width="52" height="52" viewBox={bust.box} {...bust.still} />
      <rect className="gc-sp-foot" x="4" y="55" width="52" height="19" rx="3" />
      {glyphIn({ name: typeGlyph(type), x: 8, y: 57, size: 15, className: 'gc-sp-ink' })}
      {glyphIn({ name: tint(colour), x: 38, y: 57.5, size: 14, className: 'gc-sp-ink' })}
      <circle className="gc-sp-val" cx="48" cy="12" r="10.500" />
      <text className="gc-sp-num" x="48" y="17.500">
        {value}
      </text>
      <rect className="halo" x="-1" y="-1" width="62" height="80" rx="6" />
    </>
  );
}
const specialistCard = (specialist: Specialist, i: number): ReactNode => (
  <g key={i} className={`gc-spec gc-site-${tint(specialist.colour)}`} {...still(<SpecialistParts {...specialist} />)} />
);

interface Tiles {
  readonly maps: readonly ReactNode[]; // on the wall with a peg
  readonly specialists: readonly ReactNode[];
}
const made = new WeakMap<Content, Tiles>();
/** The tiles of an edition. Elements are created once, so that a moved tile keeps its drawing. */
export function tilesOf(content: Content): Tiles {
  const known = made.get(content);
  if (known !== undefined) return known;
  const tiles = { maps: content.maps.map(mapOnPeg), specialists: content.specialists.map(specialistCard) };
  made.set(content, tiles);
  return tiles;
}

const URN =
  'M13 5.500h10v3h-2v2.600c4 1.500 6.600 5 6.600 9.100 0 4.500-3 8.300-7 9.600H24v2.200H12v-2.200h3.400c-4-1.300-7-5.100-7-9.600 0-4.100 2.600-7.600 6.600-9.100V8.500h-2z';

/** A relic, 36 x 36; without a colour, any other relic. */
export const relicArt = stillOf((colour?: number) =>
  colour === undefined ? (
    <g>
      <rect className="gc-tok gc-t-other" x="2" y="2" width="32" height="32" rx="7" />
      <path className="gc-urn-other" d={URN} />
    </g>
  ) : (
    <g className={`gc-site-${tint(colour)}`}>
      <rect className="gc-tok gc-t-site" x="2" y="2" width="32" height="32" rx="7" />
      <path className="gc-relic-urn" d={URN} />
      {glyphIn({ name: tint(colour), x: 11, y: 13.5, size: 14, className: 'gc-urn-mark' })}
    </g>
  ),
);

/** The back of a tile, 36 x 36, with the sign of its kind. Missions are sealed. */
export const backArt = stillOf((sign: GlyphName) => (
  <g className={sign === 'mission' ? 'gc-back gc-back-wax' : 'gc-back'}>
    <rect className="gc-tok" x="2" y="2" width="32" height="32" rx="5" />
    <rect className="gc-tok-in" x="5" y="5" width="26" height="26" rx="3" />
    {glyphIn({ name: sign, x: 8.5, y: 8.5, size: 19 })}
  </g>
));

/** A magic item, 36 x 36, with its kind of specialist. */
export const itemArt = stillOf((item: number) => {
  const colour = tint(Math.floor(item / TYPES.length));
  return (
    <g className={`gc-site-${colour}`}>
      <rect className="gc-tok gc-t-site" x="2" y="2" width="32" height="32" rx="5" />
      {glyphIn({ name: 'item', x: 5, y: 5, size: 17, className: 'gc-sp-ink' })}
      {glyphIn({ name: typeGlyph(item % TYPES.length), x: 18, y: 5, size: 13, className: 'gc-sp-ink' })}
      {glyphIn({ name: colour, x: 17, y: 19, size: 13, className: 'gc-sp-ink' })}
    </g>
  );
});

/** A chest, 36 x 36; 0 is face down. */
export const chestArt = stillOf((gold: number) => (
  <g className="gc-chest">
    <rect className="gc-tok gc-t-chest" x="2" y="2" width="32" height="32" rx="6" />
    {gold > 0
      ? glyphIn({ name: 'chest', x: 4, y: 9, size: 16, className: 'gc-tok-mark' })
      : glyphIn({ name: 'chest', x: 8, y: 8, size: 20, className: 'gc-tok-mark' })}
    {gold > 0 && (
      <text className="gc-chest-num" x="26" y="24.500">
        {gold}
      </text>
    )}
  </g>
));

const OCTAGON = 'M11.500 2.500h13l9 9v13l-9 9h-13l-9-9v-13z';

/** A treasure, 36 x 36. */
export const treasureArt = stillOf((level: number) => (
  <g>
    <path className={`gc-tok gc-t-${['bronze', 'silver', 'gold'][level]}`} d={OCTAGON} />
    <path className="gc-tok-in" d="M12.700 5.500h10.600l7.200 7.200v10.600l-7.200 7.200H12.700l-7.200-7.200V12.700z" />
    {glyphIn({ name: 'goblet', x: 9, y: 8.5, size: 18, className: 'gc-tok-mark' })}
  </g>
));

/** A knowledge token, 36 x 36. */
export const knowledgeArt = stillOf(() => (
  <g>
    <circle className="gc-tok gc-t-know" cx="18" cy="18" r="15.500" />
    <circle className="gc-tok-in" cx="18" cy="18" r="12.600" />
    {glyphIn({ name: 'reroll', x: 9, y: 9, size: 18, className: 'gc-know-mark' })}
  </g>
));

const ABILITY_GLYPHS = ['gift', 'crown', 'help2', 'force'] as const;

/** A special ability, 36 x 36. */
export const abilityArt = (kind: number): Still => backArt(ABILITY_GLYPHS[kind] ?? 'gift');

interface TokenProps {
  readonly size: number;
  readonly art: Still; // of 36 x 36
}
/** The props that make an `svg` the picture of a tile. */
export const token = ({ size, art }: TokenProps) => ({
  className: 'gc-token',
  viewBox: '0 0 36 36',
  width: size,
  height: size,
  ...art,
});

export const Token = memo(function Token(props: TokenProps): ReactNode {
  return <svg {...token(props)} aria-hidden="true" />;
});
