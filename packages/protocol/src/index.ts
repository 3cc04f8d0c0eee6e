export type { Around, ChatLine, Repair } from './around.ts';
export {
  type Device,
  type NewPasskey,
  parseCredentials,
  parseGuest,
  parseMailWish,
  parseNewPasskey,
  parsePasskeyId,
  parsePasskeyName,
  parsePasskeyWish,
  parseSubscription,
  parseToken,
  parseUsedPasskey,
  type UsedPasskey,
} from './http.ts';
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
  readKeptGame,
  type TableState,
} from './table.ts';
