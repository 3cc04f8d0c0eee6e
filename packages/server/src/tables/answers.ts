import type { Around, ChatLine, LobbyRefusal, LobbyState, OnlineAnswer } from '@riband/protocol';

/** The text of an answer. States come as text already, and are put in as they are. */
export type AnswerText = string;

export const answered = (answer: OnlineAnswer): AnswerText => JSON.stringify(answer);
export const tableAnswer = (state: string): AnswerText => `{"kind":"table","state":${state}}`;
export const refusedAnswer = (message: object, state: string): AnswerText =>
  `{"kind":"refused","message":${JSON.stringify(message)},"state":${state}}`;

export const cannot = (reason: LobbyRefusal): AnswerText => answered({ kind: 'cannot', reason });
export const MISSING: AnswerText = answered({ kind: 'missing' });
export const DONE: AnswerText = answered({ kind: 'done' });
export const UNAVAILABLE: AnswerText = answered({ kind: 'unavailable' });

/** What is told to somebody who did not ask. */
export const newsOf = (state: string): string => `{"news":${state}}`;
export const aroundNews = (around: Around): string => JSON.stringify({ around });
export const chatNews = (table: string, lines: readonly ChatLine[]): string =>
  JSON.stringify({ chat: { table, lines } });
export const missingNews = (table: string): string => JSON.stringify({ missing: table });
export const lobbyNews = (lobby: LobbyState): string => JSON.stringify({ lobby });
