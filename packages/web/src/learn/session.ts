// A session of a lesson or of an example. It looks like a table on this device, but what the learner does can always be taken back.
import type { GameFile, Seat } from '@boardwright/engine';
import type { Audience, EventGroup, Feed, History, PastView, Update } from '@boardwright/host';
import { here } from '../here/client.ts';
import { infoOf } from '../here/info.ts';
import { ME } from '../here/owner.ts';
import { Observable } from '../model/observable.ts';
import { type Act, NO_WATCHERS, type Refusal, type Scene, type Session, type TableInfo } from '../model/session.ts';
import type { Practice, PracticeDeed, PracticeNews, StateOf } from './in-worker.ts';

export class PracticeSession<P extends Practice> implements Session {
  /** How it goes; null until it is open. */
  readonly progress = new Observable<StateOf<P> | null>(null);
  private readonly id = crypto.randomUUID();
  private readonly game: string;
  private readonly practice: P;
  private readonly now = new Observable<{ scene: Scene | null; trouble: Refusal | null }>({
    scene: null,
    trouble: null,
  });
  readonly subscribe = this.now.subscribe;

  constructor(game: string, practice: P) {
    this.game = game;
    this.practice = practice;
    here.openPractice(this.id, game, practice).then(
      news => this.see(news),
      () => this.now.set({ scene: null, trouble: { why: 'tryAgain' } }),
    );
  }

  readonly scene = (): Scene | null => this.now.get().scene;
  readonly trouble = (): Refusal | null => this.now.get().trouble;

  private see({ moments, state }: PracticeNews): void {
    this.progress.set(state as StateOf<P>); // the table tells how goes what was opened
    const me = 'seat' in state ? state.seat : 'me' in this.practice ? this.practice.me : 0;
    for (const feeds of moments) this.now.set({ scene: this.sceneOf(feeds, me), trouble: null });
  }

  /** Everything is seen with the eyes of one seat, and then perhaps of another. */
  private sceneOf(feeds: readonly Feed[], me: Seat): Scene | null {
    const first = feeds[0]?.update;
    if (first === undefined) return null;
    return {
      table: this.tableOf(first.view.options, first.seats, me),
      content: null,
      mine: [me],
      updates: new Map(feeds.map(({ update }): [Audience, Update] => [update.seat, update])),
      events: new Map(feeds.map(({ update, events }): [Audience, readonly EventGroup[]] => [update.seat, events.list])),
      chat: [],
      watchers: NO_WATCHERS,
      chance: null,
      link: 'here',
      clockSkew: 0,
    };
  }

  private tableOf(options: TableInfo['options'], seats: Update['seats'], me: Seat): TableInfo {
    return infoOf({
      id: this.id,
      game: this.game,
      options,
      seats: seats.map(({ bot }, p) => ({ owner: p === me ? ME : null, name: '', bot, left: false })),
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

  async play(deed: PracticeDeed): Promise<Refusal | null> {
    const news = await here.playPractice(this.id, deed);
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
    void here.closePractice(this.id);
  }
}
