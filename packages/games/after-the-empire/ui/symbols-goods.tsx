// Symbols of what can be owned: goods, units, cards and flags. A 24-unit grid, readable at 16 pixels.
import type { ReactNode } from 'react';

export const GOODS_ICONS: Readonly<Record<string, ReactNode>> = {
  gold: (
    <>
      <circle cx="12" cy="12" r="9.6" fill="var(--gold)" stroke="var(--ae-gold-dk)" strokeWidth="1.8" />
      <path d="M12 6.2l1.6 3.7 4 .4-3 2.6.9 3.9-3.5-2.1-3.5 2.1.9-3.9-3-2.6 4-.4z" fill="var(--ae-gold-lt)" />
    </>
  ),
  food: (
    <>
      <path d="M12 22V9" stroke="var(--ae-field-dk)" strokeWidth="2" strokeLinecap="round" />
      <g fill="var(--ae-field-pc)" stroke="var(--ae-field-dk)" strokeWidth="1.3">
        <path d="M12 2c2.2 2 2.2 5 0 7-2.2-2-2.2-5 0-7z" />
        <path d="M12.4 11.5c.2-3 2.2-5 5.3-5 .2 3-2 5.2-5.3 5z" />
        <path d="M11.6 11.5c-.2-3-2.2-5-5.3-5-.2 3 2 5.2 5.3 5z" />
        <path d="M12.4 17.3c.2-3 2.2-5 5.3-5 .2 3-2 5.2-5.3 5z" />
        <path d="M11.6 17.3c-.2-3-2.2-5-5.3-5-.2 3 2 5.2 5.3 5z" />
      </g>
    </>
  ),
  wood: (
    <>
      <path
        d="M6.5 6.5h12a3 5.5 0 0 1 0 11h-12z"
        fill="var(--ae-cube-wd-1)"
        stroke="var(--ae-ic-wln)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <ellipse
        cx="6.5"
        cy="12"
        rx="4"
        ry="5.5"
        fill="var(--ae-cube-wd-0)"
        stroke="var(--ae-ic-wln)"
        strokeWidth="1.6"
      />
      <ellipse cx="6.5" cy="12" rx="1.6" ry="2.4" fill="none" stroke="var(--ae-ic-wln)" strokeWidth="1.2" />
      <path d="M13 10h5M12 14h4" stroke="var(--ae-ic-wln)" strokeWidth="1.2" strokeLinecap="round" />
    </>
  ),
  stone: (
    <>
      <g stroke="var(--ae-ic-sln)" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M3 9.5L9 5h12l-5 4.5z" fill="var(--ae-cube-st-0)" />
        <path d="M3 9.5h13V19H3z" fill="var(--ae-ic-st)" />
        <path d="M16 9.5L21 5v9l-5 5z" fill="var(--ae-cube-st-2)" />
      </g>
    </>
  ),
  iron: (
    <>
      <g stroke="var(--ae-ic-ln)" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M7 8h10l1.6 3.4H5.4z" fill="var(--ae-iron-lt)" />
        <path d="M5.4 11.4h13.2L21.5 18h-19z" fill="var(--ae-ic-iron)" />
      </g>
    </>
  ),
  move: (
    <>
      <path
        d="M4 5.5l6.5 6.5L4 18.5M12.5 5.5L19 12l-6.5 6.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  soldier: (
    <>
      <path
        d="M12 2.5c5.2 0 8.2 3.8 8.2 9.4V16l-6.6 1.2V12h-3.2v5.2L3.8 16v-4.1C3.8 6.3 6.8 2.5 12 2.5z"
        fill="currentColor"
      />
      <path d="M10.6 13.5h2.8V22h-2.8z" fill="currentColor" />
      <path d="M5.5 18.3l3.6.7v3H7zM18.5 18.3l-3.6.7v3H17z" fill="currentColor" />
    </>
  ),
  merc: (
    <>
      <path d="M5 21.5L15.5 6" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      <path
        d="M12.4 2.4c4.4-.8 8.3 2 9 7.6-2.6 2-5.6 2.3-8 .8l1-1.7-2.8-1.9-1.4 1.4C8.6 6.2 9.6 3.8 12.4 2.4z"
        fill="currentColor"
      />
    </>
  ),
  heal: (
    <>
      <path d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6z" fill="currentColor" />
    </>
  ),
  protect: (
    <>
      <path d="M12 2.2l8.5 2.6v6.4c0 5.2-3.4 8.8-8.5 10.8-5.1-2-8.5-5.6-8.5-10.8V4.8z" fill="currentColor" />
    </>
  ),
  worker: (
    <>
      <path
        d="M12 2.5a4.3 4.3 0 0 1 3.3 7.1c3 1.2 5 3.9 5.7 11.9H3c.7-8 2.7-10.7 5.7-11.9A4.3 4.3 0 0 1 12 2.5z"
        fill="currentColor"
      />
    </>
  ),
  flag: (
    <>
      <path d="M5 2v20" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M6 3h16.5v13H6z" fill="currentColor" />
    </>
  ),
  cards: (
    <>
      <path
        d="M8.5 3.5l11 2.6-3.6 15-11-2.6z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path d="M11 9l5 1.2" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </>
  ),
  score: (
    <>
      <path d="M2.5 7.5l5 4.5L12 4l4.5 8 5-4.5L19.5 18h-15zM4.5 19.5h15V22h-15z" fill="currentColor" />
    </>
  ),
  sow: (
    <>
      <path d="M12 21v-9" stroke="var(--ae-field-dk)" strokeWidth="2.200" strokeLinecap="round" />
      <g fill="var(--ae-field-pc)" stroke="var(--ae-field-dk)" strokeWidth="1.400" strokeLinejoin="round">
        <path d="M12 12.500C12 7 8.500 4 3 4c0 5.500 3.500 8.500 9 8.500z" />
        <path d="M12 12.500C12 8.500 15 5.500 21 5.500c0 5-3.500 7-9 7z" />
      </g>
      <path d="M4 21.500h16" stroke="var(--ae-soil-2)" strokeWidth="2.200" strokeLinecap="round" />
    </>
  ),
  villager: (
    <path
      d="M12 4.500a4 4 0 0 1 3.400 6.100c2.800 1.200 4.600 3.700 5.100 10.900h-17c.5-7.200 2.300-9.700 5.100-10.900A4 4 0 0 1 12 4.500zM5 6.500c2-4.500 12-4.500 14 0z"
      fill="currentColor"
    />
  ),
};
