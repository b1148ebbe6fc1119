// The command line: finds the command, checks its flags, runs it, and turns every failure into one clear sentence.
import { BadInput, RuleBug } from '@boardwright/engine';
import manifest from '../package.json' with { type: 'json' };
import { commands } from './commands/index.ts';
import { helpOf, helpOfAll } from './help.ts';
import { didYouMean } from './input/did-you-mean.ts';
import { oneLine } from './input/files.ts';
import { readTyped } from './input/flags.ts';

const FAILED = 1;
const BAD_INPUT = 2;
const INTERRUPTED = 130;

export async function main(args: readonly string[]): Promise<void> {
  process.on('SIGINT', () => process.exit(INTERRUPTED));
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endQuietlyIfNobodyReads);
  try {
    process.exitCode = await run(args);
  } catch (error) {
    process.exitCode = report(error);
  }
}

async function run(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(helpOfAll(commands));
    return name === undefined ? BAD_INPUT : 0;
  }
  if (name === '--version') {
    process.stdout.write(`boardwright ${manifest.version}\n`);
    return 0;
  }
  const command = commands.find(each => each.name === name);
  if (command === undefined) {
    const names = commands.map(each => each.name);
    throw new BadInput(`there is no command "${name}"${didYouMean(name, names)} (see boardwright --help)`);
  }
  const typed = readTyped(command, rest);
  if (typed.has('help')) {
    process.stdout.write(helpOf(command));
    return 0;
  }
  return command.run(typed);
}

/** One sentence on the error stream. A stack trace is printed only for our own bugs, and only on request. */
function report(error: unknown): number {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof BadInput) {
    process.stderr.write(`boardwright: ${oneLine(message)}\n`);
    return BAD_INPUT;
  }
  const what = error instanceof RuleBug ? 'the rules broke' : 'something went wrong inside';
  process.stderr.write(`boardwright: ${what}: ${oneLine(message)} (BOARDWRIGHT_DEBUG=1 shows where)\n`);
  if (process.env.BOARDWRIGHT_DEBUG === '1' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  return FAILED;
}

function endQuietlyIfNobodyReads(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
}
