import type { OnlineRequest } from '@riband/protocol';
import { pause } from './client.ts';
import { playToTheEnd } from './full-speed.ts';
import { LoadTable } from './load-table.ts';
import { Page } from './page.ts';

const SEATS = 4;
/** How many questions are asked at once, and how long it is until the next ones: four times as often as a connection may ask for anything. */
const AT_ONCE = 20;
const PAUSE_MS = 1000;

/** Somebody who may look on, and asks for all that takes long to answer, again and again. */
export class Pry {
  readonly problems: string[] = [];
  answered = 0;
  refused = 0;
  readonly #page: Page;
  readonly #table: string;

  private constructor(page: Page, table: string) {
    this.#page = page;
    this.#table = table;
  }

  /** At the end of a whole game for four. */
  static async open(url: string, game: string): Promise<Pry> {
    const table = await LoadTable.open(url, game, SEATS, { answered: [], seen: [] });
    await playToTheEnd(table);
    const page = await Page.open(url, 'Onlooker');
    await page.must('table', { kind: 'open', table: table.id, invitation: table.invitation });
    table.close();
    return new Pry(page, table.id);
  }

  async askUntil(done: Promise<unknown>): Promise<void> {
    let isDone = false;
    const end = done.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => this.#ask(index)));
      await Promise.race([end, pause(PAUSE_MS)]);
    }
    await end;
  }

  close(): void {
    this.#page.close();
  }

  async #ask(index: number): Promise<void> {
    const table = this.#table;
    const questions: readonly OnlineRequest[] = [
      { kind: 'history', table },
      { kind: 'look', table, entry: index },
      { kind: 'export', table },
    ];
    const { kind } = await this.#page.ask(questions[index % questions.length] ?? { kind: 'ping' });
    if (kind === 'cannot') this.refused += 1;
    else this.answered += 1;
    if (kind === 'failed' || kind === 'unavailable') this.problems.push(`looking back was answered "${kind}"`);
  }
}
