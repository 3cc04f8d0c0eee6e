import type { Locator, Page } from '@playwright/test';
import { act, beginTable, endTurn, expect, log, openTable, problems, target, test } from './table.ts';
import { inWorkers } from './workers.ts';

const alarm = (page: Page) => page.getByRole('alert');
const workerNamed = (page: Page, name: string) => page.workers().find((worker) => worker.url().includes(name));
const openFirst = (kept: Locator) =>
  kept
    .getByRole('button', { name: /Quayside/ })
    .first()
    .click();

/** The worker with the rules dies unseen, and nobody answers for longer than anybody waits. */
async function endTurnWithoutRules(page: Page): Promise<void> {
  await page.clock.install();
  await workerNamed(page, 'main-')?.evaluate(() => close());
  await endTurn(page).click();
  await page.clock.fastForward(20_000);
}

async function savedFile(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('banner').getByRole('button', { name: 'Save as file' }).click();
  return (await download).path();
}

const openFile = (page: Page, file: string) => page.getByLabel('Open a saved game from a file').setInputFiles(file);

/** Changes what the browser has stored, behind the back of the page. */
function tamper(page: Page, store: 'games' | 'saves', change: object): Promise<void> {
  return page.evaluate(
    ([name, fields]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('blue-riband');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(name, 'readwrite');
          const all = transaction.objectStore(name).getAll();
          all.onsuccess = () => {
            for (const one of all.result) transaction.objectStore(name).put({ ...one, ...fields });
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [store, change] as const,
  );
}

test.describe('a kept game that cannot be opened', () => {
  for (const [what, stores, sentence, title] of [
    ['of a newer format', { saves: { format: 99 } }, 'newer version', /Quayside/],
    ['that is broken', { saves: { entries: 'none' } }, 'damaged', /Quayside/],
    ['of an unknown game', { saves: { game: 'chess' }, games: { game: 'chess' } }, '“chess”', /unknown game/],
    [
      'with a summary of another time',
      { saves: { format: 99 }, games: { holders: 3 } },
      'newer version',
      /unknown game/,
    ],
  ] as const)
    test(`${what} says why, and can be taken away or deleted`, async ({ page }) => {
      await openTable(page);
      await page.goto('/');
      const kept = page.getByRole('region', { name: 'Go on with' });
      await expect(kept).toBeVisible();
      for (const [store, change] of Object.entries(stores)) await tamper(page, store as 'games' | 'saves', change);
      await page.reload();
      await kept.getByRole('button', { name: title }).first().click();
      await expect(alarm(page)).toContainText('This game cannot be opened.');
      await expect(alarm(page)).toContainText(sentence);
      await expect(alarm(page)).toContainText('It stays in the list of games');
      expect(await problems(page)).toEqual([]);
      const download = page.waitForEvent('download');
      await kept.getByRole('button', { name: /^Save this game/ }).click();
      expect((await download).suggestedFilename()).toMatch(/^blue-riband-.*\.json$/);
      await kept.getByRole('button', { name: /^Delete/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(kept).toHaveCount(0);
    });
});

test('what is wrong with a link is told in the language of the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('riband.language', 'fr'));
  await page.goto('/#/game/pas-une-partie');
  await expect(alarm(page)).toContainText('Ce lien ne peut pas être ouvert. Il en manque une partie');
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('ru');
  await expect(alarm(page)).toContainText('Эту ссылку открыть не удалось.');
  await expect(alarm(page).locator('code')).toHaveText('its 14 letters cannot be unpacked');
});

test('a path that leads to nothing is told by a page like all others, in the language of the browser', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await page.goto('/whatever');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Il n’y a pas de page à cette adresse.');
  await page.getByRole('button', { name: 'Tous les jeux' }).click();
  await expect(page).toHaveURL(/:\d+\/#\/$/);
});

for (const [address, said] of [
  ['/#g=broken', 'There is no page at this address.'],
  ['/#/online/new/chess', 'There is no game called “chess” here.'],
  ['/#/whatever', 'There is no page at this address.'],
  ['/#/rules/chess', 'There is no game called “chess” here.'],
  ['/#/new/chess', 'There is no game called “chess” here.'],
  ['/?game=chess', 'There is no game called “chess” here.'],
] as const)
  test(`${address} is not there: that is said, with a way on`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(said);
    expect(await problems(page)).toEqual([]);
    await page.getByRole('button', { name: 'All games' }).click();
    await expect(page.getByRole('heading', { name: 'What shall we sail today?' })).toBeVisible();
  });

test('a server that is silent is asked again until it answers', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = self;
    let asked = 0;
    self.fetch = async (...request) => {
      asked += 1;
      if (asked <= 2) throw new TypeError('Failed to fetch');
      return fetch(...request);
    };
  });
  await page.goto('/#/online');
  await expect(page.getByRole('heading', { name: /it does not answer/ })).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeVisible();
});

test('a file of a game that is here goes on with the longer one, and says so', async ({ page }) => {
  await openTable(page);
  const early = await savedFile(page);
  await act(page, () => target(page, 'bid:1').click());
  const late = await savedFile(page);
  await page.goto('/');
  await openFile(page, early);
  const notice = page.getByRole('status').filter({ hasText: 'the game is further on' });
  await expect(notice).toBeVisible();
  await expect(log(page)).toContainText('Player 1 bids 1 coin.');
  expect(await problems(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await page.goto('/');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await openFile(page, early);
  await expect(target(page, 'bid:1')).toBeVisible();
  await page.goto('/');
  await openFile(page, late);
  await expect(page.getByText('It now goes on from what you have opened.')).toBeVisible();
  await expect(log(page)).toContainText('Player 1 bids 1 coin.');

  await page.goto('/');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await openFile(page, early);
  await act(page, () => target(page, 'bid:2').click());
  await page.goto('/');
  await openFile(page, late);
  await expect(page.getByText('Both are here now')).toBeVisible();
  await expect(endTurn(page)).toBeEnabled();
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(2);
});

test.describe('where storage is forbidden', () => {
  test.beforeEach(({ context }) =>
    inWorkers(context, () => {
      IDBFactory.prototype.open = () => {
        throw new Error('forbidden');
      };
    }),
  );

  test('a game is played all the same, and nobody closes it by mistake', async ({ page }) => {
    await openTable(page);
    const warning = page.getByRole('status').filter({ hasText: 'could not be stored' });
    await expect(warning).toBeVisible();
    expect(await problems(page)).toEqual([]);
    await act(page, () => target(page, 'bid:1').click());

    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();

    await page.getByRole('link', { name: 'All games' }).click();
    await expect(page.getByText('This browser keeps nothing')).toBeVisible();
    const kept = page.getByRole('region', { name: 'Go on with' });
    await expect(kept).toContainText('not stored');
    await openFirst(kept);
    await expect(log(page)).toContainText('Player 1 bids 1 coin.');

    const download = page.waitForEvent('download');
    await warning.getByRole('button', { name: 'Save as file' }).click();
    await download;
    let askedAgain = false;
    page.on('dialog', (again) => {
      askedAgain = true;
      void again.accept();
    });
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(askedAgain).toBe(false);
  });

  test('a game survives the death of the rules', async ({ page }) => {
    await openTable(page);
    await act(page, () => target(page, 'bid:1').click());
    await endTurnWithoutRules(page);
    await alarm(page).getByRole('button', { name: 'Start again' }).click();
    await expect(log(page)).toContainText('Player 1 bids 1 coin.');
    await act(page, () => endTurn(page).click());
  });
});

test('where storage is full, a game is played on, left and found again', async ({ page, context }) => {
  await inWorkers(context, () => {
    // As the browser does it: what does not fit is given up as a whole.
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function refuse(this: IDBObjectStore, value: unknown) {
      if (this.name === 'saves') queueMicrotask(() => this.transaction.abort());
      return put.call(this, value);
    };
  });
  await openTable(page);
  await expect(page.getByRole('status').filter({ hasText: 'could not be stored' })).toBeVisible();
  await act(page, () => target(page, 'bid:1').click());
  await page.getByRole('link', { name: 'All games' }).click();
  const kept = page.getByRole('region', { name: 'Go on with' });
  await expect(kept).toContainText('not stored');
  await expect(page.getByText('This browser keeps nothing')).toHaveCount(0);
  await openFirst(kept);
  await expect(log(page)).toContainText('Player 1 bids 1 coin.');
});

test.describe('workers that die', () => {
  test('the rules: the game goes on from where it was kept', async ({ page }) => {
    await openTable(page);
    await act(page, () => target(page, 'bid:1').click());
    await endTurnWithoutRules(page);
    await expect(alarm(page)).toContainText('The game does not answer.');
    expect(await problems(page)).toEqual([]);
    await alarm(page).getByRole('button', { name: 'Start again' }).click();
    await expect(log(page)).toContainText('Player 1 bids 1 coin.');
    await expect(alarm(page)).toHaveCount(0);
    await act(page, () => endTurn(page).click());
  });

  test('the bots: they go on when they are asked again', async ({ page, context }) => {
    await inWorkers(context, () => {
      // The first two are killed before they can say a word, and the clock is faster until one lives.
      const [Living, later] = [Worker, setTimeout];
      let started = 0;
      Object.assign(self, {
        setTimeout: (run: () => void, wait: number) => later(run, started > 2 ? wait : wait / 5),
        Worker: class extends Living {
          constructor(url: string | URL, options: WorkerOptions) {
            super(url, options);
            started += 1;
            if (started <= 2) this.terminate();
          }
        },
      });
    });
    await beginTable(page);
    await expect(alarm(page)).toContainText('The bots cannot go on.');
    await alarm(page).getByRole('button', { name: 'Try again' }).click();
    await expect(alarm(page)).toHaveCount(0);
    await act(page, () => target(page, 'bid:1').click());
    await act(page, () => endTurn(page).click());
  });
});
