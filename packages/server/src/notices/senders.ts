// Sends a notice by one of the ways: to a browser, as a mail, or to a webhook.
import { createHash } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import webPush from 'web-push';
import type { CallKind } from '../protocol/notices.ts';
import type { Db } from '../store/schema.ts';
import { serverKey, type Way } from '../store/ways.ts';
import { ForbiddenAddress, post } from './post.ts';
import type { NoticeSettings } from './settings.ts';
import { NOTICE_TEXTS } from './texts.ts';
import { tokenFor } from './tokens.ts';

export interface Notice {
  readonly id: string; // the same each time it is sent, so that whoever gets it twice can tell
  readonly kind: CallKind | 'test' | 'confirm';
  readonly title: string;
  readonly body: string;
  readonly path: string; // what to open
  readonly badge: number; // how many tables wait for this person
}
/** What became of it. `gone`: nobody can be reached there any more. */
export type Sent = 'received' | 'gone' | 'later';

const VAPID = 'vapid'; // the name of the keys by which push services know this server
const TTL = 24 * 3600; // seconds for which a push service keeps a message for a device that is off
const DECLARATIVE = 8030; // marks a message that a browser can show without our service worker
const PAST = 300;
const GONE: ReadonlySet<number> = new Set([404, 410]);

export class Senders {
  private readonly db: Db;
  private readonly settings: NoticeSettings;
  private readonly mails: Transporter | null;

  constructor(db: Db, settings: NoticeSettings) {
    this.db = db;
    this.settings = settings;
    this.mails = settings.smtp === null ? null : createTransport(settings.smtp);
  }

  get canMail(): boolean {
    return this.mails !== null;
  }

  close(): void {
    this.mails?.close();
  }

  /** The public key with which browsers subscribe. */
  async publicKey(): Promise<string> {
    return (await this.vapid()).publicKey;
  }

  async send(way: Way, notice: Notice): Promise<Sent> {
    try {
      if (way.kind === 'mail') return await this.mail(way, notice);
      return await (way.kind === 'push' ? this.push(way, notice) : this.hook(way, notice));
    } catch (error) {
      if (error instanceof ForbiddenAddress) return 'gone';
      return 'later';
    }
  }

  private async push({ address, body, language }: Way, notice: Notice): Promise<Sent> {
    const { title, body: text, id, badge, path } = notice;
    const shown = {
      title,
      body: text,
      lang: language,
      tag: id,
      navigate: `${body.origin}${path}`,
      app_badge: `${badge}`,
    };
    const payload = JSON.stringify({ web_push: DECLARATIVE, notification: shown, app_badge: `${badge}` });
    const keys = body.keys ?? { p256dh: '', auth: '' };
    const vapidDetails = { subject: this.subject(body.origin), ...(await this.vapid()) };
    const details = webPush.generateRequestDetails({ endpoint: address, keys }, payload, {
      vapidDetails,
      TTL,
      urgency: notice.kind === 'over' ? 'normal' : 'high',
      topic: topicOf(id),
    });
    const headers = details.headers as Record<string, string>;
    return this.posted({ url: address, headers, body: details.body ?? '' });
  }

  private async hook({ address, body }: Way, { id, kind, title, body: text, path }: Notice): Promise<Sent> {
    const url = `${body.origin}${path}`;
    // Chats that understand `content` (Discord) or `text` (Slack, Mattermost) show it; programs read the rest.
    const said = `${title}\n${text}\n${url}`;
    const json = JSON.stringify({ content: said, text: said, event: kind, id, title, body: text, url });
    return this.posted({ url: address, headers: { 'content-type': 'application/json' }, body: json });
  }

  private async posted(letter: Parameters<typeof post>[0]): Promise<Sent> {
    const { status } = await post(letter, this.settings.anyAddress);
    if (status >= 200 && status < PAST) return 'received';
    return GONE.has(status) ? 'gone' : 'later';
  }

  private async mail(way: Way, { id, kind, title, body, path }: Notice): Promise<Sent> {
    if (this.mails === null) return 'gone';
    const { origin } = way.body;
    const { open, stop } = NOTICE_TEXTS[way.language];
    const token = await tokenFor(this.db, 'stop', way.id);
    const mayStop = kind !== 'confirm';
    const link = `${origin}${path}`;
    const text = mayStop ? `${open}: ${link}\n\n--\n${stop}: ${origin}/stop/${token}` : link;
    await this.mails.sendMail({
      from: this.settings.from ?? undefined,
      to: way.address,
      subject: title,
      text: `${body}\n\n${text}\n`,
      messageId: `<${id}@${new URL(origin).hostname}>`,
      headers: mayStop
        ? {
            'List-Unsubscribe': `<${origin}/api/notices/stop/${token}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {},
    });
    return 'received';
  }

  private async vapid(): Promise<{ publicKey: string; privateKey: string }> {
    const text = await serverKey(this.db, VAPID, () => JSON.stringify(webPush.generateVAPIDKeys()));
    return JSON.parse(text) as { publicKey: string; privateKey: string };
  }

  /** Whom a push service may ask about this server. */
  private subject(origin: string): string {
    if (this.settings.contact !== null) return `mailto:${this.settings.contact}`;
    return origin.startsWith('https:') ? origin : 'mailto:operator@example.org';
  }
}

/** A push service keeps one message of a topic, so that one that is sent again is shown once. At most 32 letters. */
const topicOf = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 32);
