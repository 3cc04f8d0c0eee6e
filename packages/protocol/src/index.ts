export {
  type Answer,
  ProtocolError,
  parseRequest,
  parseSent,
  type Request,
  type Sent,
  type SentRequest,
} from './messages.ts';
export type { Choice, GameOffer, Holder, KeptGame, LogLine, Moment, TableState } from './table.ts';
