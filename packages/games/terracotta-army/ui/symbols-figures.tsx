// Figures of the mausoleum on a 48-unit grid, feet at 44. Their colours are custom properties: clay, or jade.
import type { ReactNode } from 'react';

/** Warriors and the specialists that stand by themselves. */
export const FIGURES = {
  officer: (
    <>
      <path className="ta-f" d="M24 17c-6 0-9 2-10.5 6L7.5 44h33L34.5 23C33 19 30 17 24 17z" />
      <path className="ta-fd" d="M30 18.2c2.4 1 3.7 2.6 4.5 4.8l6 21H31z" />
      <path className="ta-fa" d="M17.5 22.5h13l2.5 12-9 5-9-5z" />
      <path className="ta-fn" d="M16.8 27h14.4M15.9 31h16.2M20.5 22.5l-1.5 14M27.5 22.5l1.5 14" />
      <path
        className="ta-f"
        d="M24 8.5C17.5 8.8 13.5 6 13.3.8 19 .6 22.6 3 24 6.5 25.4 3 29 .6 34.7.8 34.5 6 30.5 8.8 24 8.5z"
      />
      <ellipse className="ta-fl" cx="24" cy="12.2" rx="5.4" ry="5.8" />
      <path className="ta-f" d="M17.6 10.4c2-2.2 10.8-2.2 12.8 0l-.6-3H18.2z" />
      <path className="ta-w" d="M22.7 27h2.6v14.5L24 44.5l-1.3-3z" />
      <path className="ta-wg" d="M19.5 25.6h9v2.2h-9z" />
      <ellipse className="ta-fl" cx="24" cy="24" rx="3.6" ry="2.5" />
    </>
  ),
  guard: (
    <>
      <path
        className="ta-f"
        d="M9.5 21c1-3.5 5-4.5 10.5-4.5s9.5 1 10.5 4.5l.5 11h-3.5l1 12h-7.2L20 35l-1.3 9h-7.2l1-12H9z"
      />
      <path className="ta-fd" d="M25.5 17c3 .6 4.5 2 5 4l.5 11h-3.5l1 12h-4.5z" />
      <path className="ta-fa" d="M13.5 20h13v13.5h-13z" />
      <path className="ta-fn" d="M13.5 24.5h13M13.5 29h13M17.8 20v13.5M22.2 20v13.5" />
      <path className="ta-f" d="M8 26c-.4-4 .2-7 2.6-8.2 2 .6 3 2.4 3 5.2l-.6 4z" />
      <ellipse className="ta-f" cx="22.6" cy="4.8" rx="3" ry="2.6" />
      <ellipse className="ta-fl" cx="20" cy="11.4" rx="5.3" ry="5.7" />
      <path className="ta-f" d="M14.5 10c.4-4.5 3-5.4 5.5-5.4s5.1 1 5.5 5.4c-3-1.6-8-1.6-11 0z" />
      <path className="ta-sh" d="M37.5 4v40.5" />
      <path className="ta-w" d="M37.5 1 39.6 5.5V8c3 .6 5 .2 6.9-1.2.6 5-2 9.4-6.9 10.4h-4.2v-3.6l-5-1.4 5-2.4V5.5z" />
      <path className="ta-f" d="M27.5 18.5c3 .3 4.6 2 7.2 5l4.5 1.8-.8 4-6-.8-6-4z" />
    </>
  ),
  crossbowman: (
    <>
      <path className="ta-f" d="M15.5 20c1.5-3 4.5-3.6 8.5-3.6s7 .6 8.5 3.6l1 12.5L39 44h-9l-6-8.5L18 44H9l5.5-11.5z" />
      <path className="ta-fd" d="M28.5 16.9c2 .6 3.2 1.6 4 3.1l1 12.5L39 44h-6z" />
      <path className="ta-fn" d="M15 31.5c5 2 13 2 18 0" />
      <ellipse className="ta-f" cx="27.4" cy="4.9" rx="3.1" ry="2.7" />
      <ellipse className="ta-fl" cx="24" cy="11.6" rx="5.3" ry="5.7" />
      <path className="ta-f" d="M18.5 10.2c.4-4.5 3-5.4 5.5-5.4s5.1 1 5.5 5.4c-3-1.6-8-1.6-11 0z" />
      <path className="ta-st" d="M3.5 31 24 22.5 44.5 31" />
      <path className="ta-bw" d="M3 31.5C9 23 17 27.5 24 27.5s15-4.5 21 4" />
      <path className="ta-wg" d="M22 20h4v17h-4z" />
      <ellipse className="ta-fl" cx="19.3" cy="26.3" rx="2.7" ry="2.3" />
      <ellipse className="ta-fl" cx="28.7" cy="26.3" rx="2.7" ry="2.3" />
    </>
  ),
  soldier: (
    <>
      <path className="ta-f" d="M14.5 20.5c1.5-3.2 4-4 7.5-4s6 .8 7.5 4l.5 10.5 6.5 13h-8L22 34l-6.5 10h-8L14 31z" />
      <path className="ta-fd" d="M26 17c1.8.6 2.9 1.7 3.5 3.5L30 31l6.5 13h-5.5z" />
      <path className="ta-fn" d="M14.5 30.5c4 2 11 2 15.5 0" />
      <path className="ta-fn" d="M17.5 18 27 29" />
      <ellipse className="ta-fl" cx="22" cy="11.6" rx="5.2" ry="5.7" />
      <path className="ta-f" d="M14.3 8.7c2-4.7 5-6 7.7-6s5.7 1.3 7.7 6c-4.2 1.6-11.2 1.6-15.4 0z" />
      <path className="ta-sh" d="M3.5 44.5 40.5 9" />
      <path className="ta-ts" d="m34.5 12.5 3.5 3.6-4.6 4.8-3.6-3.7z" />
      <path className="ta-w" d="m46.5 2.5-1.4 7.4-6.5 4.6-2.8-2.9 4.4-6.4z" />
      <path className="ta-f" d="M15 19c-3.5 1.4-5.3 5-5.6 10.3l3 2.9 4.2-1.9-1.2-3.3z" />
      <path className="ta-f" d="M28.5 18.5c2.5 1.5 3.5 4 2.7 6l-5 2.6-2.6-2.8 3.6-2.6z" />
    </>
  ),
  footman: (
    <>
      <path className="ta-sh" d="M34 8v36.5" />
      <path
        className="ta-f"
        d="M4.5 14.5C8 5.5 18 1.5 26 1.5s17 4 19.5 13c-3.5-2.3-6.5-2.3-9.7 0-3.3-2.3-6.6-2.3-9.8 0-3.5-2.3-7-2.3-10.5 0-3.7-2.3-7.4-2.3-11 0z"
      />
      <path className="ta-fn" d="M26 1.5c-6 3-9.5 7-10.5 13M26 1.5v13M26 1.5c5.5 3 9 7 9.8 13" />
      <path className="ta-f" d="M21 25.5c-5 .2-7.5 2.3-8.3 6.5L10 44h22l-2.5-12c-.8-4.2-3.5-6.3-8.5-6.5z" />
      <path className="ta-fd" d="M25.5 26.5c2.3 1 3.4 2.8 4 5.5L32 44h-5z" />
      <ellipse className="ta-fl" cx="20.5" cy="20.5" rx="4.8" ry="5.1" />
      <path className="ta-f" d="M15.5 19.3c.5-3.5 2.6-4.6 5-4.6s4.5 1.1 5 4.6c-3-1.2-7-1.2-10 0z" />
      <path className="ta-f" d="M15 31c3 3 9 3.5 12 2l7.5-3.5 1.3 3.8-6.3 4.7c-5 2.4-11 1.6-14.5-1z" />
    </>
  ),
  archer: (
    <>
      <path
        className="ta-f"
        d="M24 17.5c-6 0-9 2.5-9.7 7L13 33l-6.5 4.5L5.5 44h14l3-7 3.5 7h16.5l-1.5-5-8-4-.3-9c-.4-5.5-3.2-8.5-8.7-8.5z"
      />
      <path className="ta-fd" d="M28 18.3c3 1.2 4.5 3.8 4.7 7.7l.3 9 8 4 1.5 5H34z" />
      <path className="ta-fn" d="M16 23.5h16M15 28.5h18M14 33.5c6 2 13 2 19 0" />
      <ellipse className="ta-f" cx="20.8" cy="5.6" rx="3" ry="2.6" />
      <ellipse className="ta-fl" cx="24" cy="12" rx="5.3" ry="5.7" />
      <path className="ta-f" d="M18.5 10.6c.4-4.5 3-5.4 5.5-5.4s5.1 1 5.5 5.4c-3-1.6-8-1.6-11 0z" />
    </>
  ),
  musician: (
    <>
      <path className="ta-f" d="M24 18c6.5-.6 10.5 2 12 7.5L41.5 44h-29L17 25c1-4.5 3-6.6 7-7z" />
      <path className="ta-fd" d="M31.5 19.5c2.3 1.2 3.7 3.2 4.5 6L41.5 44H34z" />
      <path className="ta-sh" d="M33.5 23 42 7.5" />
      <circle className="ta-wg" cx="42.3" cy="6.3" r="3.6" />
      <path className="ta-f" d="M33 21c3-2.5 4.8-4.3 6.3-6.5l3.2 1.8C41.8 22 39.5 26 36 28.5z" />
      <ellipse className="ta-fl" cx="27" cy="11.8" rx="5.3" ry="5.7" />
      <path className="ta-f" d="M20.7 9.6c1-4.6 3.5-6.6 6.3-6.6s5.3 2 6.3 6.6c-3.4-1.2-9.2-1.2-12.6 0z" />
      <circle className="ta-f" cx="15.5" cy="31.5" r="12.7" />
      <circle className="ta-fl" cx="15.5" cy="31.5" r="9" />
      <path className="ta-fn" d="M15.5 26.3a5.2 5.2 0 1 1-5.2 5.2 3.2 3.2 0 1 1 5.2 2.5" />
    </>
  ),
} satisfies Record<string, ReactNode>;
