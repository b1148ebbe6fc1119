// The Treasure Hunters' Guild: a timbered club house with a stepped gable, antlers of two oars and a lantern at the door.
import { memo, type ReactNode } from 'react';
import { Glyph } from '../symbols/glyphs.tsx';
import { Cloud, Sky } from './parts.tsx';

export const Guild = memo(function Guild(): ReactNode {
  return (
    <>
      <Sky width={304} height={432} />
      <Cloud x={14} y={44} scale={0.8} />
      <Cloud x={250} y={36} scale={0.9} />
      <path className="gc-paving" d="M0 330h304v102H0z" />
      <path className="gc-pave-line" d="M0 356h304M0 392h304M60 330l-24 102M152 330v102M244 330l24 102" />
      <path className="gc-stone-2 gc-line" d="M242 44h22v40h-22z" />
      <path className="gc-stone gc-line" d="M238 40h30v7h-30z" />
      <path className="gc-smoke" d="M253 36c-6-6 6-9 0-15 8 3 9 10 4 15z" />
      <path className="gc-stone gc-line" d="M22 102V90h22V76h24V62h28V48h112v14h28v14h24v14h22v12z" />
      <path className="gc-shade" d="M152 48h56v14h28v14h24v14h22v12H152z" />
      <path
        className="gc-roof-wax gc-line"
        d="M20 90h26v-5H20zM42 76h28v-5H42zM66 62h32v-5H66zM94 48h116v-5H94zM206 62h32v-5h-32zM234 76h28v-5h-28zM258 90h26v-5h-26z"
      />
      <path className="gc-timber" d="M100 102V64M204 102V64M60 102V78M244 102V78M100 66h104" />
      <path className="gc-oar" d="m112 92 62-30M192 92l-62-30" />
      <circle className="gc-medallion gc-line" cx="152" cy="77" r="17" />
      <Glyph name="guild" x={140} y={65} size={24} className="gc-ink-wax" />
      <path className="gc-bench gc-line" d="M8 95h288v7H8z" />
      <path className="gc-stone-2 gc-line" d="M14 102h276v19H14z" />
      <path className="gc-hall gc-line" d="M14 121h276v206H14z" />
      <path
        className="gc-timber"
        d="M54 121v206M91.500 121v206M129 121v206M166.500 121v206M204 121v206M241.500 121v206"
        opacity=".35"
      />
      <path className="gc-bench gc-line" d="M11 121h11v206H11zM282 121h11v206h-11z" />
      <path className="gc-shade" d="M17 121h5v206h-5zM288 121h5v206h-5z" />
      <path className="gc-stone gc-line" d="M8 328h288v6H8zM2 334h300v6H2z" />
    </>
  );
});

/** What hangs on the wall above the lanes when there are few of them. */
export const GuildWall = memo(function GuildWall(): ReactNode {
  return (
    <>
      <rect className="gc-frame gc-line" x="72" y="128" width="72" height="44" rx="2" />
      <rect className="gc-map-paper gc-site-any" x="77" y="133" width="62" height="34" />
      <path className="gc-trail" d="M84 160c8-2 6-14 14-15s8 10 15 8 6-10 14-12" />
      <path className="gc-trail-x" d="m124 138 7 7m0-7-7 7" />
      <path className="gc-hook" d="M212 126v10" />
      <circle className="gc-brass gc-line" cx="212" cy="150" r="15" />
      <Glyph name="start" x={200} y={138} size={24} />
    </>
  );
});

/** The same for the Auction House: pictures that wait for a bidder. */
export const AuctionWall = memo(function AuctionWall(): ReactNode {
  return (
    <>
      <path className="gc-hook" d="M104 128v8M212 128v8" />
      <rect className="gc-frame gc-line" x="78" y="136" width="52" height="38" rx="2" />
      <rect className="gc-canvas" x="83" y="141" width="42" height="28" />
      <path className="gc-hill" d="M83 169v-8c8-9 16-9 22 0 6-6 12-6 20 2v6z" />
      <circle className="gc-brass" cx="116" cy="149" r="4" />
      <rect className="gc-frame gc-line" x="186" y="136" width="52" height="38" rx="2" />
      <rect className="gc-canvas" x="191" y="141" width="42" height="28" />
      <Glyph name="relic" x={201} y={143} size={23} className="gc-ink-wax" />
    </>
  );
});
