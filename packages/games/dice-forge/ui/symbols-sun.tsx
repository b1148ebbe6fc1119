// Emblems of the feats, 48 grid: those paid with sun shards.
import type { ReactNode } from 'react';

export const SUN_EMBLEMS = {
  sphinx: (
    <>
      <path
        className="df-f"
        d="M5 43.6V40.6C8 39.6 11 39.4 13.4 39.4L14.4 29C12.4 26.4 11.6 23 12 20C9.6 18.6 8.8 17 9.4 15L8 12.4L9.8 10.6C10.6 6.4 14.2 3.8 18.4 4.4C23 5 25.4 8.6 25 13.4C26 16 26.4 18.4 25.8 20.6C31 22.4 36 26 38.4 31C40.4 35.4 40.4 39.6 39.6 43.6Z"
      />
      <path
        className="df-f"
        d="M22 25C24 15.6 32 9 43 7C42 10 40.6 12 38.4 13.4C41.4 13.4 43 13.4 44 13.2C42.4 16.6 40 18.4 37.4 19.4C39.4 20 41 20.2 42.4 20.2C39.4 25 33 28.6 25.6 28.4Z"
      />
      <path className="df-l" strokeWidth="2.4" d="M38.6 41C43.6 41 45.6 37.4 44.4 34S40.6 31 40.4 28.4" />
      <path
        className="df-c"
        d="M14.4 29C17 31 19.4 31.4 22 30.6M14 39.4L24 39.2M18.6 43V39.6M33 43.6C33 38 29.4 34.6 25.4 34.4M18 5C17 9 18.6 13 22 15.4M25.6 25.4C31 22.4 34.6 18.4 37 13.6"
      />
      <circle className="df-h" cx="12.8" cy="12.2" r="1.2" />
    </>
  ),
  cyclops: (
    <>
      <path
        className="df-f"
        d="M24 3C34 3 40 10 40 20C42.4 20.6 43 24 41.4 26.4C40.8 27.4 40 27.8 39 27.8C37.6 37 32 45 24 45S10.4 37 9 27.8C8 27.8 7.2 27.4 6.6 26.4C5 24 5.6 20.6 8 20C8 10 14 3 24 3Z"
      />
      <path className="df-h" d="M12.6 20.4C17 13.6 31 13.6 35.4 20.4C31 27.2 17 27.2 12.6 20.4Z" />
      <circle className="df-f" cx="24" cy="20.4" r="4.6" />
      <circle className="df-h" cx="25.4" cy="19" r="1.5" />
      <path
        className="df-c"
        d="M17.4 36C21 38.6 27 38.6 30.6 36M22 29.4C21.6 31.4 26.4 31.4 26 29.4M14 11.4C20 7.6 28 7.6 34 11.4"
        strokeWidth="1.9"
      />
    </>
  ),
  abyss_mirror: (
    <>
      <path className="df-f" d="M21.6 30H26.4L27.4 44.6C27.4 46 20.6 46 20.6 44.6Z" />
      <ellipse className="df-f" cx="24" cy="18" rx="14.4" ry="15.4" />
      <ellipse className="df-h" cx="24" cy="18" rx="10.6" ry="11.6" />
      <path
        className="df-l"
        strokeWidth="1.9"
        d="M14.6 20C17 17.6 19.6 22.4 22 20S26.6 17.6 29 20S32 21.4 33.6 19.6M16 25C18 23 20.4 27 22.6 25S27 23 29.4 25S31 25.8 32 24.8"
      />
      <path className="df-l" strokeWidth="1.7" d="M18.4 13L22.4 9M22 14L25.6 10.4" />
      <path className="df-c" d="M21.6 35H26.4M21.4 39H26.6" />
    </>
  ),
  gorgon: (
    <>
      <path
        className="df-l"
        strokeWidth="3.2"
        d="M15 15C10 15 11 9 6 9M18 11C15 7 18 5 14 2.6M24 10C21 6 27 5 24 1.8M30 11C33 7 30 5 34 2.6M33 15C38 15 37 9 42 9M13 21C8 22 8 17 3 18.6M35 21C40 22 40 17 45 18.6M14 28C9.6 30 8 26 4.4 29M34 28C38.4 30 40 26 43.6 29"
      />
      <path
        className="df-f"
        d="M24 9C32 9 36.4 14.4 36.4 22C36.4 33 31 42.6 24 42.6S11.6 33 11.6 22C11.6 14.4 16 9 24 9Z"
      />
      <path
        className="df-h"
        d="M15 22C17 19 20.6 19.4 22 22.4C20 24.6 17 24.6 15 22ZM33 22C31 19 27.4 19.4 26 22.4C28 24.6 31 24.6 33 22Z"
      />
      <circle className="df-f" cx="18.8" cy="22.2" r="1.2" />
      <circle className="df-f" cx="29.2" cy="22.2" r="1.2" />
      <path
        className="df-h"
        d="M16.6 31.4C20 30 28 30 31.4 31.4C30 35.6 27.4 36.4 25.8 36.4V39.4H22.2V36.4C20.6 36.4 18 35.6 16.6 31.4Z"
      />
      <path className="df-c" d="M24 21V27.6M21.6 27.6H26.4M15 16C18 14 21 14.6 24 16C27 14.6 30 14 33 16" />
    </>
  ),
  triton: (
    <>
      <path className="df-l" strokeWidth="3.2" d="M24 44V10M11.6 10V16C11.6 22 16 25.4 24 25.4S36.4 22 36.4 16V10" />
      <path className="df-f" d="M24 1.6L28.6 10.6H19.4ZM11.6 3.6L15.6 11.6H7.6ZM36.4 3.6L40.4 11.6H32.4Z" />
      <path
        className="df-l"
        strokeWidth="2"
        d="M4 36C8 33 11 38.4 15 36S20 34.4 21 35M27 35C29 34.4 30 37.4 33 36S40 33 44 36"
      />
      <path className="df-l" strokeWidth="2" d="M9 42C12 39.6 14 43.4 17.6 42M30.4 42C34 43.4 36 39.6 39 42" />
    </>
  ),
  minotaur: (
    <>
      <path
        className="df-f"
        d="M14 15C7 14 3.4 9.4 4.4 2.4C7 7 11 9 17 9.6C21 8 27 8 31 9.6C37 9 41 7 43.6 2.4C44.6 9.4 41 14 34 15L42 17.4C40.4 21.4 37.4 23 33.8 22.6L31 35.6C30.6 41 28 44.6 24 44.6S17.4 41 17 35.6L14.2 22.6C10.6 23 7.6 21.4 6 17.4Z"
      />
      <path
        className="df-h"
        d="M16.6 21.6L21.4 23.6L20.4 26C18.4 26 17 24.4 16.6 21.6ZM31.4 21.6L26.6 23.6L27.6 26C29.6 26 31 24.4 31.4 21.6Z"
      />
      <circle className="df-h" cx="21" cy="36.4" r="1.4" />
      <circle className="df-h" cx="27" cy="36.4" r="1.4" />
      <path
        className="df-c"
        d="M20 40.4C22 42.4 26 42.4 28 40.4M24 12V19M20 12.4C20.6 15 22 17 24 19C26 17 27.4 15 28 12.4"
        strokeWidth="1.7"
      />
    </>
  ),
  guardians_shield: (
    <>
      <circle className="df-f" cx="24" cy="24" r="20" />
      <circle className="df-c" cx="24" cy="24" r="16.4" />
      <circle className="df-h" cx="42.2" cy="24" r=".9" />
      <circle className="df-h" cx="40.81" cy="30.96" r=".9" />
      <circle className="df-h" cx="36.87" cy="36.87" r=".9" />
      <circle className="df-h" cx="30.96" cy="40.81" r=".9" />
      <circle className="df-h" cx="24" cy="42.2" r=".9" />
      <circle className="df-h" cx="17.04" cy="40.81" r=".9" />
      <circle className="df-h" cx="11.13" cy="36.87" r=".9" />
      <circle className="df-h" cx="7.19" cy="30.96" r=".9" />
      <circle className="df-h" cx="5.8" cy="24" r=".9" />
      <circle className="df-h" cx="7.19" cy="17.04" r=".9" />
      <circle className="df-h" cx="11.13" cy="11.13" r=".9" />
      <circle className="df-h" cx="17.04" cy="7.19" r=".9" />
      <circle className="df-h" cx="24" cy="5.8" r=".9" />
      <circle className="df-h" cx="30.96" cy="7.19" r=".9" />
      <circle className="df-h" cx="36.87" cy="11.13" r=".9" />
      <circle className="df-h" cx="40.81" cy="17.04" r=".9" />
      <circle className="df-h" cx="18" cy="22" r="5" />
      <circle className="df-h" cx="30" cy="22" r="5" />
      <circle className="df-f" cx="18" cy="22" r="2.3" />
      <circle className="df-f" cx="30" cy="22" r="2.3" />
      <path className="df-h" d="M24 25L27 29.4L24 35L21 29.4Z" />
      <path className="df-c" d="M12 15.6C16 13 21 14.6 24 18C27 14.6 32 13 36 15.6" strokeWidth="2" />
    </>
  ),
  guardians_owl: (
    <>
      <path
        className="df-f"
        d="M9 4.4C13 8 18 8.6 24 8.6S35 8 39 4.4C39.4 9 39 12 37.6 14.4C41 21 41.6 29 38.4 35.6C35.6 41 30.4 43 24 43S12.4 41 9.6 35.6C6.4 29 7 21 10.4 14.4C9 12 8.6 9 9 4.4Z"
      />
      <circle className="df-h" cx="17.2" cy="17.4" r="5.8" />
      <circle className="df-h" cx="30.8" cy="17.4" r="5.8" />
      <circle className="df-f" cx="17.6" cy="17.6" r="2.8" />
      <circle className="df-f" cx="30.4" cy="17.6" r="2.8" />
      <path className="df-h" d="M24 19.6L26.6 23.4L24 28L21.4 23.4Z" />
      <path
        className="df-c"
        d="M13 27C12.6 33 14 37 17 40M35 27C35.4 33 34 37 31 40M20 31.6L22 33.4L24 31.6L26 33.4L28 31.6M20 36L22 37.8L24 36L26 37.8L28 36"
      />
      <path className="df-l" strokeWidth="2.2" d="M18.6 42.6V46M22 42.8V46M26 42.8V46M29.4 42.6V46" />
    </>
  ),
  celestial_ship: (
    <>
      <path
        className="df-f"
        d="M4 29H40C43 27.6 44.6 24.6 44 20.6C47.4 26 46.4 33 41.6 37C38 40.4 33 41 28 41H17C9 41 5 36 4 29Z"
      />
      <path className="df-l" strokeWidth="2.2" d="M23 4V30" />
      <path
        className="df-f"
        d="M8.6 8.4C17 6.4 29 6.4 38 8.4C36 14 36 19.6 38 25C29 22.6 17 22.6 8.6 25C10.8 19.6 10.8 14 8.6 8.4Z"
      />
      <path
        className="df-h"
        d="M23.2 9.2L24.27 13.01L27.73 11.07L25.79 14.53L29.6 15.6L25.79 16.67L27.73 20.13L24.27 18.19L23.2 22L22.13 18.19L18.67 20.13L20.61 16.67L16.8 15.6L20.61 14.53L18.67 11.07L22.13 13.01Z"
      />
      <path className="df-c" d="M7 33.4H40" />
      <circle className="df-h" cx="13" cy="36.6" r="1.1" />
      <circle className="df-h" cx="19" cy="36.6" r="1.1" />
      <circle className="df-h" cx="25" cy="36.6" r="1.1" />
      <circle className="df-h" cx="31" cy="36.6" r="1.1" />
      <path
        className="df-l"
        strokeWidth="1.8"
        d="M4 45C8 42.8 11 46.6 15 45S22 42.8 26 45S33 46.6 37 45S42 43.6 45 45"
      />
    </>
  ),
  wild_spirits: (
    <>
      <path
        className="df-f"
        d="M24 44C16.6 44 13 38.6 13.4 32.6C13.8 25.6 20 21.6 21.4 14.4C22 10.6 20.6 7 16.6 4C25.4 4.4 30.4 9.6 29.6 17C29.2 21 31 22.6 32.6 25.6C36.8 33.4 33.4 44 24 44Z"
      />
      <path
        className="df-f"
        d="M10.6 27.6C9 24.6 9.8 21.4 8 18.6C6.8 16.6 5 15.8 2.8 15.8C6 11.6 12.6 12.2 14.6 17C15.8 20 14.6 22.4 13 25C11.4 27.6 10.8 30.4 11 33.6C11.2 36.6 12 39 13.4 41C8.4 42 4 38.8 4 34.4C4 31.4 6.6 29.6 10.6 27.6ZM37.4 27.6C39 24.6 38.2 21.4 40 18.6C41.2 16.6 43 15.8 45.2 15.8C42 11.6 35.4 12.2 33.4 17C32.8 18.6 33 20 33.4 21.4C36 26 37.4 30 37 33.6C36.8 36.6 36 39 34.6 41C39.6 42 44 38.8 44 34.4C44 31.4 41.4 29.6 37.4 27.6Z"
      />
      <circle className="df-h" cx="20.4" cy="31" r="2.2" />
      <circle className="df-h" cx="27.6" cy="31" r="2.2" />
      <path className="df-c" d="M20.6 37C22.4 39 25.6 39 27.4 37" />
      <circle className="df-h" cx="7.6" cy="34" r="1.3" />
      <circle className="df-h" cx="40.4" cy="34" r="1.3" />
    </>
  ),
  elder: (
    <>
      <path
        className="df-f"
        d="M24 2.6C32 2.6 36.6 8 36.6 15C38.4 15.4 38.6 18.6 37 20.6C39 28 34 34 32.6 38C31 42.4 28 46 24 46S17 42.4 15.4 38C14 34 9 28 11 20.6C9.4 18.6 9.6 15.4 11.4 15C11.4 8 16 2.6 24 2.6Z"
      />
      <path
        className="df-h"
        d="M15 16.4C17 14.6 20.4 14.8 22.2 16.6L21.4 19.4C19.4 20.4 16.6 19.8 15 16.4ZM33 16.4C31 14.6 27.6 14.8 25.8 16.6L26.6 19.4C28.6 20.4 31.4 19.8 33 16.4Z"
      />
      <circle className="df-f" cx="18.8" cy="17.4" r="1.2" />
      <circle className="df-f" cx="29.2" cy="17.4" r="1.2" />
      <path
        className="df-c"
        d="M24 17V23.4M14 25C18 23.4 21 25.6 24 27C27 25.6 30 23.4 34 25M20 30.6H28M16 31C17 35 18 39 20.4 43M32 31C31 35 30 39 27.6 43M24 33.6V44M13.4 10.4C20 8 28 8 34.6 10.4"
        strokeWidth="1.7"
      />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>;
