type None = Record<never, never>;

/** What the web client says by itself. */
export type WebMessages = {
  'web.title': None;
  'web.tagline': None;
  'web.language': None;
  'web.loading': None;
  'web.failed': { problem: string };

  'web.setUp.heading': None;
  'web.setUp.game': None;
  'web.setUp.players': None;
  'web.setUp.name': None;
  'web.setUp.defaultName': None;
  'web.setUp.start': None;
  'web.botName.1': None;
  'web.botName.2': None;
  'web.botName.3': None;

  'web.you': None;
  'web.bot': None;
  'web.board': None;
  'web.board.plain': None;
  'web.turn.yours': None;
  'web.turn.confirm': None;
  'web.turn.others': None;
  'web.moves': None;
  'web.moves.all': None;
  'web.confirm': None;
  'web.undo': None;
  'web.redo': None;
  'web.restart': None;
  'web.leave': None;

  'web.note': None;
  'web.note.idle': None;
  'web.note.clause': { clause: string };
  'web.log': None;
  'web.standing': None;
  'web.points': { points: number };

  'web.result.heading': None;
  'web.result.place': { place: number };
  'web.result.again': None;
};
