/** What can be answered besides moves. */
export const COMMANDS = [
  'confirm',
  'undo',
  'redo',
  'restart',
  'hint',
  'why',
  'view',
  'log',
  'score',
  'save',
  'quit',
] as const;
export type CommandWord = (typeof COMMANDS)[number];
