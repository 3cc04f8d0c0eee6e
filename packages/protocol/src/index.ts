export { type Device, parseCredentials, parseGuest, parseSubscription } from './http.ts';
export {
  type Answer,
  LONGEST_FILE,
  type Motive,
  parseRequest,
  parseSent,
  type Request,
  type Sent,
  type SentRequest,
  type Thought,
  type Trouble,
} from './messages.ts';
export {
  type Around,
  type ChatLine,
  type ClockRule,
  type LobbyRefusal,
  type LobbyState,
  ONLINE_REQUESTS,
  type OnlineAnswer,
  type OnlineRequest,
  type OnlineSent,
  parseGreeting,
  parseOnlineRequest,
  parseOnlineSent,
  type QuietHours,
  type Repair,
  type TableNote,
  type Watching,
} from './online.ts';
export { numberOf, ProtocolError } from './parse.ts';
export {
  type Choice,
  type GameOffer,
  type Holder,
  type KeptGame,
  type LogLine,
  type Moment,
  type OwnComponents,
  readKeptGame,
  type TableState,
} from './table.ts';
