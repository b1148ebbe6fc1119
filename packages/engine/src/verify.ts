// Was the chance of a finished game fair? Computes every draw again from the opened seal.
import { type Chance, noChance } from './chance/chance.ts';
import { openSeal, type Seal } from './chance/fair.ts';
import { BadInput } from './errors.ts';
import { canonical, checkVersions, type DrawRun, type GameFile } from './file.ts';
import { writeMove } from './notation.ts';
import { type Log, Play, replay } from './play.ts';
import type { Game } from './types.ts';

export interface Verdict {
  readonly draws: number; // how many were computed again
  readonly elsewhere: number; // how many were drawn before the game came to this table and are not covered by the seal
  readonly mismatches: readonly string[]; // one sentence for each draw that does not follow from the seal
}
interface Draw {
  readonly stream: string;
  readonly index: number;
  readonly below: number;
}

/** With the rules: replays the log and checks every draw the rules ask for. */
export function verifyFile<G, T>(game: Game<G, T>, file: GameFile): Verdict {
  const fair = opened(file);
  checkVersions(game, file);
  replay(game, file, noChance); // the log must be valid before its draws are checked
  const asked = askedIn(game, file);
  const verdict = judge(file, fair, asked);
  if (file.drawn === undefined || canonical(file.drawn) === canonical(runsOf(asked))) return verdict;
  return { ...verdict, mismatches: [...verdict.mismatches, 'the file lists other draws than the rules ask for'] };
}

/**
 * Without the rules, for games of other versions: checks that the outcomes follow from the seal and that none is used
 * twice. Trusts the file's list of which draws the rules asked for.
 */
export function verifyChance(file: GameFile): Verdict {
  const fair = opened(file);
  if (file.drawn === undefined)
    throw new BadInput('this file does not list its draws; only its own rules can check it');
  const asked = drawsIn(file.drawn);
  const recorded = recordedIn(file).length;
  if (asked.length !== recorded)
    throw new BadInput(`the file lists ${asked.length} draws, but its log has ${recorded}`);
  const places = new Set(asked.map(({ stream, index }) => `${stream}#${index}`));
  if (places.size !== asked.length) throw new BadInput('the file lists a draw twice');
  return judge(file, fair, asked);
}

/** What each draw of a log was for, so that its chance can be verified without its rules. */
export function drawnIn<G, T>(game: Game<G, T>, log: Log): DrawRun[] {
  return runsOf(askedIn(game, log));
}

function opened(file: GameFile): Chance {
  const { seal, seats } = file;
  if (seal === undefined)
    throw new BadInput('there is nothing to verify: this game has no seal; only games played at a server have one');
  if (seal.nonces.length !== seats)
    throw new BadInput(`the seal has ${seal.nonces.length} nonces for ${seats} players`);
  return openSeal(seal);
}

function judge(file: GameFile, fair: Chance, asked: readonly Draw[]): Verdict {
  const recorded = recordedIn(file);
  const elsewhere = drawnElsewhere(file, file.seal);
  const mismatches = asked.flatMap(({ below, stream, index }, i) => {
    if (i < elsewhere) return [];
    const { was, place } = recorded[i] ?? { was: undefined, place: 'the end' };
    const should = fair.int(below, stream, index);
    return was === should ? [] : [`draw ${i + 1}, ${place}: recorded ${was}, the seal gives ${should}`];
  });
  return { draws: asked.length - elsewhere, elsewhere, mismatches };
}

function drawnElsewhere(log: Log, seal: Seal | undefined): number {
  if (seal?.version !== 2 || seal.from === undefined) return 0;
  const before = log.entries.slice(0, seal.from).map(({ drew }) => drew?.length ?? 0);
  return before.reduce((sum, n) => sum + n, log.drew.length);
}

function recordedIn(log: Log): { readonly was: number; readonly place: string }[] {
  return [
    ...log.drew.map(was => ({ was, place: 'setup' })),
    ...log.entries.flatMap((entry, i) =>
      (entry.drew ?? []).map(was => ({ was, place: `entry ${i + 1} (${writeMove(entry)})` })),
    ),
  ];
}

/** Replays a log with its recorded outcomes, and notes what each draw was for. */
function askedIn<G, T>(game: Game<G, T>, log: Log): Draw[] {
  const outcomes = [...log.drew, ...log.entries.flatMap(({ drew }) => drew ?? [])];
  const asked: Draw[] = [];
  const chance: Chance = {
    int(below, stream, index) {
      asked.push({ stream, index, below });
      return outcomes[asked.length - 1] as number;
    },
  };
  const play = Play.startAgain(game, log, chance);
  for (const entry of log.entries) play.answer(entry);
  return asked;
}

function runsOf(draws: readonly Draw[]): DrawRun[] {
  const runs: [string, number, number[]][] = [];
  for (const { stream, index, below } of draws) {
    const last = runs.at(-1);
    if (last !== undefined && last[0] === stream && last[1] + last[2].length === index) last[2].push(below);
    else runs.push([stream, index, [below]]);
  }
  return runs;
}

const drawsIn = (runs: readonly DrawRun[]): Draw[] =>
  runs.flatMap(([stream, first, belows]) => belows.map((below, i) => ({ stream, index: first + i, below })));
