// npm run screens: does every table fit on every screen? Shows positions of recorded games on screens of seven sizes,
// on the built page, and checks for faults (test/faults.ts). Prints a table and one line for each fault. Exits with 1
// if there is one.
// [--game ID] [--moments 10] [--sizes 390x844,1280x720] [--language en] [--dark] [--out DIR: saves pictures there]
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openWorld } from './test/browser.ts';
import type { Fault } from './test/faults.ts';
import { drawnGames, Looking, momentsOf, nameOf, SIZES, type Size } from './test/screens.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    moments: { type: 'string', default: '10' },
    sizes: { type: 'string' },
    language: { type: 'string', default: 'en' },
    dark: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});

function sizesIn(list: string): Size[] {
  return list.split(',').map(each => {
    const [width = 0, height = 0] = each.split(/[x×]/).map(Number);
    return { width, height };
  });
}
const sizes = values.sizes === undefined ? SIZES : sizesIn(values.sizes);

interface Found {
  readonly line: string;
  readonly game: string;
  readonly size: string;
  readonly at: Set<string>; // moments
}
const found = new Map<string, Found>();

function keep(game: string, size: Size, moment: string, { kind, what, where, by }: Fault): void {
  const key = [game, nameOf(size), kind, where, what.replace(/\d+/g, '#')].join(' ');
  const line = `${game}, ${nameOf(size)}: ${kind}: "${what}" in ${where}${by === '' ? '' : ` (${by})`}`;
  const known = found.get(key) ?? { line, game, size: nameOf(size), at: new Set() };
  known.at.add(moment);
  found.set(key, known);
}

async function lookAt(looking: Looking, game: string): Promise<void> {
  for (const [i, situation] of (await momentsOf(game, Number(values.moments))).entries()) {
    await looking.sitDown(situation);
    const moment = `${i + 1} ${situation.ask}`;
    for (const size of sizes) {
      for (const fault of await looking.faultsAt(size)) keep(game, size, moment, fault);
      if (values.out === undefined) continue;
      const look = values.dark ? '-dark' : '';
      const name = `${game}-${nameOf(size)}${look}-${String(i + 1).padStart(2, '0')}-${situation.ask}.png`;
      await looking.page.screenshot({ path: path.join(values.out, name) });
    }
  }
}

function tell(game: string): void {
  const all = [...found.values()].filter(each => each.game === game);
  for (const { line, at } of all) console.log(`${line} [${[...at].join(', ')}]`);
}

function report(ids: readonly string[]): void {
  const widest = Math.max(...ids.map(id => id.length));
  console.log(['faults'.padEnd(widest), ...sizes.map(size => nameOf(size).padStart(9))].join(' '));
  for (const id of ids) {
    const counts = sizes.map(size =>
      [...found.values()].filter(each => each.game === id && each.size === nameOf(size)),
    );
    console.log([id.padEnd(widest), ...counts.map(each => String(each.length).padStart(9))].join(' '));
  }
}

if (values.out !== undefined) mkdirSync(values.out, { recursive: true });
const world = await openWorld();
try {
  const ids = values.game === undefined ? drawnGames() : values.game.split(',');
  const looking = await Looking.begin(world, {
    locale: values.language,
    colorScheme: values.dark ? 'dark' : 'light',
  });
  for (const id of ids) {
    await lookAt(looking, id);
    tell(id);
  }
  report(ids);
  if (found.size > 0) process.exitCode = 1;
} finally {
  await world.close();
}
