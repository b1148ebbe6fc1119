// What would happen by the rules: an answer, or the coming round of a battle, tried on a copy of the table.
import {
  answerOf,
  type Chance,
  Engine,
  type Event,
  type Match,
  type Open,
  type Seat,
  type Word,
} from '@boardwright/engine';
import { strain } from './castle.ts';
import type { Content } from './content/types.ts';
import { comingFoes } from './forecast.ts';
import { gameWith } from './game.ts';
import type { Tasks } from './rules/tasks.ts';
import { castleOf, copy, type G } from './state.ts';
import { DONE, SIDES } from './words.ts';

type Table = Match<G, Tasks>;

/** Thrown where a trial ends: at a draw, or when enough has been told. */
class Enough extends Error {}
const NO_DRAWS: Chance = {
  int: () => {
    throw new Enough();
  },
};

function trialOf(content: Content): Engine<G, Tasks> {
  const engine = new Engine(gameWith(content));
  engine.chance = NO_DRAWS;
  return engine;
}

function upToEnough(run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
}

/** The table after an answer, up to the next question or the first draw; null if the answer is not offered. */
export function afterAnswer(content: Content, table: Table, seat: Seat, word: Word): G | null {
  const engine = trialOf(content);
  const match = engine.copy(table);
  for (const open of engine.open(match)) {
    const answer = open.seat === seat ? answerOf(engine, open, word) : null;
    if (answer === null) continue;
    upToEnough(() => engine.answer(match, open, answer));
    return match.g;
  }
  return null;
}

/** What the coming round does to one side of a castle. */
export interface SideAhead {
  readonly kills: number; // attackers that are shot
  readonly losses: number; // units that are hit
  readonly cubes: number; // that the wall loses
  readonly falls: boolean;
  readonly enters: number; // attackers that get inside
}
export interface RoundAhead {
  readonly sides: readonly SideAhead[]; // north, east, south, west
  readonly inside: Pick<SideAhead, 'kills' | 'losses'>; // the melee in the courtyard
  readonly fate: 'held' | 'sacked' | 'goesOn';
}

const number = (value: unknown): number => Number(value ?? 0);

/** Adds up what is told of one place. */
function sumOf(events: readonly Event[], place: string): SideAhead {
  const of = (say: string, ...fields: readonly string[]): number =>
    events
      .filter(event => event.say === say && (event.side ?? event.place) === place)
      .reduce((sum, event) => sum + fields.reduce((n, field) => n + number(event[field]), 0), 0);
  return {
    kills: of('foesFell', 'swordsmen', 'archers'),
    losses: of('unitsLost', 'soldiers', 'mercenaries'),
    cubes: of('wallHit', 'lost'),
    falls: events.some(({ say, side }) => say === 'wallLost' && side === place),
    enters: of('entered', 'swordsmen', 'archers') + of('climbed', 'n'),
  };
}

const FATES: Readonly<Record<string, RoundAhead['fate']>> = { survived: 'held', sacked: 'sacked' };

/** A battle with the attackers who are known to come, before it has begun. */
function withAttack(content: Content, table: Table, p: Seat): Table {
  const g = copy(table.g);
  const castle = castleOf(g, p);
  castle.foes = comingFoes(content, g, castle);
  castle.bound = strain(castle);
  return { ...table, g, agenda: [{ do: 'judge', p }] };
}

const IN_BATTLE: ReadonlySet<string> = new Set(['mayShift', 'mayRegroup', 'chooseKills', 'chooseLosses']);

/**
 * The rest of this round, or the next one, if the owner moves nobody and hits are taken as usual. Before a battle: its first round,
 * with the attackers who are known to come.
 */
export function roundAhead(content: Content, table: Table, p: Seat): RoundAhead {
  const engine = trialOf(content);
  const events: Event[] = [];
  let fate: RoundAhead['fate'] = 'goesOn';
  let rounds = 0; // that may still begin
  engine.listener = event => {
    if (event.p !== p) return;
    fate = FATES[event.say] ?? fate;
    if (fate !== 'goesOn' || (event.say === 'round' && rounds-- === 0)) throw new Enough();
    events.push(event);
  };
  const asked = (match: Table): Open<Tasks> | undefined =>
    engine.open(match).find(({ seat, task }) => seat === p && IN_BATTLE.has(task.do));
  const goOn = (match: Table): void => {
    for (let open = asked(match); open !== undefined; open = asked(match)) {
      const isMove = open.options.includes(DONE);
      const usual = engine.question(open.task).usual?.(match.g, open.task);
      engine.answer(match, open, isMove ? DONE : (usual ?? (open.options[0] as number)));
    }
  };
  upToEnough(() => {
    const copied = engine.copy(table);
    const open = asked(copied);
    rounds = open === undefined || open.task.do === 'mayShift' ? 1 : 0;
    const match = open === undefined ? withAttack(content, table, p) : copied;
    if (open === undefined) engine.advance(match);
    goOn(match);
  });
  const { kills, losses } = sumOf(events, 'courtyard');
  return { sides: SIDES.map(side => sumOf(events, side)), inside: { kills, losses }, fate };
}
