// The scenery that never changes: sky, stars and waves, and the ground of an island.
import { memo, type ReactNode } from 'react';

const ISLAND =
  'M7 20C16 3 66 9 102 6C142 3 184 2 193 20C201 44 197 104 197 140C198 176 184 197 150 199C118 203 92 199 60 201C24 203 5 187 3 150C1 108 0 44 7 20Z';
const WIDE =
  'M7 20C20 2 92 11 150 6C206 3 280 2 293 20C302 46 297 108 298 142C299 178 280 198 232 199C184 204 128 199 78 201C30 203 5 187 3 150C1 108 -1 44 7 20Z';
const STARS =
  'M0 9h0M251 68h0M558 41h0M127 40h0M172 46h0M18 46h0M821 42h0M380 8h0M799 3h0M276 25h0M610 46h0M788 29h0M600 56h0M688 1h0M578 41h0M5 10h0M764 32h0M395 25h0M587 33h0M579 27h0M69 48h0M786 42h0M399 28h0';
const FAINT_STARS =
  'M19 60h0M809 46h0M120 62h0M26 69h0M586 17h0M137 42h0M254 12h0M541 59h0M804 48h0M374 60h0M703 33h0M23 37h0M306 2h0M125 27h0M248 27h0M57 46h0M473 32h0M360 40h0M340 43h0M622 10h0M152 30h0M80 34h0M751 58h0';

type SkyName = 'df-moon' | 'df-sun' | 'df-both';
/** Ground, edge below, rim of light. */
const GROUND: Readonly<Record<SkyName, readonly [string, string, string]>> = {
  'df-moon': ['#a7a3c4', '#6d6992', '#c3c0da'],
  'df-sun': ['#d8b877', '#9a7434', '#ecd6a6'],
  'df-both': ['url(#df-isthmus)', 'url(#df-isthmus-edge)', '#e0cabb'],
};

export const Land = memo(function Land({ wide, sky }: { readonly wide: boolean; readonly sky: SkyName }): ReactNode {
  const [ground, edge, rim] = GROUND[sky];
  const d = wide ? WIDE : ISLAND;
  return (
    <svg
      className="df-land"
      viewBox={wide ? '0 0 300 210' : '0 0 200 210'}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={d} fill="none" stroke="#fff" strokeOpacity=".05" strokeWidth="30" vectorEffect="non-scaling-stroke" />
      <path d={d} fill="none" stroke="#fff" strokeOpacity=".07" strokeWidth="16" vectorEffect="non-scaling-stroke" />
      <path d={d} transform="translate(0 7)" fill={edge} />
      <path d={d} fill={ground} stroke={rim} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
});

/** The gradients of the middle island are kept here, because the sky is drawn once. */
export const Sky = memo(function Sky(): ReactNode {
  return (
    <svg className="df-sky" viewBox="0 0 822 560" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="df-isthmus">
          <stop offset=".2" stopColor="#a7a3c4" />
          <stop offset=".8" stopColor="#d8b877" />
        </linearGradient>
        <linearGradient id="df-isthmus-edge">
          <stop offset=".2" stopColor="#6d6992" />
          <stop offset=".8" stopColor="#9a7434" />
        </linearGradient>
        <linearGradient id="df-dusk">
          <stop offset="0" stopColor="#151b38" />
          <stop offset=".5" stopColor="#1f2749" />
          <stop offset="1" stopColor="#4a2f3f" />
        </linearGradient>
        <pattern id="df-waves" width="118" height="42" patternUnits="userSpaceOnUse">
          <path
            d="M4 10q9-6 18 0t18 0M64 31q9-6 18 0t18 0"
            fill="none"
            stroke="#fff"
            strokeOpacity=".09"
            strokeWidth="1.4"
            strokeLinecap="round"
          />
        </pattern>
      </defs>
      <rect width="822" height="560" fill="url(#df-dusk)" />
      <rect y="80" width="822" height="480" fill="url(#df-waves)" />
      <path d={STARS} stroke="#fff" strokeOpacity=".6" strokeWidth="1.8" strokeLinecap="round" />
      <path d={FAINT_STARS} stroke="#fff" strokeOpacity=".4" strokeWidth="1.2" strokeLinecap="round" />
    </svg>
  );
});
