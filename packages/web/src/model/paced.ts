// A session that shows moves one after the other. Everything else (chat, the connection) is never delayed.
import type { GameFile } from '@boardwright/engine';
import type { Audience, History, PastView } from '@boardwright/host';
import { kept } from './kept.ts';
import { Observable } from './observable.ts';
import { type Hold, Pacer, type Ticker } from './pacer.ts';
import type { Act, Refusal, Scene, Session, TableInfo } from './session.ts';

type Moment = Pick<Scene, 'updates' | 'events'>;

const clock: Ticker = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

interface When {
  readonly era: number;
  readonly answers: number;
}

/** How far a scene is. The seats of one device get an answer one after the other, so the maximum counts. */
function whenIs({ updates }: Scene): When | null {
  const all = [...updates.values()];
  if (all.length === 0) return null;
  return { era: Math.max(...all.map(({ era }) => era)), answers: Math.max(...all.map(({ answers }) => answers)) };
}

/** The fields of a table that depend on moves are delayed with them. */
function heldBack(table: TableInfo, shown: TableInfo): TableInfo {
  const { toAnswer, updated, scores } = shown;
  return kept(shown, { ...table, toAnswer, updated, scores });
}

export class Paced implements Session {
  private readonly inner: Session;
  private readonly shown: Observable<Scene | null>;
  private readonly pacer: Pacer<Moment>;
  private readonly stop: () => void;
  private last: When | null = null;
  readonly subscribe: Session['subscribe'];

  /** `hold` says how long each move is shown. */
  constructor(inner: Session, hold: Hold, ticker: Ticker = clock) {
    this.inner = inner;
    this.shown = new Observable<Scene | null>(inner.scene());
    this.pacer = new Pacer<Moment>(moment => this.present(moment), hold, ticker);
    this.subscribe = listener => {
      const stops = [this.shown.subscribe(listener), inner.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    };
    this.stop = inner.subscribe(() => this.see());
    this.see();
  }

  readonly scene = (): Scene | null => this.shown.get();
  readonly trouble = (): Refusal | null => this.inner.trouble();

  /** Shows the table as it is now. */
  skip(): void {
    this.pacer.skip();
  }

  private see(): void {
    const scene = this.inner.scene();
    if (scene === null) {
      this.shown.set(null);
      return;
    }
    const [before, now] = [this.last, whenIs(scene)];
    this.last = now;
    const { updates, events } = scene;
    if (before !== null && now !== null && before.era === now.era && now.answers > before.answers)
      this.pacer.push({ updates, events });
    else if (before !== null && now !== null && before.era === now.era && now.answers === before.answers)
      this.pacer.amend({ updates, events });
    else this.pacer.jump({ updates, events });
    this.keepUp(scene);
  }

  private present(moment: Moment): void {
    const scene = this.inner.scene();
    if (scene !== null) this.shown.set({ ...scene, ...moment });
  }

  /** While moves wait, the rest of the scene stays up to date. */
  private keepUp(scene: Scene): void {
    const shown = this.shown.get() ?? scene;
    const { updates, events } = shown;
    const now: Scene = { ...scene, updates, events, table: heldBack(scene.table, shown.table) };
    const differs = (Object.keys(now) as (keyof Scene)[]).some(key => now[key] !== shown[key]);
    if (differs) this.shown.set(now);
  }

  act(act: Act): Promise<Refusal | null> {
    this.skip();
    return this.inner.act(act);
  }

  say(text: string): Promise<Refusal | null> {
    return this.inner.say(text);
  }

  lookBack(answers: number, as: Audience | 'all'): Promise<PastView | null> {
    return this.inner.lookBack(answers, as);
  }

  history(): Promise<History> {
    return this.inner.history();
  }

  file(): Promise<GameFile> {
    return this.inner.file();
  }

  close(): void {
    this.stop();
    this.pacer.rest();
    this.inner.close();
  }
}
