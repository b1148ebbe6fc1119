// boardwright games: lists the games with their player counts and options.
import type { AnyModule, Option } from '@boardwright/engine';
import type { Command } from '../command.ts';
import { allGames, MODULE_FLAG } from '../input/game.ts';
import { columns } from '../output/columns.ts';
import { print, printJson } from '../output/print.ts';
import { bold, dim } from '../output/style.ts';

export const games: Command = {
  name: 'games',
  about: 'list the games with their player counts and options',
  words: '',
  most: 0,
  flags: { json: { about: 'print JSON' }, ...MODULE_FLAG },
  async run(typed) {
    const all = await allGames(typed.many('module'));
    const modules = await Promise.all([...all.values()].map(load => load()));
    if (typed.has('json')) printJson(modules.map(describe));
    else if (modules.length === 0) print('There are no games yet.');
    else for (const module of modules) printGame(module);
    return 0;
  },
};

function describe({ game, withContent }: AnyModule) {
  const { id, version, edition, seats, options } = game;
  return { id, version, edition, seats, options, editions: withContent !== undefined };
}

function printGame({ game }: AnyModule): void {
  print(`${bold(game.id)}  ${game.seats.join(', ')} players`);
  for (const line of columns(game.options.map(optionRow))) print(`  ${line}`);
}

function optionRow({ id, values, default: usual, seats }: Option): string[] {
  const shown = values.map(value => (value === usual ? bold(value) : value)).join(' | ');
  return [
    `--option ${id}=`,
    shown,
    dim(`default ${usual}${seats === undefined ? '' : `; ${seats.join(', ')} players`}`),
  ];
}
