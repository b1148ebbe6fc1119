// Symbols of the battle: attackers, its steps, walls and towers. A 24-unit grid.
import type { ReactNode } from 'react';

export const WAR_ICONS: Readonly<Record<string, ReactNode>> = {
  sword: (
    <>
      <path d="M21.5 2.5l-1.2 5.2-8.6 8.6-4-4 8.6-8.6z" fill="currentColor" />
      <path
        d="M4.6 11.6l7.8 7.8M7.6 16.4L3 21"
        stroke="currentColor"
        strokeWidth="2.7"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  bow: (
    <>
      <path
        d="M8 1.8c10.6 4 10.6 16.4 0 20.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.7"
        strokeLinecap="round"
      />
      <path d="M8 1.8v20.4" stroke="currentColor" strokeWidth="1.3" />
      <path d="M1.5 12h17" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M23.5 12l-6.5 3.7V8.3z" fill="currentColor" />
      <path d="M1 8.8L4 12 1 15.2" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
  swords: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M4 4l11.5 11.5M20 4L8.5 15.5M12.5 18.5l6-6M11.5 18.5l-6-6M16.5 16.5L20.5 20.5M7.5 16.5L3.5 20.5" />
      </g>
    </>
  ),
  arrow: (
    <>
      <path d="M4 20L17 7" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M21.5 2.5l-2.6 8.2-5.6-5.6z" fill="currentColor" />
      <path d="M2 18.5l3.5 3.5M4.5 16l3.5 3.5" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
  flame: (
    <>
      <path
        d="M12.5 1.5c.4 4.4 6.5 6.8 6.5 13a7 7 0 0 1-14 0c0-2.8 1.3-5 3.2-6.4.1 2 .7 3.3 1.9 4-.6-3.9.1-7.6 2.4-10.6z"
        fill="currentColor"
      />
    </>
  ),
  deploy: (
    <>
      <path d="M4 21V9h4v3h2.7V9h2.6v3H16V9h4v12z" fill="currentColor" />
      <path d="M12 1v5M9.5 4L12 6.5 14.5 4" stroke="currentColor" strokeWidth="2" fill="none" strokeLinecap="round" />
    </>
  ),
  siege: (
    <>
      <path d="M1.5 15.5h21v3h-21z" fill="currentColor" />
      <path d="M12 16l3-9 4 9" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round" />
      <path d="M14 15L5.5 7" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="4.3" cy="5" r="3.3" fill="currentColor" />
      <circle cx="6" cy="20.5" r="2.7" fill="currentColor" />
      <circle cx="18" cy="20.5" r="2.7" fill="currentColor" />
    </>
  ),
  farm: (
    <>
      <path
        d="M3 20c2-7 4-7 5 0M9.5 20c1.5-10 3.5-10 5 0M16 20c1-7 3-7 5 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M12 3v5M9 5.5L12 8l3-2.5" stroke="currentColor" strokeWidth="2" fill="none" strokeLinecap="round" />
    </>
  ),
  walk: (
    <>
      <path
        d="M7 3v8M17 13v8M3.5 7.5L7 11l3.5-3.5M13.5 16.5L17 13l3.5 3.5"
        stroke="currentColor"
        strokeWidth="2.4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  loop: (
    <>
      <path
        d="M5 9a7.5 7.5 0 0 1 13.5-1M19 15a7.5 7.5 0 0 1-13.5 1"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M20.5 3v6.5H14zM3.5 21v-6.5H10z" fill="currentColor" />
    </>
  ),
  tower: (
    <>
      <path d="M5 2.5h3v2.5h2.5V2.5h3V5H16V2.5h3V9l-2 2v10.5H7V11L5 9z" fill="currentColor" />
    </>
  ),
  wall: (
    <>
      <path d="M2.5 21V6.5h4V10h3.3V6.5h4.4V10h3.3V6.5h4V21z" fill="currentColor" />
    </>
  ),
  gate: (
    <path
      d="M3 21.500V8.500C3 4.500 7 2.500 12 2.500s9 2 9 6v13h-4.500v-9c0-2.500-2-4-4.500-4s-4.500 1.500-4.500 4v9z"
      fill="currentColor"
    />
  ),
  hammer: <path d="M3 4.500h11l4 3v4h-4L11.500 10v11.500h-4V10H3z" fill="currentColor" />,
  ladder: (
    <path
      d="M7 2v20M17 2v20M7 6h10M7 11h10M7 16h10"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.400"
      strokeLinecap="round"
    />
  ),
  belfry: (
    <>
      <path d="M6 2h12v3H6zM7.500 6.500h9L18.500 18h-13z" fill="currentColor" />
      <circle cx="7.500" cy="20.500" r="2.500" fill="currentColor" />
      <circle cx="16.500" cy="20.500" r="2.500" fill="currentColor" />
    </>
  ),
  threat: (
    <path
      d="M12 2c5 0 8.500 3.400 8.500 8 0 3-1.400 4.800-3.500 6v3.500c0 1.400-1 2.500-2.500 2.500h-5C8 22 7 20.900 7 19.500V16c-2.100-1.200-3.500-3-3.500-6 0-4.600 3.500-8 8.500-8zM8.500 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
  north: <path d="M12 3l8 10h-5v8H9v-8H4z" fill="currentColor" />,
  east: <path d="M21 12l-10 8v-5H3V9h8V4z" fill="currentColor" />,
  south: <path d="M12 21l-8-10h5V3h6v8h5z" fill="currentColor" />,
  west: <path d="M3 12l10-8v5h8v6h-8v5z" fill="currentColor" />,
  down: (
    <>
      <path d="M4 3h16v18H4z" fill="currentColor" opacity="0.25" />
      <path
        d="M4 3h16v18H4zM9.500 9a2.600 2.600 0 1 1 3.600 2.400c-.800.400-1.100.900-1.100 1.800M12 16.800v.1"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
};
