import type { Browser, Page } from '@playwright/test';

/** Somebody with a browser of their own. */
export async function arrive(browser: Browser, path: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await page.addInitScript(() => localStorage.setItem('riband.pace', 'instant'));
  await page.goto(path);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  return page;
}

/** Anna has opened a table of that game and sits at the first seat; the link leads there. */
export async function tableOf(browser: Browser, game: string, choose: (page: Page) => Promise<void> = async () => {}) {
  const anna = await arrive(browser, `/#/online/new/${game}`, 'Anna');
  await anna.locator('input[name=seats][value="2"]').check({ force: true });
  await choose(anna);
  await anna.getByRole('button', { name: 'Open a table' }).click();
  await anna.getByRole('button', { name: 'Sit here: Seat 1' }).click();
  const link = await anna.getByLabel('Send this link').inputValue();
  return { anna, link: link.slice(link.indexOf('/#')) };
}
