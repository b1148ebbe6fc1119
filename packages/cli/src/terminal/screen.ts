// What the reader's terminal can show, and the one way to it for everything that a game prints.
import { styleText } from 'node:util';
import type { Flags, Typed } from '../command.ts';
import { wholeNumber } from '../input/flags.ts';
import { plainAscii } from './ascii.ts';

export interface Looks {
  readonly columns: number;
  readonly colour: boolean;
  readonly unicode: boolean;
  readonly plain: boolean; // for screen readers: no frames, one thing a line
}
type Format = Parameters<typeof styleText>[0];
export interface Screen extends Looks {
  print(text?: string): void;
  paint(format: Format, text: string): string;
}

export const SCREEN_FLAGS: Flags = {
  plain: { about: 'for screen readers: no frames and no colours, one thing a line' },
  ascii: { about: 'only plain ASCII characters (default: as LANG says)' },
  width: { value: 'N', about: 'columns to fill (default: those of the terminal)' },
};
const NARROWEST = 40;
const WIDEST = 400;
const IN_A_PIPE = 100;

export function screenOf(typed: Typed): Screen {
  const { stdout } = process;
  const plain = typed.has('plain');
  return makeScreen(
    {
      columns: wholeNumber(typed, 'width', NARROWEST, WIDEST, Math.max(NARROWEST, stdout.columns ?? IN_A_PIPE)),
      colour: !plain && styleText('bold', ' ', { stream: stdout }) !== ' ',
      unicode: !typed.has('ascii') && knowsUnicode(process.env),
      plain,
    },
    line => stdout.write(line),
  );
}

export function makeScreen(looks: Looks, write: (text: string) => void): Screen {
  return {
    ...looks,
    print: (text = '') => write(`${folding(looks)(text)}\n`),
    paint: (format, text) => (looks.colour ? styleText(format, text, { validateStream: false }) : text),
  };
}

/** What the terminal can show of a text. */
export const folding =
  ({ unicode }: Pick<Looks, 'unicode'>) =>
  (text: string): string =>
    unicode ? text : plainAscii(text);

/** Systems that name no language are new enough to know Unicode. */
export function knowsUnicode({ LC_ALL, LC_CTYPE, LANG, TERM }: NodeJS.ProcessEnv): boolean {
  const said = LC_ALL || LC_CTYPE || LANG || 'UTF-8';
  return TERM !== 'dumb' && /utf-?8/i.test(said);
}
