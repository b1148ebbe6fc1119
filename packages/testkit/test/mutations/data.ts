// Faults in data: copies, views, the table, and state kept elsewhere.
import { copyPlain } from '@boardwright/engine';
import { game } from '../toy/index.ts';
import { at } from '../toy/state.ts';
import { asking, doing, type Mutation, seeing, settingUp, step } from './plant.ts';

let kept = 0; // what no rule may do: keep state outside the table

export const data: Mutation[] = [
  {
    fault: 'the copy shares a list',
    check: 'copies',
    game: { ...game, copy: g => ({ ...copyPlain(g), coins: g.coins }) },
  },
  {
    fault: 'the copy forgets something',
    check: 'copies',
    game: { ...game, copy: g => ({ ...copyPlain(g), oil: g.oil.map(() => 0) }) },
  },
  { fault: 'the view shares a list', check: 'freshViews', game: seeing((_, g) => ({ coins: g.coins })) },
  { fault: 'the view has another shape', check: 'viewShape', game: seeing(() => ({ bag: [] })) },
  { fault: 'the view says something else', check: 'viewShape', game: seeing((_, g) => ({ wind: g.wind + 1 })) },
  { fault: 'undefined on the table', check: 'plain', game: settingUp(g => Object.assign(g, { storm: undefined })) },
  { fault: 'NaN on the table', check: 'plain', game: settingUp(g => Object.assign(g, { luck: Number.NaN })) },
  { fault: 'a Map on the table', check: 'plain', game: settingUp(g => Object.assign(g, { more: new Map() })) },
  {
    fault: 'two lists that are one',
    check: 'json',
    game: settingUp(g => Object.assign(g, { trips: g.fish })),
  },
  {
    fault: 'a rule remembers something outside of the table',
    check: 'replays',
    game: asking('chooseBid', ({ choose }) => ({
      choose(x, task, bid) {
        choose(x, task, bid);
        x.g.coins[task.p]! += kept++ % 2;
      },
    })),
  },
  {
    fault: 'a rule throws a die of its own',
    check: 'undo',
    game: doing({
      burnOil(x, task) {
        step('burnOil')(x, task);
        x.g.coins[task.p]! += kept++ % 6;
      },
    }),
  },
  {
    fault: 'options tidies the hand',
    check: 'pure',
    game: asking('chooseLantern', ({ options }) => ({
      options(g, task) {
        at(g.hands, task.p).reverse();
        return options(g, task);
      },
    })),
  },
];
