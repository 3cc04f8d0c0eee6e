import type { CliMessages } from '../../src/messages/cli.ts';

export const cli: CliMessages = {
  'cli.player': { number: 2 },
  'cli.command.confirm': {},
  'cli.command.undo': {},
  'cli.command.redo': {},
  'cli.command.restart': {},
  'cli.command.why': {},
  'cli.command.view': {},
  'cli.command.log': {},
  'cli.command.score': {},
  'cli.command.save': {},
  'cli.command.quit': {},
  'cli.turn.yours': {},
  'cli.turn.confirm': {},
  'cli.why.what': {},
  'cli.why.possible': {},
  'cli.noSuchAnswer': { answer: 'take 9' },
  'cli.saved': { file: 'game.json' },
  'cli.over': {},
  'cli.place': { place: 2 },
  'cli.thing': { thing: { noun: 'example.cargo.coal' } },
};
