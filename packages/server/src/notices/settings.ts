// What an operator sets about notices.
export interface NoticeSettings {
  readonly grace: number; // milliseconds before somebody who is away is told
  readonly smtp: string | null; // where mails are sent; null: none are
  readonly from: string | null; // who mails come from
  readonly contact: string | null; // whom a push service may ask, a mail address
  readonly anyAddress: boolean; // webhooks and push services of the own network too: for tests only
}
