import type { Noun } from '@riband/kernel';

type None = Record<never, never>;

/** What `riband play` and `riband engine` say by themselves. */
export type CliMessages = {
  'cli.player': { number: number };

  'cli.command.confirm': None;
  'cli.command.undo': None;
  'cli.command.redo': None;
  'cli.command.restart': None;
  'cli.command.hint': None;
  'cli.command.why': None;
  'cli.command.view': None;
  'cli.command.log': None;
  'cli.command.score': None;
  'cli.command.save': None;
  'cli.command.quit': None;

  'cli.turn.yours': None;
  'cli.turn.confirm': None;
  'cli.why.what': None;
  'cli.why.possible': None;
  'cli.hint.heading': { bot: string; name: string };
  'cli.hint.search': None;
  'cli.noSuchAnswer': { answer: string };
  'cli.saved': { file: string };
  'cli.over': None;
  'cli.place': { place: number };

  /** The name of a thing that stands alone. */
  'cli.thing': { thing: Noun };
};
