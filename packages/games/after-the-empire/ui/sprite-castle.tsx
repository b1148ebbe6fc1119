// Towers, farms, fire and houses of a castle, as symbols, with the patterns of stone and timber.
import type { ReactNode } from 'react';

export function CastleSymbols(): ReactNode {
  return (
    <>
      <pattern id="ae-p-stone" width="36" height="24" patternUnits="userSpaceOnUse">
        <rect width="36" height="24" fill="var(--ae-stone-2)" />
        <path d="M0 0h36v12H0z" fill="var(--ae-stone-2)" />
        <rect x="1" y="1" width="16" height="10" fill="#fff" opacity=".09" />
        <rect x="10" y="13" width="15" height="10" fill="#000" opacity=".05" />
        <path
          d="M0 .5h36M0 12.5h36M.5 0v12M18.5 0v12M9.5 12v12M27.5 12v12"
          stroke="var(--ae-stone-4)"
          strokeOpacity=".55"
          strokeWidth="1.2"
        />
      </pattern>
      <pattern id="ae-p-log" width="13" height="20" patternUnits="userSpaceOnUse">
        <rect width="13" height="20" fill="var(--ae-timber-2)" />
        <rect x="1" width="4" height="20" fill="var(--ae-timber-1)" />
        <path d="M.5 0v20" stroke="var(--ae-timber-5)" strokeWidth="1.4" />
      </pattern>
      <pattern id="ae-p-plank" width="40" height="11" patternUnits="userSpaceOnUse">
        <rect width="40" height="11" fill="var(--ae-timber-1)" />
        <rect width="40" height="3" y="1" fill="var(--ae-timber-0)" opacity=".6" />
        <path d="M0 .5h40" stroke="var(--ae-timber-4)" strokeOpacity=".8" strokeWidth="1.2" />
      </pattern>
      <pattern id="ae-p-door" width="8" height="20" patternUnits="userSpaceOnUse">
        <rect width="8" height="20" fill="var(--ae-timber-2)" />
        <path d="M.5 0v20" stroke="var(--ae-timber-4)" strokeWidth="1.2" />
      </pattern>
      <symbol id="ae-tower-stone" viewBox="0 0 86 110" overflow="visible">
        <path d="M86 14l20 18v70l-10 12H16l-6-8z" fill="#000" opacity=".18" />
        <path d="M2 56h82v48H2z" fill="url(#ae-p-stone)" stroke="var(--ae-pen)" strokeWidth="1.6" />
        <path d="M2 56h82v7H2z" fill="#000" opacity=".22" />
        <path d="M64 57h20v46H64z" fill="#000" opacity=".1" />
        <path d="M-1 4h88v54H-1z" fill="var(--ae-stone-1)" stroke="var(--ae-pen)" strokeWidth="1.6" />
        <path d="M9 13h68v36H9z" fill="var(--ae-stone-f)" />
        <path d="M9 13h68v9H18v27H9z" fill="#000" opacity=".16" />
        <path d="M31 22v27M54 22v27M18 35h59" stroke="var(--ae-stone-4)" strokeOpacity=".28" />
        <g fill="var(--ae-stone-0)" stroke="var(--ae-pen)" strokeWidth="1.3">
          <path d="M-4-4h15v13H-4zM19-4h13v11H19zM37-4h13v11H37zM55-4h13v11H55zM75-4h15v13H75z" />
          <path d="M-4 17h11v13H-4zM-4 36h11v12H-4zM79 17h11v13H79zM79 36h11v12H79z" />
        </g>
        <g stroke="var(--ae-pen)" strokeWidth="1.3">
          <path
            d="M-4 49h15v10H-4zM19 49h13v10H19zM37 49h13v10H37zM55 49h13v10H55zM75 49h15v10H75z"
            fill="var(--ae-stone-0)"
          />
          <path
            d="M-4 58h15v6H-4zM19 58h13v6H19zM37 58h13v6H37zM55 58h13v6H55zM75 58h15v6H75z"
            fill="var(--ae-stone-2)"
          />
        </g>
      </symbol>
      <symbol id="ae-tower-wood" viewBox="0 0 86 110" overflow="visible">
        <path d="M82 20l20 16v66l-10 10H18l-6-6z" fill="#000" opacity=".18" />
        <path d="M4 56h78v48H4z" fill="url(#ae-p-log)" stroke="var(--ae-pen)" strokeWidth="1.6" />
        <path d="M4 56h78v9H4z" fill="#000" opacity=".28" />
        <path d="M6 102l34-34M80 102L46 68" stroke="var(--ae-timber-4)" strokeWidth="4" opacity=".55" />
        <g stroke="var(--ae-pen)" strokeWidth="1.6" strokeLinejoin="round">
          <path d="M-5 0h96L43 26z" fill="var(--ae-timber-1)" />
          <path d="M-5 0L43 26-5 60z" fill="var(--ae-timber-0)" />
          <path d="M91 0v60L43 26z" fill="var(--ae-timber-3)" />
          <path d="M-5 60L43 26l48 34z" fill="var(--ae-timber-2)" />
        </g>
        <g stroke="var(--ae-timber-4)" strokeOpacity=".5" strokeWidth="1.2" fill="none">
          <path d="M8 51h70M20 42h46M32 34h22" />
          <path d="M2 6v48M14 12v34M27 18v20" />
          <path d="M84 6v48M72 12v34M59 18v20" />
          <path d="M8 6h70M22 13h42" />
        </g>
        <circle cx="43" cy="26" r="3.2" fill="var(--gold)" stroke="var(--ae-pen)" strokeWidth="1.3" />
      </symbol>
      <symbol id="ae-flames" viewBox="0 0 64 72" overflow="visible">
        <path
          d="M30 2c2 14 18 20 20 36 2 15-8 26-21 26S6 54 8 40c1-8 5-13 9-17 0 6 2 10 5 12-2-13 1-24 8-33z"
          fill="var(--ae-ember)"
          stroke="var(--ae-ember-3)"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        <path
          d="M52 22c5 6 9 13 7 22-1 7-5 12-11 14 4-12 5-24 4-36zM8 30c-4 6-7 11-6 18 1 6 4 9 8 11-2-10-3-19-2-29z"
          fill="var(--ae-ember)"
          stroke="var(--ae-ember-3)"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        <path
          d="M30 24c1 9 11 13 11 25 0 8-5 14-12 14s-12-6-12-13c0-5 2-9 5-11 0 4 1 6 3 7-1-8 1-16 5-22z"
          fill="var(--ae-flame-2)"
        />
        <path d="M29 44c1 4 5 6 5 11 0 4-2 7-5 7s-6-3-6-7c0-5 4-7 6-11z" fill="var(--ae-flame-3)" />
      </symbol>
      <symbol id="ae-smoke" viewBox="0 0 64 72" overflow="visible">
        <g fill="var(--ae-smoke)">
          <circle cx="58" cy="-14" r="13" opacity=".22" />
          <circle cx="74" cy="-32" r="15" opacity=".14" />
        </g>
      </symbol>
      <symbol id="ae-farm-2" viewBox="0 0 92 66" overflow="visible">
        <rect x="2" y="4" width="92" height="66" rx="7" fill="#000" opacity=".2" />
        <rect width="92" height="66" rx="7" fill="var(--ae-crop-1)" stroke="var(--ae-pen)" strokeWidth="1.4" />
        <g stroke="var(--ae-crop-3)" strokeWidth="4" strokeLinecap="round" strokeDasharray="1 6.5">
          <path d="M9 12h48M12 20h45M9 28h48M12 36h45M9 44h76M12 52h73M9 60h76" />
        </g>
        <g stroke="var(--ae-crop-2)" strokeWidth="3.2" strokeLinecap="round" strokeDasharray=".1 7.4">
          <path d="M10 10.5h47M13.5 18.5h44M10 26.5h47M13.5 34.5h44M10 42.5h75M13.5 50.5h72M10 58.5h75" />
        </g>
        <path d="M60 36V21l13-11 13 11v15z" fill="#000" opacity=".18" transform="translate(2 2)" />
        <path d="M60 19h26v17H60z" fill="var(--ae-timber-0)" stroke="var(--ae-pen)" strokeWidth="1.3" />
        <path
          d="M56.5 20L73 6l16.5 14-3 1.5H60z"
          fill="var(--ae-roof-1)"
          stroke="var(--ae-pen)"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
        <path d="M69 36v-9h8v9z" fill="var(--ae-timber-4)" />
        <path d="M3 8a6 6 0 0 1 5-5.5h70" stroke="#fff" strokeOpacity=".5" strokeWidth="1.5" fill="none" />
      </symbol>
      <symbol id="ae-farm-1" viewBox="0 0 92 66" overflow="visible">
        <rect x="2" y="4" width="92" height="66" rx="7" fill="#000" opacity=".2" />
        <rect width="92" height="66" rx="7" fill="var(--ae-soil-1)" stroke="var(--ae-pen)" strokeWidth="1.4" />
        <path d="M7.5 1h36v64h-36A7 7 0 0 1 1 58V8a7 7 0 0 1 6.5-7z" fill="var(--ae-crop-1)" />
        <g stroke="var(--ae-crop-3)" strokeWidth="4" strokeLinecap="round" strokeDasharray="1 7">
          <path d="M9 13h32M12 25h29M9 37h32M12 49h29M9 59h32" />
        </g>
        <g stroke="var(--ae-soil-2)" strokeWidth="2.2" strokeLinecap="round">
          <path d="M50 10h36M50 18h36M50 26h36M50 34h36M50 42h36M50 50h36M50 58h36" />
        </g>
        <path d="M3 8a6 6 0 0 1 5-5.5h70" stroke="#fff" strokeOpacity=".5" strokeWidth="1.5" fill="none" />
      </symbol>
      <symbol id="ae-farm-0" viewBox="0 0 92 66" overflow="visible">
        <rect x="2" y="4" width="92" height="66" rx="7" fill="#000" opacity=".2" />
        <rect width="92" height="66" rx="7" fill="var(--ae-char-1)" stroke="var(--ae-pen)" strokeWidth="1.4" />
        <g stroke="var(--ae-char-2)" strokeWidth="2.4" strokeLinecap="round">
          <path d="M8 12h34M14 20h40M8 28h30M14 36h26M8 44h34M12 52h60M10 59h50M56 14h28M60 24h22M66 36h18M62 46h22" />
        </g>
        <g stroke="var(--ae-char-3)" strokeWidth="1.8" strokeLinecap="round">
          <path d="M18 46l2-7M27 49l-1-6M72 56l3-8M79 30l-2-7M14 24l2-6" />
        </g>
        <g fill="var(--ae-ember)">
          <circle cx="20" cy="55" r="1.6" />
          <circle cx="75" cy="40" r="1.6" />
          <circle cx="33" cy="24" r="1.4" />
        </g>
        <path d="M3 8a6 6 0 0 1 5-5.5h70" stroke="#fff" strokeOpacity=".25" strokeWidth="1.5" fill="none" />
      </symbol>
      <symbol id="ae-house" viewBox="0 0 66 50" overflow="visible">
        <path d="M6 24h58l6 8v16l-4 4H12z" fill="#000" opacity=".16" />
        <path d="M5 24h56v23H5z" fill="var(--ae-plaster)" stroke="var(--ae-pen)" strokeWidth="1.4" />
        <path d="M5 24h56v5H5z" fill="#000" opacity=".16" />
        <path d="M16 24v23M50 24v23" stroke="var(--ae-timber-3)" strokeWidth="2.4" />
        <path
          d="M0 26L9 3h48l9 23z"
          fill="var(--ae-roof)"
          stroke="var(--ae-pen)"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        <path d="M9 3h48l3 8H6z" fill="#fff" opacity=".22" />
        <path d="M5.5 13h55M3 19.5h60" stroke="#000" strokeOpacity=".2" />
      </symbol>
    </>
  );
}
