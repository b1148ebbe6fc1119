// Workers, the inspector, and the bases of the four colours.
import type { ReactNode } from 'react';

/** On 30 x 34 units, in the colour of their owner. */
export const WORKERS = {
  craftsman: (
    <>
      <path className="ta-p" d="M15 13c5.5 0 8.5 3.5 9 9l.8 10H5.2L6 22c.5-5.5 3.5-9 9-9z" />
      <circle className="ta-p" cx="15" cy="9.5" r="5.8" />
      <path className="ta-ph" d="M11.4 9.5A3.7 3.7 0 0 1 15 5.7" />
    </>
  ),
  artisan: (
    <>
      <path className="ta-p" d="M15 12.5c7 0 10.5 3.5 11.3 9L28 32H2l1.7-10.5c.8-5.5 4.3-9 11.3-9z" />
      <circle className="ta-p" cx="15" cy="9.8" r="5.6" />
      <path className="ta-p" d="M1.5 9.5C6 6.5 10 1 15 1s9 5.5 13.5 8.5c-8 2.4-19 2.4-27 0z" />
      <path className="ta-ph" d="M8 6.8C10.5 4.5 12.5 3 15 3" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** An inspector on 30 x 34 units. */
export const PAWN = {
  inspector: (
    <>
      <path className="ta-in" d="M15 13.5c5.2 0 8 2.6 9 7L27.5 33h-25L6 20.5c1-4.4 3.8-7 9-7z" />
      <ellipse className="ta-inl" cx="15" cy="11" rx="5.2" ry="5.6" />
      <path className="ta-inb" d="M12.8 14.5h4.4L15 18.5z" />
      <path
        className="ta-in"
        d="M.8 5.8H9v2.7H.8zM21 5.8h8.2v2.7H21zM9.3 9.3C9 4.3 11 1 15 1s6 3.3 5.7 8.3c-3.6-1.1-7.8-1.1-11.4 0z"
      />
      <path className="ta-inl" d="M10.2 21h9.6v8.5h-9.6z" />
      <path className="ta-inn" d="M12.4 23.8h5.2M12.4 26.7h5.2" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** By seat, on 54 x 54 units: circle, square, triangle, diamond. */
export const BASES = {
  0: (
    <>
      <circle cx="27" cy="31.5" r="20" className="ta-bs" />
      <circle cx="27" cy="28" r="20" className="ta-bt" />
      <path d="M9.5 22.5A18.3 18.3 0 0 1 44.5 22.5" className="ta-bl" />
    </>
  ),
  1: (
    <>
      <rect x="8" y="12.5" width="38" height="38" rx="4" className="ta-bs" />
      <rect x="8" y="9" width="38" height="38" rx="4" className="ta-bt" />
      <path d="M10 44V13.5a2.8 2.8 0 0 1 2.8-2.8H44" className="ta-bl" />
    </>
  ),
  2: (
    <>
      <path d="M27 8.5 50.5 49.5H3.5z" className="ta-bs" />
      <path d="M27 5 50.5 46H3.5z" className="ta-bt" />
      <path d="M7 43.5 27 8.6" className="ta-bl" />
    </>
  ),
  3: (
    <>
      <path d="M27 7.5 51 30 27 52.5 3 30z" className="ta-bs" />
      <path d="M27 4 51 26.5 27 49 3 26.5z" className="ta-bt" />
      <path d="M6 26.2 27 6.6 47.5 25.8" className="ta-bl" />
    </>
  ),
} satisfies Record<string, ReactNode>;
