// What stands around a castle, and the engines that are brought against it.
import type { ReactNode } from 'react';

export function ScenerySymbols(): ReactNode {
  return (
    <>
      <symbol id="ae-mangonel" viewBox="0 0 130 96" overflow="visible">
        <ellipse cx="70" cy="88" rx="60" ry="8" fill="#000" opacity=".2" />
        <g stroke="var(--ae-pen)" strokeWidth="1.6" strokeLinejoin="round">
          <path d="M24 52h92l6 7H18z" fill="var(--ae-timber-3)" />
          <path d="M60 58l16-46 7 0-12 46z" fill="var(--ae-timber-3)" />
          <path d="M100 58L82 12h-7l17 46z" fill="var(--ae-timber-2)" />
          <path d="M70 52l6 6L27 20l-7 6z" fill="var(--ae-timber-1)" />
          <path d="M70 52c4-4 10 2 7 7" fill="var(--ae-timber-1)" />
          <path d="M9 12c-2 8 3 16 12 17l8-10C24 12 16 8 9 12z" fill="var(--ae-timber-2)" />
          <circle cx="19" cy="12" r="9.5" fill="var(--ae-stone-1)" />
          <path d="M10 60h110v11H10z" fill="var(--ae-timber-1)" />
          <path d="M10 60h110v3.5H10z" fill="var(--ae-timber-0)" />
          <circle cx="72" cy="60" r="6" fill="var(--ae-iron)" />
          <g fill="var(--ae-timber-2)">
            <circle cx="30" cy="76" r="13" />
            <circle cx="98" cy="76" r="13" />
          </g>
          <g fill="none">
            <path d="M30 63v26M17 76h26M98 63v26M85 76h26" strokeWidth="2.4" />
          </g>
          <circle cx="30" cy="76" r="4" fill="var(--ae-iron)" />
          <circle cx="98" cy="76" r="4" fill="var(--ae-iron)" />
        </g>
        <path
          d="M12.5 10c1-3.5 4-5.5 7.5-5.5"
          stroke="#fff"
          strokeOpacity=".7"
          strokeWidth="1.8"
          fill="none"
          strokeLinecap="round"
        />
        <path d="M44 38c-6 8-8 14-8 22" stroke="#e9d8ae" strokeWidth="1.8" fill="none" />
      </symbol>
      <symbol id="ae-tree" viewBox="0 0 36 36" overflow="visible">
        <ellipse cx="22" cy="25" rx="15" ry="11" fill="#000" opacity=".16" />
        <path
          d="M18 2c6 0 9 3 10 6 4 1 6 5 5 9 1 5-2 9-6 9-3 4-9 4-12 2-5 1-9-2-10-6-4-3-3-9 1-11 0-6 6-9 12-9z"
          fill="var(--ae-tree-1)"
          stroke="var(--ae-pen)"
          strokeOpacity=".55"
          strokeWidth="1.2"
        />
        <path d="M8 12c1-4 5-7 9-7 4 0 7 2 8 5-3-1-5 0-6 3-4-2-8-1-11-1z" fill="var(--ae-tree-2)" />
      </symbol>
      <symbol id="ae-tent" viewBox="0 0 44 36" overflow="visible">
        <path d="M10 30l28-2 10 6-8 5H12z" fill="#000" opacity=".16" />
        <path
          d="M2 33L18 4l8 29z"
          fill="var(--ae-tent)"
          stroke="var(--ae-pen)"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
        <path
          d="M18 4l12-1 12 27-16 3z"
          fill="var(--ae-tent-2)"
          stroke="var(--ae-pen)"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
        <path d="M10 33l7-13 4 13z" fill="var(--ae-timber-5)" />
        <path d="M18 4V-4" stroke="var(--ae-pen)" strokeWidth="1.5" />
        <path d="M18-4l9 2.5-9 2.5z" fill="var(--ae-foe)" />
      </symbol>
      <symbol id="ae-windmill" viewBox="0 0 60 70" overflow="visible">
        <ellipse cx="36" cy="66" rx="22" ry="5" fill="#000" opacity=".17" />
        <path
          d="M22 28h18l6 38H16z"
          fill="var(--ae-plaster)"
          stroke="var(--ae-pen)"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        <path d="M33 28h7l6 38H35z" fill="#000" opacity=".12" />
        <path
          d="M19 29L31 14l12 15z"
          fill="var(--ae-roof-1)"
          stroke="var(--ae-pen)"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        <path d="M27 66V54h8v12z" fill="var(--ae-timber-4)" />
        <g stroke="var(--ae-pen)" strokeWidth="1.2" fill="var(--ae-plaster)">
          <path d="M31 27L14 2 8 7l21 22zM31 27L56 10l5 6-28 13zM31 27l17 25 6-5-21-22zM31 27L6 44l-5-6 28-13z" />
        </g>
        <circle cx="31" cy="27" r="3.2" fill="var(--ae-timber-3)" stroke="var(--ae-pen)" strokeWidth="1.2" />
      </symbol>
    </>
  );
}
