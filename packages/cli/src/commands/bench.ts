// boardwright bench: the speed of the games, compared with the last committed figures.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { comparePeers, type Kept, type PeerFigures, readFigures, writeFigures } from '../bench/folder.ts';
import { FIGURES, type Figures } from '../bench/measure.ts';
import type { Command, Typed } from '../command.ts';
import { positiveNumber } from '../input/flags.ts';
import { allGames, type GameSource, loadGame, MODULE_FLAG } from '../input/game.ts';
import { columns } from '../output/columns.ts';
import { percent, whole } from '../output/numbers.ts';
import { print, printJson } from '../output/print.ts';
import { progress } from '../output/progress.ts';
import { bold, dim } from '../output/style.ts';

const FLOORS = { game: 100_000, race: 500_000, ratio: 20, search: 0.5 } as const;

export const bench: Command = {
  name: 'bench',
  about: 'measure how fast the games are',
  words: 'GAME…',
  most: Number.POSITIVE_INFINITY,
  flags: {
    seconds: { value: 'S', about: 'processor time per game, and per engine with --peers (2)' },
    peers: { about: 'compare with boardgame.io in a small dice game (installs it into bench/peers once)' },
    check: { about: 'fail if a game is below its minimum rate' },
    write: { about: 'store the figures in bench/figures.json for later comparison' },
    json: { about: 'print JSON' },
    ...MODULE_FLAG,
  },
  more: `Every game is played by random bots with the most players it allows. Rates are per second of processor time on one
core: answers with their legal options computed, whole games with their setup, copies of a match, and answers inside the
search of the expert, also as a share of those in random play.
Minimum rates for --check: ${whole(FLOORS.game)} answers/s for each game, half as many in the search as in random play; with --peers, ${whole(FLOORS.race)} for the dice race and ${FLOORS.ratio} times its peer.`,
  async run(typed) {
    const before = readFigures();
    const seconds = positiveNumber(typed, 'seconds', 2);
    const now = await measureAll(await gamesOf(typed), seconds, typed.has('peers'));
    if (typed.has('json')) printJson({ ...now, ratios: ratiosOf(now, before) });
    else show(now, before);
    if (typed.has('check') && !holdsFloors(now)) return 1;
    if (typed.has('write')) process.stderr.write(`Figures stored in ${writeFigures(now)}.\n`);
    return 0;
  },
};

async function measureAll(sources: readonly GameSource[], seconds: number, withPeers: boolean): Promise<Kept> {
  const bar = progress(sources.length + (withPeers ? 1 : 0));
  const games: Record<string, Figures> = {};
  try {
    for (const [done, source] of sources.entries()) {
      bar.at(done);
      games[source.id] = await measureAlone(source, seconds);
    }
    bar.at(sources.length);
    return { games, peers: withPeers ? await comparePeers(seconds) : null };
  } finally {
    bar.end();
  }
}

async function measureAlone(source: GameSource, seconds: number): Promise<Figures> {
  const worker = new Worker(new URL('../bench/worker.ts', import.meta.url), { workerData: { source, seconds } });
  const [figures] = (await once(worker, 'message')) as [Figures];
  await worker.terminate();
  return figures;
}

async function gamesOf(typed: Typed): Promise<GameSource[]> {
  const modules = typed.many('module');
  const ids = typed.words.length > 0 ? typed.words : [...(await allGames(modules)).keys()];
  const sources = ids.map((id): GameSource => ({ id, modules }));
  for (const source of sources) await loadGame(source); // report an unknown game first
  return sources;
}

/** Reports on the error stream what is too slow. */
function holdsFloors({ games, peers }: Kept): boolean {
  const slow = Object.entries(games).filter(([, { answersPerSecond }]) => answersPerSecond < FLOORS.game);
  const said = slow.map(([id]) => `${id} is below ${whole(FLOORS.game)} answers/s`);
  for (const [id, figures] of Object.entries(games))
    if (searchShare(figures) < FLOORS.search) said.push(`the search loses more than half of the speed of ${id}`);
  if (peers !== null && peers.answersPerSecond < FLOORS.race)
    said.push(`the dice race is below ${whole(FLOORS.race)} answers/s`);
  if (peers !== null && peers.ratio < FLOORS.ratio) said.push(`the dice race is below ${FLOORS.ratio} times its peer`);
  for (const sentence of said) process.stderr.write(`boardwright: ${sentence}\n`);
  return said.length === 0;
}

const searchShare = ({ searchAnswersPerSecond, answersPerSecond }: Figures): number =>
  searchAnswersPerSecond / answersPerSecond;

/** New figures as multiples of the committed ones. */
function ratiosOf(now: Kept, before: Kept): Record<string, Partial<Figures>> {
  const ratios: Record<string, Partial<Figures>> = {};
  for (const [id, figures] of Object.entries(now.games)) {
    const old = before.games[id];
    if (old === undefined) continue;
    const known = FIGURES.filter(name => old[name] !== undefined); // older files have fewer figures
    ratios[id] = Object.fromEntries(known.map(name => [name, figures[name] / old[name]]));
  }
  return ratios;
}

function show(now: Kept, before: Kept): void {
  const ratios = ratiosOf(now, before);
  const head = ['', 'answers/s', '', 'playouts/s', '', 'copies/s', '', 'in search/s', '', 'share'].map(dim);
  const rows = Object.entries(now.games).map(([id, figures]) => [
    bold(id),
    ...FIGURES.flatMap(name => [whole(figures[name]), times(ratios[id]?.[name])]),
    percent(searchShare(figures)),
  ]);
  if (rows.length > 0) for (const line of columns([head, ...rows], i => i > 0)) print(line);
  if (now.peers !== null) showPeers(now.peers, before.peers);
}

const times = (ratio: number | undefined): string => (ratio === undefined ? dim('new') : dim(`×${ratio.toFixed(2)}`));

function showPeers(peers: PeerFigures, before: PeerFigures | null): void {
  const { answersPerSecond, peerAnswersPerSecond, ratio, sameScores, bytes } = peers;
  print(
    `${bold('dice race')}, 4 players, 100 moves, ${whole(bytes)} bytes of state; ${sameScores} games with equal scores on both`,
  );
  const rows = [
    [
      'boardwright',
      `${whole(answersPerSecond)} answers/s`,
      times(before === null ? undefined : answersPerSecond / before.answersPerSecond),
    ],
    ['boardgame.io 0.50.2', `${whole(peerAnswersPerSecond)} answers/s`, ''],
    ['ratio', ratio.toFixed(0), ''],
  ];
  for (const line of columns(rows, i => i > 0)) print(`  ${line}`);
}
