// Siege engines that the mangonel does not stand for: catapult, trebuchet, ladders and siege tower.
import type { ReactNode } from 'react';

const wheel = (cx: number, cy: number, r: number) => (
  <>
    <circle cx={cx} cy={cy} r={r} fill="var(--ae-timber-2)" />
    <path d={`M${cx} ${cy - r}v${2 * r}M${cx - r} ${cy}h${2 * r}`} fill="none" strokeWidth="2.200" />
    <circle cx={cx} cy={cy} r={r / 3.2} fill="var(--ae-iron)" />
  </>
);

export function EngineSymbols(): ReactNode {
  return (
    <>
      <symbol id="ae-catapult" viewBox="0 0 130 96" overflow="visible">
        <ellipse cx="68" cy="88" rx="52" ry="7" fill="#000" opacity=".2" />
        <g stroke="var(--ae-pen)" strokeWidth="1.600" strokeLinejoin="round">
          <path d="M30 56h76l5 8H24z" fill="var(--ae-timber-3)" />
          <path d="M88 60V30h9v30z" fill="var(--ae-timber-2)" />
          <path d="M78 58 34 26l4-5 46 30z" fill="var(--ae-timber-1)" />
          <path d="M26 16c-3 7 0 14 8 15l8-8c-4-6-10-9-16-7z" fill="var(--ae-timber-2)" />
          <circle cx="34" cy="16" r="7.500" fill="var(--ae-stone-1)" />
          <path d="M18 62h98v10H18z" fill="var(--ae-timber-1)" />
          <path d="M18 62h98v3.500H18z" fill="var(--ae-timber-0)" />
          <circle cx="82" cy="60" r="5" fill="var(--ae-iron)" />
          {wheel(36, 77, 11)}
          {wheel(98, 77, 11)}
        </g>
        <path d="M92 32 60 46" stroke="#e9d8ae" strokeWidth="2" fill="none" />
      </symbol>
      <symbol id="ae-trebuchet" viewBox="0 0 130 96" overflow="visible">
        <ellipse cx="70" cy="90" rx="58" ry="7" fill="#000" opacity=".2" />
        <g stroke="var(--ae-pen)" strokeWidth="1.600" strokeLinejoin="round">
          <path d="M44 84 72 20h7L53 84z" fill="var(--ae-timber-3)" />
          <path d="M104 84 78 20h-7l24 64z" fill="var(--ae-timber-2)" />
          <path d="M54 62h42v6H54z" fill="var(--ae-timber-1)" />
          <path d="M12 -6 112 34l-2 6L9 -1z" fill="var(--ae-timber-1)" />
          <path d="M98 34h24v22H98z" fill="var(--ae-stone-3)" />
          <path d="M98 34h24v5H98z" fill="var(--ae-stone-1)" />
          <circle cx="75" cy="21" r="5" fill="var(--ae-iron)" />
          <path d="M16 84h112v8H16z" fill="var(--ae-timber-1)" />
          <path d="M16 84h112v3H16z" fill="var(--ae-timber-0)" />
          <circle cx="26" cy="66" r="8" fill="var(--ae-stone-1)" />
        </g>
        <path d="M11 -3c-8 24-2 52 10 64" stroke="#e9d8ae" strokeWidth="1.800" fill="none" />
      </symbol>
      <symbol id="ae-ladder" viewBox="0 0 130 96" overflow="visible">
        <ellipse cx="66" cy="88" rx="50" ry="6" fill="#000" opacity=".2" />
        {[24, 66].map(x => (
          <g key={x} strokeLinecap="round" transform={`rotate(14 ${x} 48)`}>
            <path d={`M${x} 90V6M${x + 24} 90V6`} stroke="var(--ae-pen)" strokeWidth="7" />
            <path
              d={`M${x} 80h24M${x} 66h24M${x} 52h24M${x} 38h24M${x} 24h24M${x} 12h24`}
              stroke="var(--ae-pen)"
              strokeWidth="6"
            />
            <path d={`M${x} 90V6M${x + 24} 90V6`} stroke="var(--ae-timber-1)" strokeWidth="4" />
            <path
              d={`M${x} 80h24M${x} 66h24M${x} 52h24M${x} 38h24M${x} 24h24M${x} 12h24`}
              stroke="var(--ae-timber-0)"
              strokeWidth="3.200"
            />
          </g>
        ))}
      </symbol>
      <symbol id="ae-siege_tower" viewBox="0 0 130 96" overflow="visible">
        <ellipse cx="70" cy="90" rx="42" ry="7" fill="#000" opacity=".2" />
        <g stroke="var(--ae-pen)" strokeWidth="1.600" strokeLinejoin="round">
          <path d="M40 -14h52l8 96H32z" fill="url(#ae-p-log)" />
          <path d="M37 22h58M34.500 52h63" strokeWidth="4" />
          <path d="M54 30h24v18H54z" fill="var(--ae-timber-5)" />
          <path d="M36 -14 40 -26h52l4 12z" fill="var(--ae-timber-0)" />
          <path d="M40 -26h10v7H40zM56 -26h10v7H56zM72 -26h10v7H72z" fill="var(--ae-timber-1)" />
          <path d="M40 -8 14 -22l-2 4 28 16z" fill="var(--ae-timber-1)" />
          {wheel(44, 82, 10)}
          {wheel(88, 82, 10)}
        </g>
      </symbol>
    </>
  );
}
