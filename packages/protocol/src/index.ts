export {
  type Answer,
  ProtocolError,
  parseAnswer,
  parseRequest,
  type Request,
  type SentAnswer,
  type SentRequest,
} from './messages.ts';
export type { Choice, GameOffer, Holder, LogLine, TableState } from './table.ts';
