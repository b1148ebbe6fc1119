// Flags of the server's commands.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { BadInput } from '@boardwright/engine';

type Options = NonNullable<ParseArgsConfig['options']>;

export interface Given {
  readonly values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
  readonly words: readonly string[];
}

export function readFlags(args: readonly string[], options: Options): Given {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values: values as Given['values'], words: positionals };
  } catch (error) {
    throw new BadInput((error as Error).message.split('. ')[0] ?? 'these flags are not understood');
  }
}

/** A flag with an integer within bounds. */
export function numberFlag(given: Given, name: string, otherwise: number, most: number): number {
  const text = given.values[name];
  if (typeof text !== 'string') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new BadInput(`--${name} must be a whole number from 1 to ${most}, not "${text}"`);
  return value;
}
