// Maps with the specialists that are currently worth most on them, and specialists without a map.
import { Piece } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { CARTOGRAPHER, DIGGER } from '../names.ts';
import { idleOf, siteWord } from '../score.ts';
import type { Placed } from '../scoring/assign.ts';
import { specialistTile, specialistWord } from '../tiles.ts';
import { isSame } from './same.ts';
import { Glyph, glyph } from './symbols/glyphs.tsx';
import { parchmentArt, tint, typeGlyph } from './symbols/tiles.tsx';
import { useContent } from './use-content.ts';
import type { Teller } from './view.ts';

interface SitesProps {
  readonly tell: Teller;
  readonly placed: readonly Placed[];
  readonly small: boolean;
}

/**
 * Every new specialist may reorder the sites, and their cards move with them. Duplicates are told apart by their order.
 */
function keysOf(placed: readonly Placed[]): string[] {
  const names = placed.map(({ site }) => `${site.name} ${site.low} ${site.high}`);
  return names.map((name, i) => `${name} ${names.slice(0, i).filter(other => other === name).length}`);
}

export const Sites = memo(function Sites({ tell, placed, small }: SitesProps): ReactNode {
  if (placed.length === 0) return null;
  const keys = keysOf(placed);
  return (
    <div className="gc-sites">
      {placed.map((site, i) => (
        <SiteCard key={keys[i]} tell={tell} placed={site} small={small} />
      ))}
    </div>
  );
});

interface SiteCardProps {
  readonly tell: Teller;
  readonly placed: Placed;
  readonly small: boolean;
}
const SiteCard = memo(function SiteCard({ tell, placed, small }: SiteCardProps): ReactNode {
  const { site, cartographer, digger } = placed;
  const isStaffed = cartographer + digger > 0;
  return (
    <Piece
      as="div"
      className={`gc-sitecard gc-site-${tint(placed.colour)}`}
      id={siteWord(placed)}
      name={tell.word(siteWord(placed))}
      about={tell.text('ui.gold', { n: placed.gold })}
      rule="GC-15.9"
    >
      <svg viewBox="0 0 104 58" className={isStaffed ? 'gc-map gc-with' : 'gc-map gc-bare'} aria-hidden="true">
        <g {...parchmentArt(site.colour)} />
        {small ? (
          <text className="gc-map-worth" x="86" y="40">
            {isStaffed ? site.high : site.low}
          </text>
        ) : (
          <>
            <text className="gc-map-hi" x="87" y="26">
              {site.high}
            </text>
            <circle className="gc-map-tab gc-map-lo-bg" cx="86.500" cy="43.500" r="10" />
            <text className="gc-map-lo" x="86.500" y="48.500">
              {site.low}
            </text>
          </>
        )}
      </svg>
      <div className="gc-seats">
        <Place type={CARTOGRAPHER} value={cartographer} item={placed.cartographerItem} />
        <Place type={DIGGER} value={digger} item={placed.diggerItem} />
      </div>
    </Piece>
  );
}, isSame);

const PLACE_SIGNS = [CARTOGRAPHER, DIGGER].map(type => (
  <svg key={type} {...glyph({ name: typeGlyph(type), size: 11 })} aria-hidden="true" />
));
/** A place for a specialist; a magic item rings it in gold (GC-15.3). */
function Place(props: { readonly type: number; readonly value: number; readonly item: boolean }): ReactNode {
  const { type, value, item } = props;
  const sign = PLACE_SIGNS[type];
  if (value === 0) return <span className="gc-seat">{sign}</span>;
  return (
    <span className={item ? 'gc-seat gc-full gc-item' : 'gc-seat gc-full'}>
      {sign}
      {value}
    </span>
  );
}

interface BenchProps {
  readonly tell: Teller;
  readonly specialists: readonly number[];
  readonly placed: readonly Placed[];
}

export const Bench = memo(function Bench(props: BenchProps): ReactNode {
  const { tell } = props;
  const waiting = idleOf(useContent(), props.specialists, props.placed);
  if (waiting.length === 0) return null;
  return (
    <div className="gc-bench-row">
      <span className="gc-idle">{tell.text('ui.idle')}</span>
      {waiting.map(specialist => (
        <IdleChip key={specialist} tell={tell} specialist={specialist} />
      ))}
    </div>
  );
});

interface IdleProps {
  readonly tell: Teller;
  readonly specialist: number;
}
const IdleChip = memo(function IdleChip({ tell, specialist }: IdleProps): ReactNode {
  const content = useContent();
  const { colour, type, value } = specialistTile(content, specialist);
  const word = specialistWord(content, specialist);
  return (
    <Piece
      as="span"
      className={`gc-chip gc-site-${tint(colour)}`}
      id={word}
      name={tell.word(word)}
      about={tell.text('about:idle')}
      rule="GC-15.2"
    >
      <Glyph name={typeGlyph(type)} size={13} />
      <Glyph name={tint(colour)} size={12} />
      {value}
    </Piece>
  );
});
