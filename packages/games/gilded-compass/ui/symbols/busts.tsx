// Who the specialists are: a cartographer with glasses, a digger with a beard. In a field of 60 x 60.
import type { ReactNode } from 'react';

export const BUSTS = {
  cartographer: (
    <>
      <path d="M6 60c0-13 9-19 24-19s24 6 24 19z" className="gc-coat" />
      <path d="m22 42 8 9 8-9-3-4H25z" className="gc-shirt" />
      <path d="M20 22c0 12 4 19 10 19s10-7 10-19z" className="gc-skin" />
      <path d="M20 25c-1-7 1-9 10-9s11 2 10 9c-2-3-4-4-10-4s-8 1-10 4z" className="gc-hair" />
      <path d="M8 20c6-3 12-4 22-4s16 1 22 4c-5 3-12 4-22 4S13 23 8 20z" className="gc-hat" />
      <path d="M18 17c0-9 4-13 12-13s12 4 12 13c-6 2-18 2-24 0z" className="gc-hat" />
      <path d="M18 15.5c7 2 17 2 24 0v2.5c-7 2-17 2-24 0z" className="gc-hatband" />
      <circle cx="26" cy="28" r="3.2" className="gc-lens" />
      <circle cx="34" cy="28" r="3.2" className="gc-lens" />
      <path d="M29 28h2M26 36c3 1.5 5 1.5 8 0" className="gc-pen" />
    </>
  ),
  digger: (
    <>
      <path d="M4 60c0-14 10-20 26-20s26 6 26 20z" className="gc-coat" />
      <path d="M18 42c4 6 20 6 24 0l-2 8c-6 4-14 4-20 0z" className="gc-scarf" />
      <path d="M19 22c0 13 4 19 11 19s11-6 11-19z" className="gc-skin" />
      <path d="M20 31c2 9 5 11 10 11s8-2 10-11c-3 3-6 2-10 2s-7 1-10-2z" className="gc-hair" />
      <path d="M17 22c-1-12 5-17 13-17s14 5 13 17c-8-3-18-3-26 0z" className="gc-hat" />
      <path d="M11 24c5-4 33-4 40 1-4 1-8 0-11-1-8-2-15-2-21 0-3 1-6 1-8 0z" className="gc-hatband" />
      <path d="M30 5v12" className="gc-pen" />
      <circle cx="26" cy="27.5" r="1.3" className="gc-dot" />
      <circle cx="34" cy="27.5" r="1.3" className="gc-dot" />
    </>
  ),
} satisfies Record<string, ReactNode>;
