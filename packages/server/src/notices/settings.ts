// What an operator sets about notices.
export interface NoticeSettings {
  readonly grace: number; // milliseconds before somebody who is away is told
  readonly hold: number; // milliseconds after which another machine sends what one has begun to send: it has died
  readonly smtp: string | null; // where mails are sent; null: none are
  readonly from: string | null; // who mails come from
  readonly contact: string | null; // whom a push service may ask, a mail address
  readonly anyAddress: boolean; // webhooks and push services of the own network too: for tests only
}
