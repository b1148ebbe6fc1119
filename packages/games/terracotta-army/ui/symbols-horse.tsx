// The horse over two cells, and the crossbow of a kneeling archer seen from above.
import type { ReactNode } from 'react';

/** From the side (108 x 54), from the front (48 x 108). */
export const HORSE = {
  across: (
    <>
      <path className="ta-fd2" d="m36 33 3.5 9-1.5 9.5h5L44.5 40l-2-8zM61 33l.5 18.5h4.7L69 36z" />
      <path
        className="ta-f"
        d="M20 17c4-4.7 12-5.2 20-3.7s15 1.5 21-.5c5-2 8-6 12-8.6l3-3.7 3 4c5 2 10.2 6.7 14.2 11.8l2.8 4.7c.4 2.6-1.2 4.6-4 4.5l-3.6-.6-3.9-3.9-4.5-.9c-.5 4.5-2 8.5-5 11.5l-3 6.5 2.2 13.4h-5.3L65.6 38l-2.1-3.7c-8.5 2.5-19.5 2.5-27 0-1 2.7-2.6 5.2-5 6.7l1.2 10.5h-5.3l-2-11c-1-2.5-2.4-4.5-3.9-7-3-3.5-4-8.5-3.5-12-2 1-3.5 3.5-4 7.5s-1.5 7.5-3.5 10c-2-6-2-15 2.5-19.5 2-2 4.5-2.7 7-2.5z"
      />
      <path
        className="ta-fa"
        d="M38 13.3c6.3 1.3 12 1.5 17.5.6 1.5 4 1.7 8.6.6 12.7-5.7 1.1-12 .9-17.6-.4-1.6-4.2-1.7-8.6-.5-12.9z"
      />
      <path className="ta-fn" d="M38 17.8c6 .9 12 .9 18.3 0M38 22.3c6 .9 12 .9 18.5 0M89 23.2l2.5-2.2" />
      <path
        className="ta-fd2"
        d="M61 12.8c5-2 8-6 12-8.6l3-3.7-.2 6.2c-1.8 5.3-5.6 9.3-11 11.6-1.7-1.5-2.9-3.3-3.8-5.5z"
      />
      <circle className="ta-eye" cx="84" cy="10.6" r="1.5" />
    </>
  ),
  down: (
    <>
      <path className="ta-fd2" d="M34 66c3 13 3.5 25 2.5 37h-5L28 74zM14 66c-3 13-3.5 25-2.5 37h5L20 74z" />
      <path
        className="ta-f"
        d="M24 29c11 0 18 8 18 20 0 9-3.8 17-6.5 24-1 4-1.5 8-1.5 12l.6 20.5h-6.8L26 80h-4l-1.8 25.5h-6.8L14 85c0-4-.5-8-1.5-12C9.8 66 6 58 6 49c0-12 7-20 18-20z"
      />
      <path
        className="ta-fa"
        d="M6.3 52.5c10 6.5 25.4 6.5 35.4 0-.3 3.3-1 6.3-2 9.3-9 5.7-22.4 5.7-31.4 0-1-3-1.7-6-2-9.3z"
      />
      <path
        className="ta-f"
        d="M15 9 15.5 1.5 21 6h6l5.5-4.5L33 9c1.8 7-.2 14-2.7 21l.4 7.5c-.2 6.5-13.2 6.5-13.4 0l.4-7.5C15.2 23 13.2 16 15 9z"
      />
      <path className="ta-fd2" d="M20.5 5.5 24 3.5l3.5 2L27 11l-3 8-3-8z" />
      <path className="ta-fn" d="M16.3 25.5c5 1.6 10.4 1.6 15.4 0M18 31.5c4 1.3 8 1.3 12 0" />
      <circle className="ta-eye" cx="17.3" cy="16" r="1.7" />
      <circle className="ta-eye" cx="30.7" cy="16" r="1.7" />
      <circle className="ta-eye" cx="21" cy="38" r="1.2" />
      <circle className="ta-eye" cx="27" cy="38" r="1.2" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** On a 48-unit grid, pointing up: to be turned. */
export const AIM = {
  up: (
    <>
      <path className="ta-wg" d="M22 12h4v24h-4z" />
      <path className="ta-st" d="M8.5 19.5 24 28l15.5-8.5" />
      <path className="ta-bw" d="M8 20C11 12.5 18 10.5 24 10.5S37 12.5 40 20" />
      <path className="ta-w" d="M24 2.5 27.3 10h-6.6z" />
    </>
  ),
} satisfies Record<string, ReactNode>;
