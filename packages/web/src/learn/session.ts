// A session of a lesson. It looks like a table on this device, but what the learner does can always be taken back.
import type { GameFile } from '@boardwright/engine';
import type { Feed, History, Lesson, LessonState, PastView } from '@boardwright/host';
import { here } from '../here/client.ts';
import { infoOf } from '../here/info.ts';
import { ME } from '../here/owner.ts';
import { Observable } from '../model/observable.ts';
import type { Act, Refusal, Scene, Session, TableInfo } from '../model/session.ts';
import type { LessonDeed, LessonNews } from './in-worker.ts';

export class LessonSession implements Session {
  /** How the lesson goes; null until it is open. */
  readonly progress = new Observable<LessonState | null>(null);
  private readonly id = crypto.randomUUID();
  private readonly game: string;
  private readonly lesson: Lesson;
  private readonly now = new Observable<{ scene: Scene | null; trouble: Refusal | null }>({
    scene: null,
    trouble: null,
  });
  readonly subscribe = this.now.subscribe;

  constructor(game: string, lesson: Lesson) {
    this.game = game;
    this.lesson = lesson;
    here.openLesson(this.id, game, lesson).then(
      news => this.see(news),
      () => this.now.set({ scene: null, trouble: { why: 'tryAgain' } }),
    );
  }

  readonly scene = (): Scene | null => this.now.get().scene;
  readonly trouble = (): Refusal | null => this.now.get().trouble;

  private see({ feeds, state }: LessonNews): void {
    this.progress.set(state);
    for (const feed of feeds) this.now.set({ scene: this.sceneOf(feed), trouble: null });
  }

  private sceneOf({ update, events }: Feed): Scene {
    return {
      table: this.tableOf(update.view.options, update.seats),
      content: null,
      mine: [this.lesson.me],
      updates: new Map([[update.seat, update]]),
      events: new Map([[update.seat, events.list]]),
      chat: [],
      chance: null,
      link: 'here',
      clockSkew: 0,
    };
  }

  private tableOf(options: TableInfo['options'], seats: Feed['update']['seats']): TableInfo {
    return infoOf({
      id: this.id,
      game: this.game,
      options,
      seats: seats.map(({ bot }, p) => ({ owner: p === this.lesson.me ? ME : null, name: '', bot, left: false })),
      pace: { kind: 'untimed' },
      over: false,
      scores: null,
      toAnswer: [],
      created: 0,
      updated: 0,
    });
  }

  async act(act: Act): Promise<Refusal | null> {
    if (act.do === 'answer') return this.play({ do: 'answer', word: act.word, at: act.at });
    return act.do === 'undo' ? this.play({ do: 'undo' }) : { why: 'notPlaying' };
  }

  async play(deed: LessonDeed): Promise<Refusal | null> {
    const news = await here.playLesson(this.id, deed);
    this.see(news);
    return news.declined;
  }

  async say(): Promise<Refusal | null> {
    return { why: 'offline' };
  }

  async lookBack(): Promise<PastView | null> {
    return null; // a lesson is short: nothing is looked up
  }

  history(): Promise<History> {
    return Promise.reject(new Error('a lesson has no history'));
  }

  file(): Promise<GameFile> {
    return Promise.reject(new Error('a lesson is not stored'));
  }

  close(): void {
    void here.closeLesson(this.id);
  }
}
