// Help texts, made from the descriptions of the commands.
import type { Command, Flags } from './command.ts';
import { COMMON } from './input/flags.ts';
import { bold } from './output/style.ts';

export function helpOf(command: Command): string {
  const words = command.words === '' ? '' : ` ${command.words}`;
  const parts = [
    `${bold(`boardwright ${command.name}`)}${words} [flags]`,
    `  ${command.about}`,
    '',
    ...flagLines({ ...command.flags, ...COMMON }),
  ];
  if (command.more !== undefined) parts.push('', command.more.trim());
  return `${parts.join('\n')}\n`;
}

export function helpOfAll(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(command => command.name.length + command.words.length + 1));
  const lines = commands.map(({ name, words, about }) => `  ${`${name} ${words}`.padEnd(width)}  ${about}`);
  return `${bold('boardwright')} COMMAND [flags]: board games with their rules, in the terminal

${lines.join('\n')}

  --help     show this help; boardwright COMMAND --help explains one command
  --version  show the version

Exit codes: 0 success, 1 a check failed, 2 bad input (one sentence says what and where).
`;
}

function flagLines(flags: Flags): string[] {
  const left = (name: string): string => `--${name}${flags[name]?.value === undefined ? '' : ` ${flags[name].value}`}`;
  const width = Math.max(...Object.keys(flags).map(name => left(name).length));
  return Object.entries(flags).map(
    ([name, { about, many }]) => `  ${left(name).padEnd(width)}  ${about}${many ? ' (several allowed)' : ''}`,
  );
}
