export type { Around, ChatLine, Repair } from './around.ts';
export {
  type Device,
  type NewPasskey,
  parseCalling,
  parseCredentials,
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
export { Line, type LineListener, type LinePorts, type LineStatus, Lost, PATIENCE_MS, type Socket } from './line.ts';
export {
  type Answer,
  LONGEST_FILE,
  type Motive,
  type Pledges,
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
  type Invitation,
  type InvitationWords,
  type LobbyRefusal,
  type LobbyState,
  ONLINE_REQUESTS,
  type OnlineAnswer,
  type OnlineRequest,
  type OnlineSent,
  parseGreeting,
  parseInvitation,
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
