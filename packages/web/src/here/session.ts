// A session of a table on this device.
import type { GameFile, Json } from '@boardwright/engine';
import type { Audience, EventGroup, History, PastView, Update } from '@boardwright/host';
import { kept } from '../model/kept.ts';
import { Observable } from '../model/observable.ts';
import { type Act, NO_WATCHERS, type Refusal, type Scene, type Session, type Wish } from '../model/session.ts';
import { HereFailed, here, listenTo } from './client.ts';
import { infoOf } from './info.ts';
import type { News } from './messages.ts';
import { ME } from './owner.ts';

export async function openHere(wish: Wish): Promise<string> {
  const seats = wish.chairs.map(chair =>
    chair.for === 'bot'
      ? { owner: null, name: '', bot: chair.level, left: false }
      : { owner: ME, name: chair.for === 'me' ? chair.name : '', bot: null, left: false },
  );
  const { chairs: _, open: __, rated: ___, club: ____, ...rest } = wish;
  return (await here.open({ ...rest, seats })).id;
}

const NO_CHAT: Scene['chat'] = [];

export class HereSession implements Session {
  private readonly id: string;
  private readonly now = new Observable<{ scene: Scene | null; trouble: Refusal | null }>({
    scene: null,
    trouble: null,
  });
  private readonly stop: () => void;
  private content: Json | null | undefined; // undefined: not known yet
  readonly subscribe = this.now.subscribe;

  constructor(id: string) {
    this.id = id;
    this.stop = listenTo(id, news => this.see(news));
    here.watch(id).then(
      table => {
        if (table === null) this.now.set({ scene: null, trouble: { why: 'noSuchTable' } });
      },
      // The stored game can be read but not replayed, because the rules of this page have changed.
      (error: unknown) =>
        this.now.set({
          scene: null,
          trouble: { why: error instanceof HereFailed && error.bad ? 'rulesChanged' : 'tryAgain' },
        }),
    );
  }

  readonly scene = (): Scene | null => this.now.get().scene;
  readonly trouble = (): Refusal | null => this.now.get().trouble;

  private see({ table, feeds, content = this.content }: News): void {
    this.content = content;
    if (content === undefined) return; // the first update has not arrived yet
    const events = new Map<Audience, readonly EventGroup[]>();
    const updates = new Map<Audience, Update>();
    for (const { update, events: heard } of feeds) {
      const before = this.scene()?.events.get(update.seat) ?? [];
      events.set(update.seat, [...before.slice(0, heard.from), ...heard.list]);
      updates.set(update.seat, update);
    }
    const info = infoOf(table);
    const mine = kept(
      this.scene()?.mine,
      table.seats.flatMap(({ owner }, p) => (owner === ME ? [p] : [])),
    );
    const { seal = null } = feeds[0]?.update ?? {};
    const before = this.scene()?.chance ?? null;
    const chance = seal === null ? null : (before ?? { commitment: seal.commitment, part: 'none', faults: [] });
    const scene: Scene = {
      table: info,
      content,
      mine,
      updates,
      events,
      chat: NO_CHAT,
      watchers: NO_WATCHERS,
      chance,
      link: 'here',
      clockSkew: 0,
    };
    this.now.set({ scene, trouble: null });
  }

  async act(act: Act): Promise<Refusal | null> {
    return here.command(this.id, { ...act, by: ME, id: crypto.randomUUID() });
  }

  async say(): Promise<Refusal | null> {
    return { why: 'offline' };
  }

  lookBack(answers: number, as: Audience | 'all'): Promise<PastView | null> {
    return here.lookBack(this.id, answers, as);
  }

  history(): Promise<History> {
    return here.history(this.id);
  }

  file(): Promise<GameFile> {
    return here.file(this.id);
  }

  close(): void {
    this.stop();
    void here.unwatch(this.id);
  }
}
