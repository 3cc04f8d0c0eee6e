import type { BrowserContext } from '@playwright/test';

/** Init scripts do not reach workers: here they run something first. */
export async function inWorkers(context: BrowserContext, first: () => void): Promise<void> {
  await context.route(/\/assets\/main-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${first})();${await response.text()}` });
  });
}
