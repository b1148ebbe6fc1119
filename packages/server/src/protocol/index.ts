// The protocol between client and server: schemas and types, without server code.

export type { ClubListed, ClubShown, Role } from './clubs.ts';
export {
  type ClientMessage,
  clientMessage,
  type ServerMessage,
  serverMessage,
  type TableUpdate,
} from './messages.ts';
export * as people from './people.ts';
export { type HttpWhy, httpWhy, type Reason } from './reasons.ts';
export type { ChatLine, LobbyShown, Spectator, TableListed, TableShown } from './replies.ts';
export * as replies from './replies.ts';
export type { NewTable, Seek } from './requests.ts';
export * as requests from './requests.ts';
