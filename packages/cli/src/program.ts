import { type Command, helpText, runCommand, section } from './command.ts';
import { refuse } from './fail.ts';

interface Entry {
  readonly summary: string;
  load(): Promise<{ readonly command: Command }>;
}

/** Every command. Each is loaded only when it is asked for, so that no command waits for what another one needs. */
export const COMMANDS: Readonly<Record<string, Entry>> = {
  games: { summary: 'list the games with their seats and options', load: () => import('./commands/games.ts') },
  bots: { summary: 'how each level searches in a game', load: () => import('./commands/bots.ts') },
  play: { summary: 'play in the terminal against bots', load: () => import('./commands/play.ts') },
  hint: { summary: 'what a bot would do in a saved game, and why', load: () => import('./commands/hint.ts') },
  simulate: { summary: 'let bots play many games', load: () => import('./commands/simulate.ts') },
  arena: { summary: 'let bots compete, and find out who is stronger', load: () => import('./commands/arena.ts') },
  learn: { summary: 'let a bot learn from games what positions come to', load: () => import('./commands/learn.ts') },
  tune: { summary: 'let the weights of an evaluation evolve', load: () => import('./commands/tune.ts') },
  components: { summary: 'check a file of components', load: () => import('./commands/components.ts') },
  verify: { summary: 'check a saved game, move by move', load: () => import('./commands/verify.ts') },
  serve: { summary: 'serve the pages and tables for people to meet at', load: () => import('./commands/serve.ts') },
  backup: { summary: 'copy what a server keeps, also while it runs', load: () => import('./commands/backup.ts') },
  restore: { summary: 'put such a copy back', load: () => import('./commands/restore.ts') },
  table: { summary: 'look at a table of a server, and repair it', load: () => import('./commands/table.ts') },
  aside: { summary: 'the tables of a server that are set aside', load: () => import('./commands/aside.ts') },
  reports: { summary: 'what players of a server have reported', load: () => import('./commands/reports.ts') },
  engine: { summary: 'answer JSON lines: the rules for other programs', load: () => import('./commands/engine.ts') },
};

const GENERAL_HELP = [
  'Heavy shipping board games in the terminal.',
  'Usage: riband COMMAND [options]',
  section(
    'Commands',
    Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary]),
  ),
  '"riband COMMAND --help" explains a command and shows examples.',
].join('\n\n');

/** Does what the arguments say. */
export async function run([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return console.log(GENERAL_HELP);
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (entry === undefined)
    refuse(`There is no command "${name}"; known commands: ${Object.keys(COMMANDS).join(', ')}.`);
  const { command } = await entry.load();
  if (args.includes('--help') || args.includes('-h')) return console.log(helpText(command));
  await runCommand(command, args);
}
