// What the maps show: one landscape for each of the six sites, and a treasure trail on unmarked maps.
import type { ReactNode } from 'react';

/** In a field of 69 x 58; the colours are those of the site (`gc-site-…` around it). */
export const VIGNETTES = {
  desert: (
    <>
      <circle cx="47" cy="13" r="7" fill="var(--gc-s)" opacity=".55" />
      <path d="M2 44 26 13l24 31z" fill="var(--gc-s)" />
      <path d="m26 13 24 31H34z" fill="#000" opacity=".28" />
      <path d="m40 44 14-18 18 18z" fill="var(--gc-s)" opacity=".8" />
      <path d="m54 26 18 18H60z" fill="#000" opacity=".22" />
      <path d="M0 47c12-6 24-5 36-1s28 4 38-2v14H0z" fill="var(--gc-s)" opacity=".45" />
      <path d="M22 44v-5h7v5z" fill="#231e17" opacity=".6" />
    </>
  ),
  jungle: (
    <>
      <path d="M14 46v-8h8v-8h8v-8h14v8h8v8h8v8z" fill="var(--gc-s)" opacity=".55" />
      <path d="M33 46V33h8v13z" fill="#231e17" opacity=".65" />
      <path d="M22 38h30M30 30h14" stroke="#231e17" strokeOpacity=".3" />
      <path d="M0 58V34c8 0 14 8 15 16 5-4 10-2 12 8zM74 58V30c-9 1-14 9-14 18-6-4-12 0-13 10z" fill="var(--gc-s)" />
      <path d="M2 56C4 46 6 42 10 38M72 56c-2-10-4-15-8-20" stroke="#fff" strokeOpacity=".3" fill="none" />
      <path d="M34 20c-2-6-9-9-15-6 5 0 9 3 15 6zm6 0c2-7 9-10 16-6-6 0-10 2-16 6z" fill="var(--gc-s)" />
    </>
  ),
  water: (
    <>
      <path d="M0 20c6-5 12-5 18 0s12 5 18 0 12-5 18 0 12 5 20 0v38H0z" fill="var(--gc-s)" opacity=".28" />
      <path d="M0 20c6-5 12-5 18 0s12 5 18 0 12-5 18 0 12 5 20 0" fill="none" stroke="var(--gc-s)" strokeWidth="2" />
      <path d="M14 52V30h6v22zM28 52V27h6v25zM56 52V36l6 3v13z" fill="var(--gc-s)" />
      <path d="M12 26h24v4H12zM42 52l-3-16 6-1 3 17z" fill="var(--gc-s)" />
      <path d="M8 52h60v6H8z" fill="var(--gc-s)" opacity=".8" />
      <path d="M48 32c5-4 10-3 13 0-3 3-8 4-13 0zm-4-3 5 3-5 3z" fill="var(--gc-s)" />
      <circle cx="44" cy="24" r="1.5" fill="var(--gc-s)" />
      <circle cx="40" cy="30" r="1" fill="var(--gc-s)" />
    </>
  ),
  fire: (
    <>
      <path d="M30 14c-4-8 8-8 5-14 8 4 12 9 6 14z" fill="var(--gc-s)" opacity=".35" />
      <path d="M4 50 28 14h16l26 36z" fill="var(--gc-s)" opacity=".7" />
      <path d="M28 14h16l4 6-5 4-3-3-4 10-3-8-4 4-4-6z" fill="var(--gc-s)" />
      <path d="m44 14 26 36H52z" fill="#000" opacity=".22" />
      <path d="M0 58V48h74v10z" fill="var(--gc-s)" opacity=".5" />
      <path d="m14 40 15-8 15 8z" fill="#fbf3dc" />
      <path d="M16 41h26v3H16zM18 45h4v9h-4zM27 45h4v9h-4zM36 45h4v9h-4zM14 54h30v3H14z" fill="#fbf3dc" />
    </>
  ),
  holy: (
    <>
      <path
        d="M37 24 4 4M37 24 20 0M37 24 54 0M37 24 70 4M37 24 0 22M37 24h37"
        stroke="var(--gold)"
        strokeWidth="2.5"
        strokeOpacity=".5"
      />
      <path d="M28 52 32 14l5-9 5 9 4 38z" fill="#fffaf0" stroke="#5d5344" strokeWidth="1.3" />
      <path d="m37 5 5 9 4 38h-9z" fill="#5d5344" opacity=".18" />
      <path d="M31 24h12M30 33h14M29 42h16" stroke="#5d5344" strokeOpacity=".55" />
      <path d="M35 52v-6a2 2 0 0 1 4 0v6z" fill="#5d5344" />
      <path
        d="M0 58c0-7 8-9 12-5 2-6 12-6 14 0 4-4 10-2 11 2 2-5 10-6 13-1 4-5 12-4 13 1 4-3 11-1 11 3z"
        fill="#fffaf0"
        stroke="#5d5344"
        strokeOpacity=".45"
      />
    </>
  ),
  dark: (
    <>
      <path d="M0 0h74v58H0z" fill="var(--gc-s)" opacity=".86" />
      <path d="M50 5a8 8 0 1 0 7 12 6.5 6.5 0 0 1-7-12z" fill="#e9d8ae" />
      <path d="M10 52V30l20-12 20 12v22z" fill="#000" opacity=".35" />
      <path d="M8 30 30 16l22 14v3H8z" fill="#8b80a0" />
      <path d="M12 34h5v18h-5zM21 34h5v18h-5zM34 34h5v18h-5zM43 34h5v18h-5z" fill="#8b80a0" />
      <path d="M27 52V37h6v15z" fill="#000" />
      <circle cx="28.7" cy="42" r="1" fill="#e8b94a" />
      <circle cx="31.7" cy="42" r="1" fill="#e8b94a" />
      <path d="M6 52h50v6H6z" fill="#6d6380" />
      <circle cx="14" cy="10" r="1" fill="#e9d8ae" />
      <circle cx="31" cy="7" r="1" fill="#e9d8ae" />
      <circle cx="68" cy="34" r="1" fill="#e9d8ae" />
    </>
  ),
  any: (
    <>
      <path
        d="M8 46c8-2 5-16 13-17s7 12 14 10 4-14 9-18"
        fill="none"
        stroke="#5d5344"
        strokeWidth="2"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <path d="m42 8 9 9m0-9-9 9" stroke="var(--gc-wax)" strokeWidth="3" strokeLinecap="round" />
      <circle cx="8" cy="46" r="3" fill="#5d5344" />
      <path d="M34 52c5-3 10-3 15-1M10 14c5-4 10-4 15 0" stroke="#5d5344" strokeOpacity=".35" fill="none" />
      <path d="m56 36 2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#5d5344" opacity=".5" />
    </>
  ),
} satisfies Record<string, ReactNode>;
