// Resources and marks, 24 grid, and the round tokens that carry a number.
import { stills } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';

const MARKS = {
  gold: (
    <>
      <circle cx="12" cy="12" r="9.6" fill="#d9a42b" stroke="#6a4710" strokeWidth="1.7" />
      <circle cx="12" cy="12" r="7.2" fill="none" stroke="#f0cd6b" strokeWidth="1.1" />
      <path d="M7.4 9.4H16.6V11.1L13.8 12.4V14H15.6V15.6H8.6V14H10.4V12.4C8.8 12.1 7.8 11.1 7.4 9.4Z" fill="#6a4710" />
    </>
  ),
  sun: (
    <>
      <path
        d="M12 0.6L14.68 5.53L20.06 3.94L18.47 9.32L23.4 12L18.47 14.68L20.06 20.06L14.68 18.47L12 23.4L9.32 18.47L3.94 20.06L5.53 14.68L0.6 12L5.53 9.32L3.94 3.94L9.32 5.53Z"
        fill="#e0a526"
        stroke="#7c2d12"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <circle cx="12" cy="12" r="4.2" fill="#c4551c" />
    </>
  ),
  moon: (
    <>
      <path
        d="M14.16 2.4A9.8 9.8 0 1 0 21.6 14.16A7.84 7.84 0 0 1 14.16 2.4Z"
        fill="#7a6fd0"
        stroke="#2f2674"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </>
  ),
  glory: (
    <>
      <path
        d="M11.3 20.08Q8.82 17.27 4.58 20.33Q9.03 23.07 11.3 20.08ZM7.28 18.55Q6.64 14.86 1.43 15.25Q3.79 19.91 7.28 18.55ZM4.66 15.15Q6.04 11.67 1.39 9.28Q0.97 14.49 4.66 15.15ZM4.2 10.88Q7.19 8.64 4.48 4.17Q1.4 8.39 4.2 10.88ZM6.04 7Q9.76 6.65 9.79 1.42Q4.95 3.41 6.04 7ZM12.7 20.08Q14.97 23.07 19.42 20.33Q15.18 17.27 12.7 20.08ZM16.72 18.55Q20.21 19.91 22.57 15.25Q17.36 14.86 16.72 18.55ZM19.34 15.15Q23.03 14.49 22.61 9.28Q17.96 11.67 19.34 15.15ZM19.8 10.88Q22.6 8.39 19.52 4.17Q16.81 8.64 19.8 10.88ZM17.96 7Q19.05 3.41 14.21 1.42Q14.24 6.65 17.96 7Z"
        fill="var(--glory-ink, #2f8f6b)"
      />
      <path
        d="M12 6.6L13.29 9.82L16.76 10.05L14.09 12.28L14.94 15.65L12 13.8L9.06 15.65L9.91 12.28L7.24 10.05L10.71 9.82Z"
        fill="var(--glory-ink, #2f8f6b)"
      />
    </>
  ),
  wreath: (
    <>
      <path
        d="M10.65 20.82Q8.47 18.6 4.66 21.04Q8.64 23.19 10.65 20.82ZM7.03 19.41Q6 16.47 1.51 17.05Q4.19 20.7 7.03 19.41ZM4.35 16.58Q4.67 13.49 0.36 12.1Q1.23 16.54 4.35 16.58ZM3.12 12.89Q4.73 10.22 1.42 7.13Q0.32 11.53 3.12 12.89ZM3.59 9.02Q6.18 7.3 4.5 3.09Q1.63 6.6 3.59 9.02ZM5.66 5.73Q8.74 5.27 9.01 0.75Q4.92 2.7 5.66 5.73ZM13.35 20.82Q15.36 23.19 19.34 21.04Q15.53 18.6 13.35 20.82ZM16.97 19.41Q19.81 20.7 22.49 17.05Q18 16.47 16.97 19.41ZM19.65 16.58Q22.77 16.54 23.64 12.1Q19.33 13.49 19.65 16.58ZM20.88 12.89Q23.68 11.53 22.58 7.13Q19.27 10.22 20.88 12.89ZM20.41 9.02Q22.37 6.6 19.5 3.09Q17.82 7.3 20.41 9.02ZM18.34 5.73Q19.08 2.7 14.99 0.75Q15.26 5.27 18.34 5.73Z"
        fill="currentColor"
      />
    </>
  ),
  die: (
    <>
      <path
        d="M12 2.7L20.4 7.232V15.38L12 20L3.6 15.38V7.232Z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M3.6 7.4L12 11.936L20.4 7.4M12 11.936V20" fill="none" stroke="var(--on, #fff)" strokeWidth="1.3" />
    </>
  ),
  dice: (
    <>
      <path
        d="M7.2 1.952L13 5.08V10.71L7.2 13.9L1.4 10.71V5.08Z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M1.4 5.2L7.2 8.332L13 5.2M7.2 8.332V13.9" fill="none" stroke="var(--on, #fff)" strokeWidth="1.3" />
      <path
        d="M16.6 8.352L22.4 11.484V17.11L16.6 20.3L10.8 17.11V11.484Z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path
        d="M10.8 11.6L16.6 14.732L22.4 11.6M16.6 14.732V20.3"
        fill="none"
        stroke="var(--on, #fff)"
        strokeWidth="1.3"
      />
    </>
  ),
  instant: (
    <>
      <path d="M13.6 2L4.6 13.6H11L9.6 22L19.4 9.6H12.8Z" fill="currentColor" />
    </>
  ),
  permanent: (
    <>
      <path d="M5 2.5H19M5 21.5H19" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      <path
        d="M6.8 4C6.8 9 10.6 10.4 10.6 12S6.8 15 6.8 20H17.2C17.2 15 13.4 13.6 13.4 12S17.2 9 17.2 4Z"
        fill="currentColor"
      />
    </>
  ),
  reinforcement: (
    <>
      <path
        fillRule="evenodd"
        d="M19.34 10.03L22.44 10.16L22.44 13.84L19.34 13.97L18.58 15.8L20.68 18.08L18.08 20.68L15.8 18.58L13.97 19.34L13.84 22.44L10.16 22.44L10.03 19.34L8.2 18.58L5.92 20.68L3.32 18.08L5.42 15.8L4.66 13.97L1.56 13.84L1.56 10.16L4.66 10.03L5.42 8.2L3.32 5.92L5.92 3.32L8.2 5.42L10.03 4.66L10.16 1.56L13.84 1.56L13.97 4.66L15.8 5.42L18.08 3.32L20.68 5.92L18.58 8.2ZM12 8.4A3.6 3.6 0 1 0 12 15.6A3.6 3.6 0 1 0 12 8.4Z"
        fill="currentColor"
      />
    </>
  ),
  arrow: (
    <>
      <path
        d="M3 12H19M13.4 6.4L19 12L13.4 17.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  up: (
    <>
      <path
        d="M12 20V5M5.6 11.4L12 5L18.4 11.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  forge: (
    <>
      <path
        d="M2.6 12H21.4V14.6C18.4 15 16.2 16.2 15.6 18H17.4V21H7.6V18H9.4C9 15.6 5.4 15.2 2.6 12Z"
        fill="currentColor"
      />
      <path d="M6.4 8.8L13 3.4M10.6 1.6L15.4 6.6" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  pass: (
    <>
      <path
        d="M5 5V19L14 12ZM17.6 5V19"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
  check: (
    <>
      <path
        d="M4.6 12.8L9.8 18L19.6 6.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  oust: (
    <>
      <path
        d="M3.4 12H13M8.6 6.8L13.8 12L8.6 17.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M17.6 4V20" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  first: (
    <>
      <path
        d="M3.4 7.6L7.8 11.6L12 4.4L16.2 11.6L20.6 7.6L18.8 18.6H5.2Z"
        fill="#c8921a"
        stroke="#4d340b"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </>
  ),
  hammer: (
    <>
      <circle cx="12" cy="12" r="10.4" fill="#9a6a3a" stroke="#3b2510" strokeWidth="1.6" />
      <path d="M6.6 7H15.6L17.6 9V11L15.6 12.6H6.6Z" fill="#fff3da" />
      <path d="M11.4 12V19" stroke="#fff3da" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>;

const TOKENS = {
  gold: (
    <>
      <circle cx="12" cy="12" r="11" fill="#d9a42b" stroke="#6a4710" strokeWidth="1.5" />
      <circle cx="12" cy="12" r="8.9" fill="none" stroke="#f0cd6b" strokeWidth="1" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="11.4" fill="#e0a526" stroke="#fffaf0" strokeWidth="1.2" />
      <path
        d="M12 1.8L14.38 4.68L18 3.75L18.23 7.47L21.7 8.85L19.7 12L21.7 15.15L18.23 16.53L18 20.25L14.38 19.32L12 22.2L9.62 19.32L6 20.25L5.77 16.53L2.3 15.15L4.3 12L2.3 8.85L5.77 7.47L6 3.75L9.62 4.68Z"
        fill="#7c2d12"
      />
    </>
  ),
  moon: (
    <>
      <circle cx="12" cy="12" r="11.4" fill="#584dae" stroke="#fffaf0" strokeWidth="1.2" />
      <path d="M9.8 2.4A9.8 9.8 0 1 0 21.6 14.2A8.7 8.7 0 1 1 9.8 2.4Z" fill="#efeaff" />
    </>
  ),
  glory: (
    <>
      <circle cx="12" cy="12" r="11.4" fill="#237a59" stroke="#fffaf0" strokeWidth="1.2" />
      <path
        d="M11.82 21.08Q10.11 19.96 7.86 22.07Q10.84 22.87 11.82 21.08ZM8.28 20.29Q7.15 18.59 4.25 19.66Q6.69 21.56 8.28 20.29ZM5.34 18.18Q4.96 16.17 1.88 16.02Q3.38 18.72 5.34 18.18ZM3.46 15.08Q3.89 13.09 1.11 11.74Q1.43 14.82 3.46 15.08ZM2.93 11.5Q4.11 9.84 2.08 7.51Q1.17 10.46 2.93 11.5ZM3.85 8Q5.58 6.93 4.62 3.99Q2.63 6.36 3.85 8ZM12.18 21.08Q13.16 22.87 16.14 22.07Q13.89 19.96 12.18 21.08ZM15.72 20.29Q17.31 21.56 19.75 19.66Q16.85 18.59 15.72 20.29ZM18.66 18.18Q20.62 18.72 22.12 16.02Q19.04 16.17 18.66 18.18ZM20.54 15.08Q22.57 14.82 22.89 11.74Q20.11 13.09 20.54 15.08ZM21.07 11.5Q22.83 10.46 21.92 7.51Q19.89 9.84 21.07 11.5ZM20.15 8Q21.37 6.36 19.38 3.99Q18.42 6.93 20.15 8Z"
        fill="#e6f6e6"
        opacity=".55"
      />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>;

const STILL_MARKS = stills(MARKS);
const STILL_TOKENS = stills(TOKENS);
export type MarkName = keyof typeof MARKS;
export type TokenName = keyof typeof TOKENS;

interface MarkProps {
  readonly name: MarkName;
  readonly size?: number;
  readonly className?: string;
}
/** The element of a symbol, for a part that is drawn anew only with it. */
export function markElement({ name, size, className }: MarkProps): ReactNode {
  return (
    <svg
      className={className ?? 'df-sym'}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      {...STILL_MARKS[name]}
    />
  );
}
/** A symbol of the set, as large as its class or `size` says. */
export const Mark = memo(function Mark(props: MarkProps): ReactNode {
  return markElement(props);
});

const INK_ON: Readonly<Record<TokenName, string>> = { gold: '#2b1a05', sun: '#ffe7ad', moon: '#fff', glory: '#fff' };

/** A cost, a price or a worth: the resource with its number. */
export const Token = memo(function Token({
  of,
  n,
  size,
  className,
}: {
  readonly of: TokenName;
  readonly n: number | string;
  readonly size?: number;
  readonly className?: string;
}): ReactNode {
  const text = String(n);
  return (
    <svg className={className ?? 'df-token'} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <g {...STILL_TOKENS[of]} />
      <text
        className="df-n"
        x={of === 'moon' ? 13 : 12}
        y={16.4}
        fontSize={text.length > 2 ? 10.5 : text.length > 1 ? 12 : 13.5}
        fill={INK_ON[of]}
      >
        {text}
      </text>
    </svg>
  );
});
