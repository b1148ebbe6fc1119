// The shell's icons: a 24-unit grid, 2-unit strokes or solid, each drawn once.
import type { ReactNode } from 'react';

/** What is drawn with a stroke, and what is filled. */
interface Drawing {
  readonly line?: string;
  readonly solid?: string;
}

const ICONS = {
  again: { line: 'M20 11a8 8 0 0 0-14.5-3.5L3.5 10M4 13a8 8 0 0 0 14.5 3.5l2-2.5M3.5 4.5V10H9M20.5 19.5V14H15' },
  arrow: { line: 'M5 12h14m-6-6 6 6-6 6' },
  bell: { line: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4' },
  bolt: { solid: 'M13 2 4.500 13.500H11L10 22l8.500-11.500H12.500z' },
  book: { line: 'M12 6c-2-1.5-4.5-2-8-2v14.5c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4c-3.5 0-6 .5-8 2zM12 6v14' },
  bot: {
    line: 'M12 4v4M9 13v2M15 13v2M2.5 12.5v3M21.5 12.5v3M11 3.4a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM8 8h8a3 3 0 0 1 3 3v5a3 3 0 0 1 -3 3h-8a3 3 0 0 1 -3 -3v-5a3 3 0 0 1 3 -3z',
  },
  chat: { line: 'M4 5h16v11H10l-4 4v-4H4z' },
  check: { line: 'm5 12.5 4.6 4.6L19.5 7' },
  clock: { line: 'M12 7v5.4l3.4 2M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z' },
  cloud: {
    line: 'M12 12v8m-3.500-3.500L12 20l3.500-3.500M7 16a4.500 4.500 0 1 1 .700-8.900 5.500 5.500 0 0 1 10.500 1.600A3.700 3.700 0 0 1 17.500 16',
  },
  copy: {
    line: 'M5 15V5.5A1.5 1.5 0 0 1 6.5 4H15M11 8h7a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-7a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2z',
  },
  days: {
    line: 'M4 9.5h16M8.5 3v4M15.5 3v4M6 5h12a2 2 0 0 1 2 2v11.5a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-11.5a2 2 0 0 1 2 -2z',
  },
  device: {
    line: 'M10.5 18h3M8.5 2.5h7a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1 -2.5 2.5h-7a2.5 2.5 0 0 1 -2.5 -2.5v-14a2.5 2.5 0 0 1 2.5 -2.5z',
  },
  download: { line: 'M12 3v12m-5-4.5 5 5 5-5M4 20h16' },
  eye: {
    line: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z',
  },
  first: { line: 'm18 5-7 7 7 7M6 5v14' },
  flag: { line: 'M5 22V3M5 4h13l-3 4.500 3 4.500H5' },
  globe: { line: 'M3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9zM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z' },
  help: {
    line: 'M9.2 9a3 3 0 1 1 4.300 2.700c-1 .5-1.500 1-1.500 2.300M12 17.500v.100M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z',
  },
  last: { line: 'm6 5 7 7-7 7M18 5v14' },
  link: {
    line: 'M10 14a4.5 4.5 0 0 0 6.6.4l3-3a4.5 4.5 0 0 0-6.4-6.4l-1.5 1.5M14 10a4.5 4.5 0 0 0-6.6-.4l-3 3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5',
  },
  list: { line: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01' },
  lock: {
    line: 'M8 10.5V7.5a4 4 0 0 1 8 0v3M7 10.5h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z',
  },
  me: { line: 'M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z' },
  menu: { line: 'M4 6h16M4 12h16M4 18h16' },
  mute: { line: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5' },
  next: { line: 'm9 5 7 7-7 7' },
  pause: { solid: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' },
  pencil: { line: 'm4 20 1-4.5L16.5 4a2.1 2.1 0 0 1 3 3L8 18.8z' },
  people: {
    line: 'M2.5 19.5c.6-3.7 2.9-5.5 6-5.5s5.4 1.8 6 5.5M16 14.2c2.8.2 4.8 2 5.4 5.3M15.5 4.8a3.4 3.4 0 0 1 0 6.4M5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z',
  },
  play: { solid: 'M7 4.500v15l12-7.500z' },
  plus: { line: 'M12 5v14M5 12h14' },
  prev: { line: 'm15 5-7 7 7 7' },
  shield: { line: 'M12 2.8 4.5 5.5v6c0 4.7 3.1 8 7.5 9.7 4.4-1.7 7.5-5 7.5-9.7v-6zM8.5 12l2.5 2.5 4.5-4.8' },
  sound: { line: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11' },
  sun: {
    line: 'M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M5 19l1.7-1.7M17.3 6.7 19 5M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  },
  theme: { line: 'M12 3a9 9 0 1 0 0 18zM3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z', solid: 'M12 3a9 9 0 0 1 0 18z' },
  trophy: {
    line: 'M7 4h10v6a5 5 0 0 1-10 0zM7 5.5H3.5c0 4 1.5 5.5 3.8 5.5M17 5.5h3.5c0 4-1.5 5.5-3.8 5.5M12 15v4M8 20h8',
  },
  undo: { line: 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3' },
  x: { line: 'M6 6l12 12M18 6 6 18' },
} satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;

/** A picture beside words; it says nothing of its own. */
export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }): ReactNode {
  const { line, solid }: Drawing = ICONS[name];
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {line !== undefined && (
        <path d={line} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      )}
      {solid !== undefined && <path d={solid} fill="currentColor" />}
    </svg>
  );
}

/** The mark of the house. */
export function Mark({ size = 26 }: { readonly size?: number }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d="M12 2.700 20.400 7.200v8.200L12 20l-8.400-4.600V7.200Z" fill="currentColor" />
      <path d="M3.600 7.400 12 11.900l8.400-4.500M12 11.900V20" fill="none" stroke="var(--paper)" strokeWidth="1.300" />
    </svg>
  );
}
