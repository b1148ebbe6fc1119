// Goods, actions and weapons on the 24-unit grid.
import type { ReactNode } from 'react';

/** Clay, coins, points, and what the rings offer. */
export const GOODS = {
  wet: (
    <>
      <path
        className="ta-wet"
        d="M2.5 16.5c0-4.2 2.8-5.8 4.6-9C8.3 5 9.8 3 12.2 3s3.7 1.7 5 4.2c1.7 3.2 4.3 5.2 4.3 9.3 0 3.6-4 5-9.5 5s-9.5-1.4-9.5-5z"
      />
      <path className="ta-drop" d="M12 8.2c2.3 3 3.4 4.6 3.4 6.4a3.4 3.4 0 0 1-6.8 0c0-1.8 1.1-3.4 3.4-6.4z" />
    </>
  ),
  dry: (
    <>
      <path className="ta-dry" d="m3.5 8.5 5-5 10 1 3 7.5-3 8-10 1.5-6-6z" />
      <path className="ta-crk" d="m8.5 3.5 2.7 6.5-4 4.5 1.3 7M11.2 10l5.8 1.2 4.5.8M17 11.2l-2.2 5 1.7 4.6" />
    </>
  ),
  coin: (
    <>
      <circle className="ta-cn" cx="12" cy="12" r="9.6" />
      <path className="ta-cnl" d="M5.6 10A6.8 6.8 0 0 1 10 5.6" />
      <path className="ta-cnh" d="M8.7 8.7h6.6v6.6H8.7z" />
    </>
  ),
  seal: (
    <>
      <path
        className="ta-vp"
        d="M12 .9 15 3l3.6-.1 1 3.5 3 2-1.2 3.5 1.2 3.5-3 2-1 3.5-3.6-.1-3 2.2-3-2.2-3.6.1-1-3.5-3-2L2.6 12 1.4 8.4l3-2 1-3.5L9 3z"
      />
    </>
  ),
  warrior: (
    <>
      <path className="ta-f" d="M12 11.5c5.6 0 9 3.2 9.5 10.5h-19C3 14.7 6.4 11.5 12 11.5z" />
      <path className="ta-fn" d="M8.5 13v9M12 13.5V22M15.5 13v9M3.3 17.5h17.4" />
      <ellipse className="ta-f" cx="14" cy="2.9" rx="2.3" ry="1.9" />
      <ellipse className="ta-fl" cx="12" cy="8.2" rx="4.4" ry="4.7" />
      <path className="ta-f" d="M7.4 7c.4-3.5 2.3-4.6 4.6-4.6s4.2 1.1 4.6 4.6c-2.6-1.2-6.6-1.2-9.2 0z" />
    </>
  ),
  specialist: (
    <>
      <path
        className="ta-f"
        d="M2.5 9C4 4 8 1.5 12 1.5S20 4 21.5 9c-2-1.2-3.6-1.2-4.9 0-1.5-1.2-3-1.2-4.6 0-1.5-1.2-3-1.2-4.6 0-1.6-1.2-3.1-1.2-4.9 0z"
      />
      <path className="ta-f" d="M12 13.5c4.6 0 7.2 2.6 7.7 8.5H4.3c.5-5.9 3.1-8.5 7.7-8.5z" />
      <ellipse className="ta-fl" cx="12" cy="11.6" rx="3.6" ry="3.7" />
    </>
  ),
  priority: (
    <>
      <path className="ta-ws" d="M4 2.5h2.6v20H4z" />
      <path className="ta-flag" d="M6.6 3.5C11 2 15 6 21.5 3.8v10.4C15 16.5 11 12.5 6.6 14z" />
    </>
  ),
  turn: (
    <>
      <path className="ta-ln" d="M19.8 13.5a8 8 0 1 1-2.3-7.2L20 8.7M20.3 3.5v5.4h-5.4" />
    </>
  ),
  arrow: (
    <>
      <path className="ta-ln" d="M4 12h15M13 5.5l6.5 6.5-6.5 6.5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** Each belongs to one warrior. */
export const WEAPONS = {
  sword: (
    <>
      <path className="ta-wb" d="M21.5 2.5 20 7.8 10.9 16.9 7.1 13.1 16.2 4z" />
      <path className="ta-ws" d="M4.3 12.4 6 10.7l7.3 7.3-1.7 1.7zM7.3 15.3l1.4 1.4-4.2 4.4-2.3-2.2z" />
    </>
  ),
  halberd: (
    <>
      <path className="ta-ws" d="m14.2 7.6 2.2 2.2L4.6 21.6l-2.2-2.2z" />
      <path
        className="ta-wb"
        d="M20.5 1.5 19.7 6l1.3 2c1 3.8-.2 7-3.3 9.3-.8-2.4-1.9-4-3.6-5.3l-4-1.2-3.6-4.9 6.3-.1 3.5-1.2 1.3-1.5z"
      />
    </>
  ),
  crossbow: (
    <>
      <path className="ta-wl" d="M2.5 11.5 12 17l9.5-5.5" />
      <path className="ta-ws" d="M10.4 5h3.2v17h-3.2z" />
      <path className="ta-wb" d="M1.2 12.5C3 6.3 7 3.8 12 3.8s9 2.5 10.8 8.7l-2.3.7C19 9 16 7.3 12 7.3S5 9 3.5 13.2z" />
      <path className="ta-wb" d="m12 .6 2.2 3.9H9.8z" />
    </>
  ),
  spear: (
    <>
      <path className="ta-ws" d="m15.2 7 1.8 1.8L3.6 22.2 1.8 20.4z" />
      <path className="ta-ts" d="m12.3 8.8 2.9 2.9-3.6 3.7-3-3z" />
      <path className="ta-wb" d="M22.8 1.2 21.5 7.5 16 11.2 12.8 8l3.7-5.5z" />
    </>
  ),
} satisfies Record<string, ReactNode>;
