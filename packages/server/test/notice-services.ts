// A push service, a webhook and a mail server of the tests' own. They count what they receive.
import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';
import { SMTPServer } from 'smtp-server';

export interface Pushed {
  readonly path: string;
  readonly topic: string;
  readonly tag: string; // the id of the notice
  readonly title: string;
  readonly body: string;
  readonly navigate: string;
  readonly badge: string;
}

/** A browser's subscription, with the keys to read what is sent to it. */
export class Subscription {
  private readonly ecdh = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  readonly keys: { readonly p256dh: string; readonly auth: string };

  constructor() {
    const p256dh = this.ecdh.generateKeys().toString('base64url');
    this.keys = { p256dh, auth: this.auth.toString('base64url') };
  }

  read(body: Buffer): { notification: Omit<Pushed, 'path' | 'topic' | 'badge'>; app_badge: string } {
    const options = { version: 'aes128gcm' as const, privateKey: this.ecdh, authSecret: this.keys.auth };
    return JSON.parse(ece.decrypt(body, options).toString());
  }
}

export class PushService {
  readonly received: Pushed[] = [];
  readonly hooked: { readonly event: string; readonly id: string; readonly content: string }[] = [];
  answers: () => number = () => 201;
  heard: (id: string) => void = () => {}; // called before it is acknowledged
  private readonly subscriptions = new Map<string, Subscription>();
  private readonly server = createServer((request, response) => {
    this.take(request).then(
      status => response.writeHead(status).end(),
      () => response.destroy(), // whoever sent it was killed in the middle
    );
  });
  base = '';

  async start(): Promise<this> {
    await new Promise<void>(done => this.server.listen(0, '127.0.0.1', done));
    this.base = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** A new browser, as it is sent to the server. */
  subscribe(): { kind: 'push'; address: string; keys: Subscription['keys']; language: 'en' } {
    const made = new Subscription();
    const path = `/push/${this.subscriptions.size}`;
    this.subscriptions.set(path, made);
    return { kind: 'push', address: `${this.base}${path}`, keys: made.keys, language: 'en' };
  }

  private async take(request: IncomingMessage): Promise<number> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const status = this.answers();
    if (status >= 300) return status;
    const path = request.url ?? '';
    const body = Buffer.concat(parts);
    const subscription = this.subscriptions.get(path);
    if (subscription === undefined) this.hooked.push(JSON.parse(body.toString()));
    else {
      const { notification, app_badge } = subscription.read(body);
      this.received.push({ ...notification, badge: app_badge, path, topic: String(request.headers.topic) });
      this.heard(notification.tag);
    }
    return status;
  }
}

export class MailServer {
  readonly received: string[] = [];
  heard: (id: string) => void = () => {};
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const mail = Buffer.concat(parts).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');
        this.received.push(mail);
        this.heard(/^Message-ID:\s*<([^@>]+)@/im.exec(mail)?.[1] ?? '');
        done();
      });
    },
  });
  url = '';

  async start(): Promise<this> {
    this.server.on('error', () => {}); // whoever sent a mail was killed in the middle
    await new Promise<void>(done => this.server.listen(0, '127.0.0.1', done));
    this.url = `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
    return this;
  }

  stop(): void {
    this.server.close(() => {});
  }
}
