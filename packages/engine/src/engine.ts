// The agenda engine: runs automatic steps, stops when a player is asked, and applies answers.
import { type Chance, noChance } from './chance/chance.ts';
import { ENGINE_VERSION, NOBODY } from './constants.ts';
import { RuleBug } from './errors.ts';
import { closeLanes, copyAgenda, isTogether, linesOf, openLanes, type Place, placeAt, raiseBarrier } from './lines.ts';
import { placesOf } from './places.ts';
import { type AnyRule, ruleOf } from './rules.ts';
import type {
  Answer,
  Aside,
  Choice,
  Ctx,
  Event,
  Game,
  Line,
  Match,
  Open,
  Question,
  Seat,
  Settings,
  Task,
  Together,
} from './types.ts';

/** Receives what the rules tell: an event for everybody, or one event for a seat and another (or none) for the rest. */
export type Listener = (event: Event, to: Seat | null, others: Event | null) => void;

const NO_ASIDES: readonly never[] = [];
/** No rule needs this many automatic steps between two answers: beyond it, the rules loop forever. */
const RUNAWAY = 100_000;

export class Engine<G, T> {
  readonly game: Game<G, T>;
  /** Where draws come from. Set it before the match moves. */
  chance: Chance = noChance;
  /** Receives events; null costs nothing (search). */
  listener: Listener | null = null;
  /** Called when the rule of an answer has run. What it changed without an event belongs to the answer. */
  whenTaken: (() => void) | null = null;

  private match!: Match<G, T>;
  private place!: Place<T>; // the line whose rule is running
  private steps = 0;
  private readonly queue: (Task<T> | Together<T>)[] = []; // what the running rule has scheduled, in reading order
  private readonly x: Ctx<G, T>;
  private lastTask: Task<T> | null = null; // where the engine stopped, so that options are computed only once
  private lastOptions: readonly Choice[] = [];
  private lastAsides: readonly Aside<T>[] = NO_ASIDES;

  constructor(game: Game<G, T>) {
    this.game = game;
    this.x = this.pen();
  }

  /** Sets up the table and runs to the first question. */
  start(seats: number, options: Settings, chance: Chance): Match<G, T> {
    const match = this.setUp(seats, options, chance);
    this.drain(this.place);
    return match;
  }

  /** The table as it is set up, before anything is played. */
  setUp(seats: number, options: Settings, chance: Chance): Match<G, T> {
    const { id, version, edition } = this.game;
    const line: Line<T> = { agenda: [], answers: 0, barrier: 0, by: NOBODY, stream: '', draws: 0 };
    const head = { game: id, version, engine: ENGINE_VERSION, edition, seats, options };
    const match = { ...head, ...line, g: null as G, scores: null, places: null } as Match<G, T>;
    this.chance = chance;
    this.enter(match, { line: match, parent: null });
    match.g = this.game.setup(this.x, seats, options);
    this.schedule(match);
    return match;
  }

  /** Continues from an agenda written by hand, because rule cases start in the middle of a game. */
  advance(match: Match<G, T>): void {
    this.enter(match, { line: match, parent: null });
    this.drain(this.place);
  }

  /** All open questions. Empty when the match is over. */
  open(match: Match<G, T>): Open<T>[] {
    const out: Open<T>[] = [];
    if (match.scores !== null) return out;
    for (const { line, at } of linesOf<T>(match)) {
      const top = line.agenda.at(-1);
      if (top !== undefined && !isTogether(top)) out.push(this.asked(match, top, at));
    }
    return out;
  }

  /** The first open question, which is all that search needs. */
  first(match: Match<G, T>): Open<T> | null {
    if (match.scores !== null) return null;
    let line: Line<T> = match;
    let at = '';
    for (;;) {
      const top = line.agenda[line.agenda.length - 1];
      if (top === undefined) throw this.bug('the agenda is empty but the match is not over', match);
      if (!isTogether(top)) return this.asked(match, top, at);
      const i = top.lanes.findIndex(lane => lane.agenda.length > 0);
      line = top.lanes[i] as Line<T>;
      at = at === '' ? `${i}` : `${at}.${i}`;
    }
  }

  /**
   * Applies an answer to an open question. An aside runs on top of the question, which is then asked again. Does not
   * check the answer: `Play.answer` does.
   */
  answer(match: Match<G, T>, open: Open<T>, answer: Answer<T>): void {
    const rule = this.answering(match, open);
    const { agenda } = this.place.line;
    if (typeof answer === 'number') {
      agenda.pop();
      this.take(rule, open.task, answer, false);
    } else {
      this.tellAnswer(open.seat, String(answer.task.do), answer.word, false, false);
      agenda.push(answer.task);
    }
    this.goOn();
  }

  copy(match: Match<G, T>): Match<G, T> {
    return { ...match, g: this.game.copy(match.g), agenda: copyAgenda(match.agenda) };
  }

  /** The match as a seat (null: a spectator) may see it. Tasks are public; all secrets are in `g`. */
  view(match: Match<G, T>, seat: Seat | null): Match<G, T> {
    return { ...match, g: this.game.view(match.g, seat), agenda: copyAgenda(match.agenda) };
  }

  question(task: Task<T>): Question<G, T, unknown> {
    const rule = this.rule(task);
    if (typeof rule === 'function') throw this.bug(`${String(task.do)} is a step, not a question`, this.match);
    return rule;
  }

  private rule(task: Task<T>): AnyRule<G, T> {
    return ruleOf(this.game.rules, task);
  }

  private enter(match: Match<G, T>, place: Place<T>): void {
    this.match = match;
    this.place = place;
    this.lastTask = null;
    this.steps = 0;
    this.queue.length = 0;
  }

  private asked(match: Match<G, T>, task: Task<T>, at: string): Open<T> {
    const question = this.question(task);
    const seat = question.who(task);
    if (this.lastTask === task && this.match === match)
      return { seat, at, task, options: this.lastOptions, asides: this.lastAsides };
    return { seat, at, task, options: question.options(match.g, task), asides: this.asides(match.g, seat, task) };
  }

  private asides(g: G, seat: Seat, task: Task<T>): readonly Aside<T>[] {
    return this.game.asides === undefined ? NO_ASIDES : this.game.asides(g, seat, task);
  }

  /** Counts an answer on its line before its rule runs, so that everything the rule draws comes after it. */
  private answering(match: Match<G, T>, open: Open<T>): Question<G, T, unknown> {
    const place = open.at === '' ? { line: match, parent: null } : placeAt<T>(match, open.at);
    if (place === null) throw this.bug(`there is no lane ${open.at}`, match);
    this.enter(match, place);
    const line = place.line;
    if (line.by !== open.seat) line.barrier = line.answers;
    line.by = open.seat;
    line.answers++;
    return this.question(open.task);
  }

  /** Runs the line that was answered, then any lines that waited for it and are now free. */
  private goOn(): void {
    this.schedule(this.place.line);
    for (let place = this.place; this.drain(place); place = this.place) {
      if (place.parent === null) return;
      this.place = place.parent;
      const together = place.parent.line.agenda.at(-1) as Together<T>;
      if (together.lanes.some(lane => lane.agenda.length > 0)) return;
      this.close(place.parent.line, together);
    }
  }

  /** Runs all automatic steps of a line. True: the line is empty. False: it waits, or the match is over. */
  private drain(place: Place<T>): boolean {
    const match = this.match;
    const line = place.line;
    this.place = place;
    while (match.scores === null) {
      const task = line.agenda[line.agenda.length - 1];
      if (task === undefined) {
        if (place.parent === null) throw this.bug('the agenda is empty but the match is not over', match);
        return true;
      }
      if (++this.steps > RUNAWAY) throw this.bug('the rules run in a circle', match);
      if (isTogether(task)) {
        if (!this.drainLanes(place, task)) return false;
        continue;
      }
      const rule = this.rule(task);
      if (typeof rule === 'function') {
        line.agenda.pop();
        rule(this.x, task);
        this.schedule(line);
      } else if (this.waits(rule, task)) return false;
    }
    return false;
  }

  private drainLanes(place: Place<T>, together: Together<T>): boolean {
    let waiting = false;
    for (const lane of together.lanes) {
      if (lane.agenda.length > 0 && !this.drain({ line: lane, parent: place })) waiting = true;
      if (this.match.scores !== null) return false;
    }
    this.place = place;
    if (!waiting) this.close(place.line, together);
    return !waiting;
  }

  private close(parent: Line<T>, together: Together<T>): void {
    parent.agenda.pop();
    closeLanes(parent, together);
  }

  /**
   * With no option the question is skipped, with one it is answered and told, with more it is asked. True: the line
   * waits.
   */
  private waits(rule: Question<G, T, unknown>, task: Task<T>): boolean {
    const g = this.match.g;
    const options = rule.options(g, task);
    const [only] = options;
    if (only === undefined) {
      if (!String(task.do).startsWith('may')) throw this.bug(`${String(task.do)} offers nothing`, this.match);
      this.place.line.agenda.pop();
      return false;
    }
    const asides = this.asides(g, rule.who(task), task);
    if (options.length > 1 || rule.auto === false || asides.length > 0) {
      this.lastTask = task;
      this.lastOptions = options;
      this.lastAsides = asides;
      return true;
    }
    this.place.line.agenda.pop();
    this.take(rule, task, only, true);
    this.schedule(this.place.line);
    return false;
  }

  private take(rule: Question<G, T, unknown>, task: Task<T>, choice: Choice, auto: boolean): void {
    if (this.listener !== null)
      this.tellAnswer(rule.who(task), String(task.do), rule.show(choice, task), auto, rule.secret === true);
    rule.choose(this.x, task, choice);
    if (this.whenTaken !== null) this.whenTaken();
  }

  private tellAnswer(p: Seat, task: string, word: string, auto: boolean, secret: boolean): void {
    if (this.listener === null) return;
    const event = { say: '@answer', p, do: task, word, auto };
    if (secret) this.listener(event, p, { say: '@answer', p, do: task, word: '', auto });
    else this.listener(event, null, null);
  }

  /** Tasks that one rule schedules run in the order they were scheduled, before the rest of the line. */
  private schedule(line: Line<T>): void {
    const queue = this.queue;
    for (let i = queue.length - 1; i >= 0; i--) line.agenda.push(queue[i] as Task<T>);
    queue.length = 0;
  }

  private pen(): Ctx<G, T> {
    const engine = this;
    const int = (below: number): number => {
      const { line } = engine.place;
      raiseBarrier(engine.place);
      return engine.chance.int(below, line.stream, line.draws++);
    };
    return {
      get g() {
        return engine.match.g;
      },
      next(...tasks) {
        for (const task of tasks) engine.queue.push(task);
      },
      together(lanes) {
        engine.queue.push(openLanes(engine.place.line, lanes));
      },
      skipTo(task) {
        const { agenda } = engine.place.line;
        while (agenda.length > 0 && agenda.at(-1)?.do !== task) agenda.pop();
        if (agenda.length === 0) throw engine.bug(`there is no ${String(task)} to skip to`, engine.match);
      },
      die: sides => (sides === 1 ? 0 : int(sides)),
      shuffle(pile) {
        for (let i = pile.length - 1; i > 0; i--) {
          const j = int(i + 1);
          const moved = pile[i] as number;
          pile[i] = pile[j] as number;
          pile[j] = moved;
        }
      },
      draw(pile) {
        if (pile.length === 0) throw engine.bug('nothing is left to draw', engine.match);
        raiseBarrier(engine.place);
        const i = pile.length === 1 ? 0 : int(pile.length);
        return pile.splice(i, 1)[0] as number;
      },
      reveal: () => raiseBarrier(engine.place),
      tell(event, to, others) {
        if (engine.listener !== null) engine.listener(event, to ?? null, others ?? null);
      },
      finish(scores, places) {
        engine.match.scores = [...scores];
        engine.match.places = places === undefined ? placesOf(scores) : [...places];
      },
    };
  }

  private bug(what: string, match: Match<G, T>): RuleBug {
    return new RuleBug(`${this.game.id}: ${what}\nagenda, next last: ${JSON.stringify(match.agenda)}`);
  }
}
