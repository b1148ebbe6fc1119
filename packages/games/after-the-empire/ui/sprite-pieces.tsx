// Wooden pieces and cardboard tokens, as symbols to be used again and again.
import type { ReactNode } from 'react';

export function PieceSymbols(): ReactNode {
  return (
    <>
      <symbol id="ae-cube-stone" viewBox="0 0 24 24" overflow="visible">
        <g stroke="var(--ae-stone-5)" strokeWidth="1.2" strokeLinejoin="round">
          <path d="M2 7l4-5h16l-4 5z" fill="var(--ae-cube-st-0)" />
          <path d="M2 7h16v15H2z" fill="var(--ae-cube-st-1)" />
          <path d="M18 7l4-5v15l-4 5z" fill="var(--ae-cube-st-2)" />
        </g>
        <path d="M3.2 8.2h13.6" stroke="#fff" strokeOpacity=".4" />
      </symbol>
      <symbol id="ae-cube-wood" viewBox="0 0 24 24" overflow="visible">
        <g stroke="var(--ae-timber-5)" strokeWidth="1.2" strokeLinejoin="round">
          <path d="M2 7l4-5h16l-4 5z" fill="var(--ae-cube-wd-0)" />
          <path d="M2 7h16v15H2z" fill="var(--ae-cube-wd-1)" />
          <path d="M18 7l4-5v15l-4 5z" fill="var(--ae-cube-wd-2)" />
        </g>
        <path d="M3.2 8.2h13.6" stroke="#fff" strokeOpacity=".35" />
        <path d="M4 12.5h9M6 17h10" stroke="var(--ae-timber-4)" strokeOpacity=".5" />
      </symbol>
      <symbol id="ae-worker" viewBox="0 0 24 24" overflow="visible">
        <path
          d="M12 2.5a4.3 4.3 0 0 1 3.3 7.1c3 1.2 5 3.9 5.7 11.9H3c.7-8 2.7-10.7 5.7-11.9A4.3 4.3 0 0 1 12 2.5z"
          fill="var(--ae-pc,#8b8778)"
          stroke="var(--outline)"
          strokeWidth="1.8"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="ae-unit-soldier" viewBox="0 0 32 44" overflow="visible">
        <ellipse cx="18" cy="40" rx="12" ry="3.6" fill="#000" opacity=".25" />
        <path d="M27 4v34" stroke="var(--ae-timber-5)" strokeWidth="2.2" strokeLinecap="round" />
        <path d="M27-1.5l2.8 5.5L27 8l-2.8-4z" fill="var(--ae-stone-0)" stroke="var(--ae-pen)" strokeWidth="1" />
        <path
          d="M9.5 19.5c1.5-2.3 11.5-2.3 13 0 2.3 4.5 3.3 12 3.3 19.3-4 2.2-15.6 2.2-19.6 0 0-7.3 1-14.8 3.3-19.3z"
          fill="var(--ae-pc)"
          stroke="var(--ae-pen)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path d="M10 20.5c-1.4 4-2.1 10-2.3 17.2 1 .4 2.2.7 3.6.9 0-7 .5-13.5 1.3-18.9z" fill="#fff" opacity=".25" />
        <circle cx="16" cy="13" r="6.6" fill="#e6bf97" stroke="var(--ae-pen)" strokeWidth="1.4" />
        <path
          d="M16 3.5c5 0 8.3 3.6 8.3 9.2l-6.6.9h-3.4l-6.6-.9C7.7 7.1 11 3.5 16 3.5z"
          fill="var(--ae-helm)"
          stroke="var(--ae-pen)"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        <path d="M14.8 12.5h2.4v5.3h-2.4z" fill="var(--ae-helm)" stroke="var(--ae-pen)" strokeWidth="1" />
        <path
          d="M11 6.6c-.9 1.3-1.5 2.9-1.7 4.7"
          stroke="#fff"
          strokeOpacity=".7"
          strokeWidth="1.5"
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="M4 22.5l6.5-1.8 6.5 1.8v5.5c0 4-2.4 7-6.5 8.6C6.4 35 4 32 4 28z"
          fill="#f6eddb"
          stroke="var(--ae-pen)"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="ae-unit-merc" viewBox="0 0 32 44" overflow="visible">
        <ellipse cx="18" cy="40" rx="12" ry="3.6" fill="#000" opacity=".25" />
        <path
          d="M9.5 19.5c1.5-2.3 11.5-2.3 13 0 2.3 4.5 3.3 12 3.3 19.3-4 2.2-15.6 2.2-19.6 0 0-7.3 1-14.8 3.3-19.3z"
          fill="var(--ae-merc)"
          stroke="var(--ae-pen)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path d="M7.2 29.5c5 1.5 12.6 1.5 17.6 0l.4 3.4c-5.2 1.5-13.2 1.5-18.4 0z" fill="var(--ae-timber-4)" />
        <path d="M10 20.5c-1.4 4-2.1 10-2.3 17.2 1 .4 2.2.7 3.6.9 0-7 .5-13.5 1.3-18.9z" fill="#fff" opacity=".2" />
        <path
          d="M16 3c5.2 0 8.7 4.2 8.7 9.8 0 4.3-2 7.3-3.9 8.4h-9.6c-1.9-1.1-3.9-4.1-3.9-8.4C7.3 7.2 10.8 3 16 3z"
          fill="var(--ae-merc-2)"
          stroke="var(--ae-pen)"
          strokeWidth="1.4"
        />
        <path
          d="M16 7.5c3 0 4.9 2.3 4.9 5.6S19 19 16 19s-4.9-2.6-4.9-5.9S13 7.5 16 7.5z"
          fill="#e0b58a"
          stroke="var(--ae-pen)"
          strokeWidth="1"
        />
        <path d="M11.7 15.5c1.3 3.6 7.3 3.6 8.6 0l.2 2c-.8 2.8-2.5 4-4.5 4s-3.7-1.2-4.5-4z" fill="var(--ae-timber-4)" />
        <path d="M27.5 37V9" stroke="var(--ae-timber-5)" strokeWidth="2.4" strokeLinecap="round" />
        <path
          d="M28.5 6.5c3.5 1 5 4.5 4.6 9.5-2 .2-3.7-.4-4.6-1.6zM26.5 8l-3.2-1.5v8l3.2-1.5z"
          fill="var(--ae-stone-0)"
          stroke="var(--ae-pen)"
          strokeWidth="1.2"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="ae-tok-sword" viewBox="0 0 36 36" overflow="visible">
        <circle cx="19.5" cy="21" r="15.5" fill="#000" opacity=".22" />
        <circle cx="18" cy="18" r="15.5" fill="var(--ae-foe)" stroke="var(--ae-pen)" strokeWidth="1.4" />
        <path
          d="M6.5 9.5A14 14 0 0 1 18 3.8"
          fill="none"
          stroke="#fff"
          strokeOpacity=".55"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
        <use href="#ae-i-sword" x="7.5" y="7.5" width="21" height="21" color="#fff4e2" />
      </symbol>
      <symbol id="ae-tok-bow" viewBox="0 0 36 36" overflow="visible">
        <path
          d="M19.5 5.5l14.5 9v16.5H5V14.5z"
          fill="#000"
          opacity=".22"
          stroke="#000"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path
          d="M18 2.5l14.5 9v19h-29v-19z"
          fill="var(--ae-foe-2)"
          stroke="var(--ae-pen)"
          strokeWidth="3.4"
          strokeLinejoin="round"
        />
        <path
          d="M18 2.5l14.5 9v19h-29v-19z"
          fill="var(--ae-foe-2)"
          stroke="var(--ae-foe-2)"
          strokeWidth="1"
          strokeLinejoin="round"
        />
        <path
          d="M4.2 12L18 3.4"
          fill="none"
          stroke="#fff"
          strokeOpacity=".55"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
        <use href="#ae-i-bow" x="7.5" y="8.5" width="21" height="21" color="#fff4e2" />
      </symbol>
      <symbol id="ae-hit" viewBox="0 0 36 36" overflow="visible">
        <path d="M37.5-7.5L25 8.5" stroke="var(--paper)" strokeWidth="6.5" strokeLinecap="round" />
        <path
          d="M21.5 13l1.8-8 5.2 4z"
          fill="var(--ink)"
          stroke="var(--paper)"
          strokeWidth="1.2"
          strokeLinejoin="round"
        />
        <path d="M36.5-6.4L25 8.4" stroke="var(--ink)" strokeWidth="2.4" strokeLinecap="round" />
        <path
          d="M31.2.4L30.8-6.5 36.2-13.5 37-7 42.8-8.3 37.8-1.3z"
          fill="var(--go)"
          stroke="var(--paper)"
          strokeWidth="1.2"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="ae-lost" viewBox="0 0 18 18" overflow="visible">
        <circle cx="9" cy="9" r="8" fill="var(--ae-loss)" stroke="#fff" strokeWidth="1.6" />
        <path
          d="M9 4.5v8M5.5 9.5L9 13l3.5-3.5"
          fill="none"
          stroke="#fff"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="ae-crack" viewBox="0 0 22 22" overflow="visible">
        <circle cx="11" cy="11" r="10.5" fill="var(--ae-loss)" stroke="#fff" strokeWidth="1.6" />
        <path d="M4.5 16.5V7.5h3v2h2v-2h3v2h2v-2h3v9z" fill="#fff" />
        <path
          d="M12.8 6.5l-3 4 2.8 2-2.3 5"
          fill="none"
          stroke="var(--ae-loss)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </symbol>
    </>
  );
}
