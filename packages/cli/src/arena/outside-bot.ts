import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Question } from '@riband/bots';
import { type Answer, type Entrant, Fault } from '@riband/bots/arena';
import { messageOf, refuse } from '../fail.ts';

export const OUTSIDE = 'exec:';
/** For the way there and back, besides the time to think. */
const GRACE_MS = 1000;
/** Until the first answer: some have much to load. */
const START_MS = 20_000;
const MOST_COMPLAINTS = 500;
/** A line too many that comes late is taken for the answer to the next question. */
const ONE_LINE = 'it must print one line for each question and nothing else';

/**
 * A program that plays: it gets a question as a line of JSON and answers with a line, the text of a move. One process answers for all seats and games of a
 * worker; a question has all it needs. Who breaks the rules loses the game, and a new process is started for the next one; but a program that
 * has never given a legal move is a mistake of whoever named it, and stops the arena.
 */
export class OutsideBot implements Entrant {
  readonly name: string;
  readonly #milliseconds: number;
  #program: Program | undefined;
  #legalMoves = 0;

  constructor(name: string, milliseconds: number) {
    this.name = name;
    this.#milliseconds = milliseconds;
  }

  sit() {
    return { choose: (question: Question) => this.#choose(question) };
  }

  end(): void {
    this.#program?.end();
    this.#program = undefined;
  }

  async #choose({ game, seat, moves, view }: Question): Promise<Answer> {
    const texts = moves.map((move) => game.write(move, seat));
    const budget = { milliseconds: this.#milliseconds };
    const answer = await this.#ask(JSON.stringify({ game: game.id, view: view(), moves: texts, budget }));
    const move = moves[texts.indexOf(answer)];
    if (move === undefined) return this.#fail(`it answered ${shown(answer)}, which is no legal move; ${ONE_LINE}`);
    this.#legalMoves += 1;
    return { move };
  }

  async #ask(question: string): Promise<string> {
    this.#program ??= new Program(this.name.slice(OUTSIDE.length));
    try {
      return await this.#program.ask(question, this.#milliseconds + GRACE_MS);
    } catch (error) {
      return this.#fail(messageOf(error));
    }
  }

  #fail(reason: string): never {
    this.end();
    if (this.#legalMoves > 0) throw new Fault(reason);
    refuse(`The bot ${this.name} cannot play: ${reason}.`);
  }
}

/** A child process that answers line by line. */
class Program {
  readonly #child: ChildProcess;
  #complaints = '';
  /** Why there will be no more answers. */
  #ended: string | undefined;
  #isNew = true;
  /** A line that came while nobody was waiting for one. */
  #unasked: string | undefined;
  #waiting: { readonly answered: (line: string) => void; readonly failed: (error: Error) => void } | undefined;

  constructor(commandLine: string) {
    const [command = '', ...args] = wordsOf(commandLine);
    // In a group of its own: Ctrl-C is for the arena, which then ends its bots.
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
    this.#child = child;
    child.on('error', ({ message }) => this.#end(`it cannot be started: ${message}`));
    child.on('close', (code, signal) => this.#end(`it ended with ${signal ?? `exit code ${code}`}`));
    // It may be gone before it has read the question; then it has ended.
    child.stdin.on('error', () => undefined);
    child.stderr.on('data', (text) => {
      this.#complaints = `${this.#complaints}${text}`.slice(-MOST_COMPLAINTS);
    });
    createInterface({ input: child.stdout }).on('line', (line) => this.#hear(line.trim()));
  }

  ask(question: string, thinking: number): Promise<string> {
    const milliseconds = thinking + (this.#isNew ? START_MS : 0);
    this.#isNew = false;
    let clock: NodeJS.Timeout | undefined;
    return new Promise<string>((answered, failed) => {
      const reason = this.#ended ?? this.#chatter();
      if (reason !== undefined) return failed(new Error(reason));
      this.#waiting = { answered, failed };
      clock = setTimeout(() => failed(new Error(`it gave no answer in ${milliseconds} ms`)), milliseconds);
      this.#child.stdin?.write(`${question}\n`);
    }).finally(() => {
      clearTimeout(clock);
      this.#waiting = undefined;
    });
  }

  #hear(line: string): void {
    if (this.#waiting === undefined) this.#unasked ??= line;
    else this.#waiting.answered(line);
    // Lines that come together are heard before anybody can ask again.
    this.#waiting = undefined;
  }

  #chatter(): string | undefined {
    return this.#unasked === undefined
      ? undefined
      : `it printed ${shown(this.#unasked)} without being asked; ${ONE_LINE}`;
  }

  /** Ends it, and what it has started. */
  end(): void {
    const { pid } = this.#child;
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // There is no such group any more, or this system has none.
      this.#child.kill('SIGKILL');
    }
  }

  #end(reason: string): void {
    const complaints = this.#complaints.trim();
    this.#ended ??= complaints === '' ? reason : `${reason}, having said: ${complaints}`;
    this.#waiting?.failed(new Error(this.#ended));
  }
}

/** Parted by spaces, but for those in quotes: `"my bots/bot.py" --deep`. */
const wordsOf = (commandLine: string): readonly string[] =>
  [...commandLine.matchAll(/"([^"]*)"|'([^']*)'|\S+/g)].map(([word, double, single]) => double ?? single ?? word);

const shown = (answer: string): string => JSON.stringify(answer.length > 80 ? `${answer.slice(0, 80)}…` : answer);
