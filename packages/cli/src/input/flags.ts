// Parses what was typed after a command, and the values of flags.
import { parseArgs } from 'node:util';
import { BadInput } from '@boardwright/engine';
import type { Command, Flags, Typed } from '../command.ts';
import { didYouMean } from './did-you-mean.ts';

/** Flags of every command. */
export const COMMON: Flags = { help: { about: 'show this help' } };

export function readTyped(command: Command, args: readonly string[]): Typed {
  const flags: Flags = { ...command.flags, ...COMMON };
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [
      name,
      {
        type: flag.value === undefined ? ('boolean' as const) : ('string' as const),
        multiple: true,
        ...(name === 'help' ? { short: 'h' } : {}),
      },
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const words: string[] = [];
  const given = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind === 'option') noteFlag(command.name, flags, given, token.name, token.rawName, token.value);
  }
  const surplus = words[command.most];
  if (surplus !== undefined)
    throw new BadInput(
      `${command.name} does not know what to do with "${surplus}" (see boardwright ${command.name} --help)`,
    );
  return {
    words,
    has: flag => given.has(flag),
    one: flag => given.get(flag)?.at(-1),
    many: flag => given.get(flag) ?? [],
  };
}

function noteFlag(
  command: string,
  flags: Flags,
  given: Map<string, string[]>,
  name: string,
  raw: string,
  value: string | undefined,
): void {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (flag === undefined)
    throw new BadInput(
      `${command} has no flag ${raw}${didYouMean(
        raw,
        Object.keys(flags).map(each => `--${each}`),
      )}`,
    );
  if (flag.value === undefined && value !== undefined) throw new BadInput(`${raw} takes no value`);
  if (flag.value !== undefined && (value === undefined || value.startsWith('--')))
    throw new BadInput(`${raw} needs a value: ${raw} ${flag.value}`);
  const values = given.get(name) ?? [];
  if (values.length > 0 && flag.many === undefined) throw new BadInput(`${raw} is given twice`);
  given.set(name, [...values, value ?? '']);
}

/** An integer in a range, or the default if the flag was not given. */
export function wholeNumber<D>(typed: Typed, flag: string, least: number, most: number, otherwise: D): number | D {
  const text = typed.one(flag);
  if (text === undefined) return otherwise;
  const n = Number(text);
  if (!/^-?\d+$/.test(text) || n < least || n > most)
    throw new BadInput(`--${flag} must be a whole number from ${least} to ${most}, not "${text}"`);
  return n;
}

/** A number above zero, or the default if the flag was not given. */
export function positiveNumber(typed: Typed, flag: string, otherwise: number): number {
  const text = typed.one(flag);
  if (text === undefined) return otherwise;
  const n = Number(text);
  if (text.trim() === '' || !Number.isFinite(n) || n <= 0)
    throw new BadInput(`--${flag} must be a number above 0, not "${text}"`);
  return n;
}

export const MOST_SEED = 2 ** 32 - 1;
export const seedOf = (typed: Typed, otherwise: number): number => wholeNumber(typed, 'seed', 0, MOST_SEED, otherwise);

export function oneOf<V extends string>(what: string, text: string, values: readonly V[]): V {
  const value = values.find(each => each === text);
  if (value === undefined)
    throw new BadInput(`${what} is one of ${values.join(', ')}, not "${text}"${didYouMean(text, values)}`);
  return value;
}
