// The Auction House: a temple front with a curtain over the benches.
import { memo, type ReactNode } from 'react';
import { Glyph } from '../symbols/glyphs.tsx';
import { Cloud, Sky } from './parts.tsx';

export const AuctionHouse = memo(function AuctionHouse(): ReactNode {
  return (
    <>
      <Sky width={304} height={432} />
      <Cloud x={18} y={48} scale={0.8} />
      <Cloud x={238} y={40} scale={0.9} />
      <path className="gc-paving" d="M0 330h304v102H0z" />
      <path className="gc-pave-line" d="M0 356h304M0 392h304M60 330l-24 102M152 330v102M244 330l24 102" />
      <path className="gc-stone gc-line" d="M26 95 152 47 278 95z" />
      <path className="gc-shade" d="M152 47 278 95H152z" />
      <path className="gc-roof-wax gc-line" d="M6 95 152 39 298 95h-20L152 47 26 95z" />
      <circle className="gc-brass gc-line" cx="152" cy="38" r="5" />
      <circle className="gc-brass gc-line" cx="9" cy="91" r="4" />
      <circle className="gc-brass gc-line" cx="295" cy="91" r="4" />
      <circle className="gc-medallion gc-line" cx="152" cy="77" r="16" />
      <Glyph name="auction" x={141} y={66} size={22} className="gc-ink-wax" />
      <path className="gc-swag" d="M70 90c10 5 22 5 32-6M234 90c-10 5-22 5-32-6" />
      <path className="gc-stone gc-line" d="M8 95h288v7H8z" />
      <path className="gc-stone-2 gc-line" d="M14 102h276v19H14z" />
      <path className="gc-hall gc-line" d="M14 121h276v206H14z" />
      <path
        className="gc-drape gc-line"
        d="M21 121h262v7c-4 8-14.7 8-18.7 0c-4 8-14.7 8-18.7 0c-4 8-14.7 8-18.7 0c-4 8-14.7 8-18.7 0c-4 8-14.7 8-18.7 0c-4 8-14.7 8-18.7 0c-4 8-14.7 8-18.7 0c-4 8-14.7 8-18.7 0c-4 8-14.7 8-18.7 0c-4 8-14.7 8-18.7 0c-4 8-14.7 8-18.7 0c-4 8-14.7 8-18.7 0c-4 8-14.7 8-18.7 0c-4 8-14.7 8-18.7 0z"
      />
      <path className="gc-fringe" d="M21 121h262" />
      <path className="gc-stone gc-line" d="M11.5 121h11v4h-11zM13 125h8v197h-8zM11.5 322h11v5h-11z" />
      <path className="gc-shade" d="M17.8 125h3.2v197h-3.2z" />
      <path className="gc-stone gc-line" d="M281.5 121h11v4h-11zM283 125h8v197h-8zM281.5 322h11v5h-11z" />
      <path className="gc-shade" d="M287.8 125h3.2v197h-3.2z" />
      <path className="gc-pilaster" d="M53.5 121h3v206h-3z" />
      <path className="gc-pilaster" d="M91 121h3v206h-3z" />
      <path className="gc-pilaster" d="M128.5 121h3v206h-3z" />
      <path className="gc-pilaster" d="M166 121h3v206h-3z" />
      <path className="gc-pilaster" d="M203.5 121h3v206h-3z" />
      <path className="gc-pilaster" d="M241 121h3v206h-3z" />
      <path className="gc-stone gc-line" d="M8 328h288v6H8zM2 334h300v6H2z" />
    </>
  );
});
