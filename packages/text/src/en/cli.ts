import type { Catalogue } from '../catalogue.ts';
import { capital } from '../grammar.ts';
import type { CliMessages } from '../messages/cli.ts';
import { type EnglishNoun, ordinal } from './grammar.ts';

export const cli: Catalogue<CliMessages, EnglishNoun> = {
  'cli.player': ({ number }) => `Player ${number}`,
  'cli.command.confirm': 'End turn',
  'cli.command.undo': 'Undo the last move',
  'cli.command.redo': 'Redo it',
  'cli.command.restart': 'Restart turn',
  'cli.command.hint': 'Hint',
  'cli.command.why': 'Why not…?',
  'cli.command.view': 'Look at everything',
  'cli.command.log': 'Log',
  'cli.command.score': 'Standing',
  'cli.command.save': 'Save',
  'cli.command.quit': 'Save and leave',
  'cli.turn.yours': 'Your turn',
  'cli.turn.confirm': 'End your turn?',
  'cli.why.what': 'Why not what?',
  'cli.why.possible': 'That is possible.',
  'cli.hint.heading': ({ bot, name }) => `Advice for ${name} — ${bot}:`,
  'cli.hint.search': 'search',
  'cli.noSuchAnswer': ({ answer }) => `“${answer}” is no legal move, number or command here.`,
  'cli.saved': ({ file }) => `Saved. Go on with: riband play --load ${file}`,
  'cli.over': 'The game is over.',
  'cli.place': ({ place }) => `${ordinal(place)} place`,
  'cli.thing': ({ thing }) => capital(thing.one),
};
