// Symbols of the action spaces, and of how a card is used. A 24-unit grid.
import type { ReactNode } from 'react';

export const PLACE_ICONS: Readonly<Record<string, ReactNode>> = {
  tax: (
    <>
      <path d="M9 7h6c4 3.5 6 7 6 10.5 0 3-2.5 4.5-9 4.5s-9-1.5-9-4.5C3 14 5 10.5 9 7z" fill="currentColor" />
      <path d="M8.5 2h7L14.5 5.5h-5z" fill="currentColor" />
    </>
  ),
  camp: (
    <>
      <path d="M12 4l9.5 17H14l-2-6-2 6H2.5z" fill="currentColor" />
      <path d="M12 5V1.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  merchant: (
    <>
      <path d="M12 3v17M7 21h10M4 6.5h16" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <path
        d="M1.5 13.5L4.7 7 8 13.5c-.6 3-5.9 3-6.5 0zM16 13.5L19.3 7l3.2 6.5c-.6 3-5.9 3-6.5 0z"
        fill="currentColor"
      />
    </>
  ),
  scout: (
    <>
      <path d="M2 16.5L14.5 10l2.5 5L4.5 20z" fill="currentColor" />
      <path d="M15.5 8L20.5 5.2l3 6-5 2.8z" fill="currentColor" />
    </>
  ),
  mine: (
    <>
      <path d="M4.5 21L16 7" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round" />
      <path d="M6.5 4.5c6.5-2.5 12 0 14.5 9l-2 .5c-2.3-5.2-6-7.7-12-7.5z" fill="currentColor" />
    </>
  ),
  quarry: (
    <>
      <path d="M2 13h9v8H2zM13 13h9v8h-9zM7.5 3.5h9v8h-9z" fill="currentColor" />
    </>
  ),
  lumber: (
    <>
      <circle cx="6.8" cy="16.8" r="4.8" fill="currentColor" />
      <circle cx="17.2" cy="16.8" r="4.8" fill="currentColor" />
      <circle cx="12" cy="7.8" r="4.8" fill="currentColor" />
    </>
  ),
  building: (
    <>
      <path d="M12 2.5L22 11h-2.5v10.5h-5V15h-5v6.5h-5V11H2z" fill="currentColor" />
    </>
  ),
  refugee: (
    <>
      <circle cx="10" cy="5.5" r="3.6" fill="currentColor" />
      <path d="M4.5 21.5C5 14 6.5 10.5 10 10.5s5 3.5 5.5 11z" fill="currentColor" />
      <path d="M15 21.5L19.5 6" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      <circle cx="19.6" cy="5.5" r="3" fill="currentColor" />
    </>
  ),
  rotate: (
    <>
      <path
        d="M19.5 13a7.5 7.5 0 1 1-2.6-6.7"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M20.5 2.5l-.6 7.2-6.4-3.2z" fill="currentColor" />
    </>
  ),
  trigger: (
    <>
      <path d="M13.5 2L5 13.5h6L9.5 22 19 10h-6z" fill="currentColor" />
    </>
  ),
  now: (
    <>
      <path
        d="M12 3v11M7 10l5 5 5-5M5 20h14"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  check: (
    <>
      <path
        d="M4.5 12.5l5 5 10-11"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  to: (
    <>
      <path
        d="M3 12h15M13 6.5l6 5.5-6 5.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  both: (
    <>
      <path
        d="M3 12h18M7.5 7L3 12l4.5 5M16.5 7l4.5 5-4.5 5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  secret: (
    <>
      <path
        d="M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
      />
      <circle cx="12" cy="12" r="3.2" fill="currentColor" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2.2" />
      <path d="M12 6.5V12l3.5 2.5" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </>
  ),
  no: <path d="M6 6l12 12M18 6 6 18" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />,
};
