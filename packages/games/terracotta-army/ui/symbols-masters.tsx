// The six masters on the 24-unit grid, each as the tool of the trade.
import type { ReactNode } from 'react';

/** The storehouse is the sign of the overseer. */
export const MASTER_SIGNS = {
  builder: (
    <>
      <path className="ta-ws" d="m12.5 9.5 2 2L5 21.5 2.5 19z" />
      <path className="ta-wb" d="m8.5 5.5 5-3.5 3 1.5 5.5 5.5-3.5 3.5-3-1-2.5 2.5-5.5-5.5z" />
    </>
  ),
  steward: (
    <>
      <path className="ta-pp" d="M6 3h13v16a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 0 6 19z" />
      <path className="ta-pn" d="M15.5 12.5a3.6 3.6 0 1 1-1.2-4.2l1.4 1.2M15.9 6.3v3.3h-3.3" />
      <path className="ta-pp" d="M2.5 18.5h11V20a1.6 1.6 0 0 0 2 1.5H5A2.5 2.5 0 0 1 2.5 19z" />
    </>
  ),
  inspector: (
    <>
      <path
        className="ta-eyeb"
        d="M1.5 12C4.3 7 7.8 4.5 12 4.5S19.7 7 22.5 12c-2.8 5-6.3 7.5-10.5 7.5S4.3 17 1.5 12z"
      />
      <circle className="ta-eyei" cx="12" cy="12" r="4.3" />
      <circle className="ta-eyep" cx="10.7" cy="10.7" r="1.4" />
    </>
  ),
  clay_maker: (
    <>
      <path
        className="ta-wet"
        d="M7.5 2.5h9l-.8 3.6c3.6 1.7 5.8 4.5 5.8 7.7 0 4-2.7 7-5.5 8.2H8c-2.8-1.2-5.5-4.2-5.5-8.2 0-3.2 2.2-6 5.8-7.7z"
      />
      <path className="ta-potn" d="M3.2 11.5c3 1.8 5.7-1.8 8.8 0s5.8 1.8 8.8 0" />
    </>
  ),
  overseer: (
    <>
      <path className="ta-wl2" d="M4.5 10.5h15v11h-15z" />
      <path className="ta-dr" d="M9 14h6v7.5H9z" />
      <path className="ta-rf" d="M.8 11C4.5 9.5 8 6.5 10 2.5h4c2 4 5.5 7 9.2 8.5z" />
    </>
  ),
  blacksmith: (
    <>
      <path
        className="ta-wb"
        d="M1.5 6.5H8V5h14.5v3.5c-3.5.4-6.5 2.2-6.8 5.5l3.8 3.5v3h-13v-3l3.8-3.5C6.5 13.3 2.3 11 1.5 6.5z"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;
