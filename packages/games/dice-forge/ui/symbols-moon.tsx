// Emblems of the feats, 48 grid: those paid with moon shards, and the two paid with both.
import type { ReactNode } from 'react';

export const MOON_EMBLEMS = {
  hammer: (
    <>
      <g transform="rotate(38 24 24)">
        <path className="df-f" d="M22 17H26L27 45H21Z" />
        <path className="df-f" d="M10 6H32L38 9V17L32 20H10C8.6 20 8 19.4 8 18V8C8 6.6 8.6 6 10 6Z" />
        <path className="df-c" d="M13 6V20M29.6 6V20M22 27H26M22 31H26" />
      </g>
    </>
  ),
  chest: (
    <>
      <path className="df-f" d="M7 22C7 13 12 9 18 9H30C36 9 41 13 41 22Z" />
      <path className="df-f" d="M7 24.4H41V38C41 39.4 40.2 40 39 40H9C7.8 40 7 39.4 7 38Z" />
      <path className="df-c" d="M14 10.4V22M34 10.4V22M14 24.4V40M34 24.4V40" />
      <rect className="df-h" x="20" y="19.4" width="8" height="10" rx="1.6" />
      <circle className="df-f" cx="24" cy="23.4" r="1.7" />
      <path className="df-f" d="M23.2 23.6H24.8L25.4 27.6H22.6Z" />
    </>
  ),
  silver_hind: (
    <>
      <path
        className="df-f"
        d="M9.6 14.4L13.6 11.6C16 11.4 17.6 13 17.8 15.6C18 19.6 19.6 22.4 23 23.2C28 24 33.6 22.6 37.4 24.6L41.4 21.8L40.6 26.6C41.6 30.2 40.6 31.6 41.2 35L43 43.4H40L37.4 35.4L34.6 34.4L35.2 43.4H32.2L30.6 33.4C27.4 34 24.4 33.6 21.8 32.6L20.8 43.4H17.8L17.6 34L13.6 43.4H10.6L14.6 32C12.4 28.6 12.4 24 12.8 19.6L8.2 19.4C6.6 19 6.2 17.4 7.2 16.4Z"
      />
      <path
        className="df-l"
        strokeWidth="1.9"
        d="M13.4 12C10.6 9.6 11.2 6.6 9 3.4M11.4 8.2L7.4 8M15.4 11.8C16.4 8.8 18.4 7.4 18.6 3.4M17 8.6L21.4 7.2M18.4 5.4L22 3.6"
      />
      <path className="df-c" d="M12 15.2H12.1" strokeWidth="2.4" />
      <path className="df-c" d="M19.4 27.6C24 29.6 30 29.4 36 27.4" />
    </>
  ),
  great_bear: (
    <>
      <path
        className="df-l"
        strokeWidth="1.5"
        strokeDasharray="2.4 2"
        d="M6 14L15 11L22 17L29 22L27 34L41 38L43 26L29 22"
      />
      <path className="df-f" d="M6 10L7.02 12.98L10 14L7.02 15.02L6 18L4.98 15.02L2 14L4.98 12.98Z" />
      <path className="df-f" d="M15 7.4L15.92 10.08L18.6 11L15.92 11.92L15 14.6L14.08 11.92L11.4 11L14.08 10.08Z" />
      <path className="df-f" d="M22 13L23.02 15.98L26 17L23.02 18.02L22 21L20.98 18.02L18 17L20.98 15.98Z" />
      <path className="df-f" d="M29 17L30.27 20.73L34 22L30.27 23.27L29 27L27.73 23.27L24 22L27.73 20.73Z" />
      <path className="df-f" d="M27 29.6L28.12 32.88L31.4 34L28.12 35.12L27 38.4L25.88 35.12L22.6 34L25.88 32.88Z" />
      <path className="df-f" d="M41 33L42.27 36.73L46 38L42.27 39.27L41 43L39.73 39.27L36 38L39.73 36.73Z" />
      <path className="df-f" d="M43 22L44.02 24.98L47 26L44.02 27.02L43 30L41.98 27.02L39 26L41.98 24.98Z" />
    </>
  ),
  satyrs: (
    <>
      <rect className="df-f" x="8" y="7" width="5.2" height="34" rx="2.4" />
      <ellipse className="df-h" cx="10.6" cy="9.6" rx="1.3" ry="1" />
      <rect className="df-f" x="14" y="7" width="5.2" height="30.4" rx="2.4" />
      <ellipse className="df-h" cx="16.6" cy="9.6" rx="1.3" ry="1" />
      <rect className="df-f" x="20" y="7" width="5.2" height="27" rx="2.4" />
      <ellipse className="df-h" cx="22.6" cy="9.6" rx="1.3" ry="1" />
      <rect className="df-f" x="26" y="7" width="5.2" height="23.6" rx="2.4" />
      <ellipse className="df-h" cx="28.6" cy="9.6" rx="1.3" ry="1" />
      <rect className="df-f" x="32" y="7" width="5.2" height="20.4" rx="2.4" />
      <ellipse className="df-h" cx="34.6" cy="9.6" rx="1.3" ry="1" />
      <path className="df-c" d="M6.6 15.4H38.6M6.6 18.6H38.6" strokeWidth="1.8" />
      <path className="df-l" strokeWidth="2" d="M37 12C42 14 42 20 40 25C39 28 40 30 42.4 31" />
    </>
  ),
  tenacious_boar: (
    <>
      <path
        className="df-f"
        d="M5 26C6 17.4 12.4 12 20 11.6L21.4 7.8L23.6 11.4L26 7.8L27.8 11.8L30.4 8.8L31.6 13L34.6 11L35 15C39.6 18 42 22.4 42.4 27L44.6 25.4L43.6 30C43.4 32.6 42.4 34 41 34.6L41.8 42.4H38.2L36 34.8C33.4 35.6 30.6 35.6 28 35L27.4 42.4H23.8L22.6 34.4C20.4 33.8 18.4 33.4 16.6 33.8C14 35.4 11 36 7.6 35.4L3.8 33.6C2.8 32.4 3 30.8 4 30Z"
      />
      <path className="df-c" d="M7.8 35.2C6.4 31.8 7 29 9 26.8" strokeWidth="2.2" />
      <circle className="df-h" cx="13.4" cy="22.6" r="1.5" />
      <path className="df-c" d="M18.4 16.4C16 21 16.4 27 19.6 31M22.4 16.4C20.6 20.4 20.8 24 22.6 27" />
    </>
  ),
  ferryman: (
    <>
      <path className="df-f" d="M3 29C10 33.6 34 33.6 43 25.6C44.4 33 37 40 27 40H17C9 40 4.4 35.4 3 29Z" />
      <path
        className="df-f"
        d="M18.4 31.6C17.6 24 18.6 18 21 14.4C20 9.6 22.2 6 25 6C28.2 6 30 9.6 29 14.2C31.6 18 32.4 24.4 31.6 31.4C27.4 32.2 22.6 32.2 18.4 31.6Z"
      />
      <ellipse className="df-h" cx="24.8" cy="11.8" rx="2" ry="2.8" />
      <path className="df-l" strokeWidth="1.8" d="M36.6 5L32.4 43" />
      <path className="df-c" d="M22 19C23 23 23 27 22.4 31M27.6 19C27 23 27.2 27 28 31" />
      <path className="df-l" strokeWidth="1.6" d="M3 44C7 41.6 10 46 14 44S21 41.6 25 44S32 46 36 44S43 42 46 44" />
      <path className="df-l" strokeWidth="1.6" d="M8 30.6V23" />
      <path className="df-f" d="M5.4 18.6H10.6L11.4 24.6H4.6Z" />
      <circle className="df-h" cx="8" cy="21.6" r="1.4" />
    </>
  ),
  cerberus: (
    <>
      <g transform="translate(26 13) scale(.92)">
        <path
          className="df-f"
          d="M0 14C-1 10 -0.6 6 2.4 3.4L3 -3L7.6 1.6C11 1.8 13 3.4 14.4 5.8L21.4 8.4C22.6 9 22.8 10.4 22 11.4L20.4 13.2L14.6 13C13.6 15 12.4 16.6 12.6 20L13 30H-2Z"
        />
        <circle className="df-h" cx="9.4" cy="6.2" r="1.35" />
        <path className="df-c" d="M14.4 10.6H20.6" />
      </g>
      <g transform="translate(22 13) scale(-.92 .92)">
        <path
          className="df-f"
          d="M0 14C-1 10 -0.6 6 2.4 3.4L3 -3L7.6 1.6C11 1.8 13 3.4 14.4 5.8L21.4 8.4C22.6 9 22.8 10.4 22 11.4L20.4 13.2L14.6 13C13.6 15 12.4 16.6 12.6 20L13 30H-2Z"
        />
        <circle className="df-h" cx="9.4" cy="6.2" r="1.35" />
        <path className="df-c" d="M14.4 10.6H20.6" />
      </g>
      <path
        className="df-f"
        stroke="var(--field)"
        strokeWidth="1.4"
        d="M24 13L18.4 5L16.8 15C15.2 19 16 23.4 18.4 26.4L19.4 32C19.4 35 21 37 24 37S28.6 35 28.6 32L29.6 26.4C32 23.4 32.8 19 31.2 15L29.6 5Z"
      />
      <path className="df-f" d="M12 38C16 33 32 33 36 38C37.4 40.4 38 43 38 46H10C10 43 10.6 40.4 12 38Z" />
      <circle className="df-h" cx="20.6" cy="19.4" r="1.5" />
      <circle className="df-h" cx="27.4" cy="19.4" r="1.5" />
      <path className="df-h" d="M22.2 29.4H25.8L24 32Z" />
      <path className="df-c" d="M13 41C20 37.4 28 37.4 35 41" strokeWidth="1.8" />
    </>
  ),
  helmet: (
    <>
      <path
        className="df-f"
        d="M8.4 22C6 10 14 2.4 25 2.8C37 3.2 44.6 12 43.6 26L42 43.4C39.6 42.6 38.4 41 38.2 38.6C38.6 28 36 18 27 13.4C20 10 12 13.4 8.4 22Z"
      />
      <path
        className="df-f"
        d="M12 25C12.6 18.6 17.4 15 23 15.6C31 16.4 35.4 24 35.4 32C35.4 37 34.4 41 32.4 44.6H25.6L24.4 35.6L20.4 36V44.6H15.4C13 40.4 12 36 12 31.4Z"
      />
      <path className="df-h" d="M13.6 26.4C16.4 24.8 20 25.2 22.8 28L21.6 31.6C19 31.8 16.4 31.4 14 30.2Z" />
      <path
        className="df-c"
        d="M14 15.6L10.6 9.6M19.6 12L18 5M26 12.4L27.4 4.4M32 16.6L36.6 9.4M36 23.4L42 18M38 31L43 29"
      />
    </>
  ),
  cancer: (
    <>
      <ellipse className="df-f" cx="24" cy="30" rx="12.6" ry="9.4" />
      <path
        className="df-l"
        strokeWidth="2.6"
        d="M13 33L6 36L4.6 41M14.6 36.4L9.6 40.4L10 45M35 33L42 36L43.4 41M33.4 36.4L38.4 40.4L38 45"
      />
      <path
        className="df-l"
        strokeWidth="3.2"
        d="M14.6 25C9.6 24.6 7.4 21.6 7.4 18M33.4 25C38.4 24.6 40.6 21.6 40.6 18"
      />
      <path
        className="df-f"
        d="M3.6 18.6C0.6 13 3 6.6 8.6 3.4C8 6.6 8 9 9.2 11.4C10.6 9.4 12.4 8 15.4 7.8C16.4 13.4 13.6 18.6 8.8 20Z"
      />
      <path
        className="df-f"
        d="M44.4 18.6C47.4 13 45 6.6 39.4 3.4C40 6.6 40 9 38.8 11.4C37.4 9.4 35.6 8 32.6 7.8C31.6 13.4 34.4 18.6 39.2 20Z"
      />
      <path className="df-l" strokeWidth="2" d="M20 22L19 17M28 22L29 17" />
      <circle className="df-f" cx="18.8" cy="16" r="2" />
      <circle className="df-f" cx="29.2" cy="16" r="2" />
      <path className="df-c" d="M15 28.6C20 31.6 28 31.6 33 28.6M19 34.6C22 36 26 36 29 34.6" />
    </>
  ),
  sentinel: (
    <>
      <path className="df-f" d="M17 20H31L34 44H14Z" />
      <path className="df-f" d="M13 14H35V19H13ZM15.6 9H18.6V14H15.6ZM22.4 7.4H25.6V14H22.4ZM29.4 9H32.4V14H29.4Z" />
      <path className="df-h" d="M16.4 29.4C20 24.4 28 24.4 31.6 29.4C28 34.4 20 34.4 16.4 29.4Z" />
      <circle className="df-f" cx="24" cy="29.4" r="3.1" />
      <circle className="df-h" cx="24" cy="29.4" r="1.1" />
      <path className="df-c" d="M15.8 38.6H32.4" />
      <path className="df-l" strokeWidth="2" d="M9.4 26L4.6 24M9.4 32L4.6 34M38.6 26L43.4 24M38.6 32L43.4 34" />
    </>
  ),
  hydra: (
    <>
      <path
        className="df-l"
        strokeWidth="4.4"
        d="M24 40C21 33 11 34 9 27S13.6 19 9.4 15M24 40C24 30 18 26 20 18S26 14 24 11M24 40C27 33 37 34 39 27S34.4 19 38.6 15"
      />
      <path className="df-l" strokeWidth="4" d="M20 42C13 41.6 6 42 4 36M28 42C35 41.6 42 42 44 36" />
      <g transform="translate(9 14) scale(-1 1)">
        <g transform="translate(0 0) rotate(-12) scale(1)">
          <path className="df-f" d="M-5 -2.6C-3 -5 1 -5 3.4 -3L9 -0.8L5.4 1L8.6 3.4C4 4.6 -2 4.4 -5 2.6Z" />
          <circle className="df-h" cx="0.8" cy="-1.6" r="1.15" />
          <path className="df-f" d="M-3.6 -3.2L-6.6 -7L-0.4 -4.4Z" />
        </g>
      </g>
      <g transform="translate(25 9.6) rotate(-8) scale(1.05)">
        <path className="df-f" d="M-5 -2.6C-3 -5 1 -5 3.4 -3L9 -0.8L5.4 1L8.6 3.4C4 4.6 -2 4.4 -5 2.6Z" />
        <circle className="df-h" cx="0.8" cy="-1.6" r="1.15" />
        <path className="df-f" d="M-3.6 -3.2L-6.6 -7L-0.4 -4.4Z" />
      </g>
      <g transform="translate(39 14) rotate(-12) scale(1)">
        <path className="df-f" d="M-5 -2.6C-3 -5 1 -5 3.4 -3L9 -0.8L5.4 1L8.6 3.4C4 4.6 -2 4.4 -5 2.6Z" />
        <circle className="df-h" cx="0.8" cy="-1.6" r="1.15" />
        <path className="df-f" d="M-3.6 -3.2L-6.6 -7L-0.4 -4.4Z" />
      </g>
      <g transform="translate(5 34) scale(-1 1)">
        <g transform="translate(0 0) rotate(-62) scale(0.8)">
          <path className="df-f" d="M-5 -2.6C-3 -5 1 -5 3.4 -3L9 -0.8L5.4 1L8.6 3.4C4 4.6 -2 4.4 -5 2.6Z" />
          <circle className="df-h" cx="0.8" cy="-1.6" r="1.15" />
          <path className="df-f" d="M-3.6 -3.2L-6.6 -7L-0.4 -4.4Z" />
        </g>
      </g>
      <g transform="translate(43 34) rotate(-62) scale(0.8)">
        <path className="df-f" d="M-5 -2.6C-3 -5 1 -5 3.4 -3L9 -0.8L5.4 1L8.6 3.4C4 4.6 -2 4.4 -5 2.6Z" />
        <circle className="df-h" cx="0.8" cy="-1.6" r="1.15" />
        <path className="df-f" d="M-3.6 -3.2L-6.6 -7L-0.4 -4.4Z" />
      </g>
      <path className="df-f" d="M10 45C13 39.4 18 37.6 24 37.6S35 39.4 38 45Z" />
      <path className="df-c" d="M17 42.4C19 41 21 40.4 24 40.4S29 41 31 42.4" />
    </>
  ),
  typhon: (
    <>
      <path
        className="df-l"
        strokeWidth="4"
        d="M6 9C12 4.4 36 4.4 42 9C38 13 15 13 9.6 16.6C14 20.6 32 19.4 37 18.4M13 23.4C18 26.4 28 26 33.6 24.6M17 30C20.6 32.4 26 32 30 31M20.6 36.4C22.6 38 25 38 27.4 37.2M24 42L25 44.6"
      />
      <path className="df-c" d="M17 9.6H21M27 9.6H31" strokeWidth="2.6" />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>;
