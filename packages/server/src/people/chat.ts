// Chat at tables, and muting.
import type { News } from '../fanout/fanout.ts';
import type { ChatLine } from '../protocol/index.ts';
import { namesOf } from '../store/people.ts';
import type { Db } from '../store/schema.ts';
import { addLine, type Line, unheardBy } from '../store/talk.ts';
import type { Hub } from '../ws/hub.ts';

export class Chat {
  private readonly db: Db;
  private readonly hub: Hub;
  private readonly publish: (news: News) => void;

  constructor(db: Db, hub: Hub, publish: (news: News) => void) {
    this.db = db;
    this.hub = hub;
    this.publish = publish;
  }

  async say(table: string, person: string, text: string): Promise<void> {
    const added = await addLine(this.db, { table_id: table, person, text, time: Date.now() });
    const [line] = await this.named([added]);
    if (line === undefined) return;
    this.hub.chat(table, [line]);
    this.publish({ kind: 'chat', table, line });
  }

  async named(lines: readonly Line[]): Promise<ChatLine[]> {
    const names = await namesOf(this.db, [...new Set(lines.map(({ person }) => person))]);
    return lines.map(({ n, person, text, time }) => ({ n, person, name: names.get(person) ?? '', text, time }));
  }

  /** This person has muted or unmuted somebody. */
  async mutesChanged(person: string): Promise<void> {
    await this.readMutes(person);
    this.publish({ kind: 'mutes', person });
  }

  async readMutes(person: string): Promise<void> {
    const muted = new Set(await unheardBy(this.db, person));
    for (const connection of this.hub.connections) if (connection.person === person) connection.muted = muted;
  }
}
