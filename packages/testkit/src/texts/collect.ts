// Collects everything that games say while random games are played.
import { type AnyTasks, type Event, heard, type Play, type Refused, wordsOf } from '@boardwright/engine';

/** Enough different events of a kind to use all of its texts, even if a parameter chooses among several. */
const ENOUGH = 300;

/** Everything that needs a text, without repetitions. */
export class Sayings {
  readonly words = new Set<string>();
  readonly scores = new Set<string>();
  readonly tasks = new Map<string, object>();
  readonly events = new Map<string, Event>();
  readonly reasons = new Map<string, Refused>();

  private readonly counts = new Map<string, number>();

  /** Collects from a position: its questions, its score sheets, and the events that led to it. */
  collect(play: Play<unknown, AnyTasks>): void {
    for (const told of play.told.at(-1) ?? [])
      for (const viewer of [told.to ?? null, null]) this.addEvent(heard(told, viewer));
    for (const open of play.open()) {
      for (const word of wordsOf(play.engine, open)) this.words.add(word);
      this.add(this.tasks, open.task.do, open.task);
      const reasons = play.engine.question(open.task).whyNot?.(play.match.g, open.task) ?? [];
      for (const reason of reasons) this.addReason(reason);
    }
    for (const sheet of play.engine.game.score?.(play.match.g) ?? [])
      for (const { source } of sheet.lines) this.scores.add(source);
  }

  private addEvent(event: Event | null): void {
    if (event !== null) this.add(this.events, event.say, event);
  }

  private addReason(reason: Refused): void {
    this.words.add(reason.word);
    this.add(this.reasons, reason.why, reason);
  }

  private add<V extends object>(sayings: Map<string, V>, kind: string, saying: V): void {
    const seen = this.counts.get(kind) ?? 0;
    const key = JSON.stringify(saying);
    if (seen >= ENOUGH || sayings.has(key)) return;
    sayings.set(key, saying);
    this.counts.set(kind, seen + 1);
  }
}
