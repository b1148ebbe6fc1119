// The protocol between client and server: schemas and types, without server code.

export {
  type ClientMessage,
  clientMessage,
  type ServerMessage,
  serverMessage,
  type TableUpdate,
} from './messages.ts';
export { type HttpWhy, httpWhy, type Reason } from './reasons.ts';
export type { ChatLine, TableShown } from './replies.ts';
export * as replies from './replies.ts';
export type { NewTable, Seek } from './requests.ts';
export * as requests from './requests.ts';
