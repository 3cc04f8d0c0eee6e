import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, problems, test } from './table.ts';

test.use({ serviceWorkers: 'allow' });

/** A push service would be another site: the browser of the test gives an address of its own (the keys are those of RFC 8291). */
async function withAddress(page: Page, permission: NotificationPermission): Promise<void> {
  await page.addInitScript((given) => {
    const address = {
      toJSON: () => ({
        endpoint: 'https://push.example/send/abc',
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
      unsubscribe: async () => localStorage.removeItem('subscribed'),
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem('subscribed') === null ? null : address),
      async subscribe({ applicationServerKey: key }: { applicationServerKey: string }) {
        localStorage.setItem('subscribed', key);
        return address;
      },
    });
    Object.defineProperty(Notification, 'permission', { get: () => given });
    Object.assign(Notification, { requestPermission: async () => given });
  }, permission);
}

async function account(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto('/#/online');
  await page.getByLabel('Your name').fill('Ines');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('button', { name: 'My account' }).click();
}

const box = (page: Page) => page.getByRole('checkbox', { name: 'Tell me on this device when it is my turn' });
const isTold = (page: Page) =>
  page.evaluate(async () => ((await (await fetch('/api/push')).json()) as { on: boolean }).on);

test('a device is told of turns from one click to the next, also after a reload and with a new account', async ({
  page,
}) => {
  await withAddress(page, 'granted');
  await account(page);
  await expect(box(page)).not.toBeChecked();
  await box(page).click();
  await expect(box(page)).toBeChecked();
  await expect.poll(() => isTold(page)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('subscribed'))).toMatch(/^[\w-]{87}$/);
  expect(await problems(page)).toEqual([]);

  await page.reload();
  await page.getByRole('button', { name: 'My account' }).click();
  await expect(box(page)).toBeChecked();
  await page.getByLabel('Name of the account').fill(`Ines ${randomUUID().slice(0, 8)}`);
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByText('Done. You can now sign in')).toBeVisible();
  await expect.poll(() => isTold(page)).toBe(true);

  await box(page).click();
  await expect(box(page)).not.toBeChecked();
  await expect.poll(() => isTold(page)).toBe(false);
});

test('where the browser forbids it, that is said', async ({ page }) => {
  await withAddress(page, 'denied');
  await account(page);
  await expect(box(page)).toBeDisabled();
  await expect(page.getByText('The browser does not allow this site to send messages.')).toBeVisible();
});

test('who is asked and does not answer is not told', async ({ page }) => {
  await withAddress(page, 'default');
  await account(page);
  await box(page).click();
  await expect(box(page)).not.toBeChecked();
  await expect.poll(() => isTold(page)).toBe(false);
});

test('a message is shown, with the table that it opens', async ({ page, context, baseURL }) => {
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) found(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  // Not every browser of a test has a place to show it: it is kept for the test instead.
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const keep = async (title: string, options: object) => void shown.push({ title, ...options });
    Object.assign(self, { shown });
    ServiceWorkerRegistration.prototype.showNotification = keep;
  });
  const body = 'Ben bids in secret. It is your turn.';
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: `${baseURL}`,
    registrationId: await registered,
    data: JSON.stringify({ title: 'Quayside', body, table: 'abc' }),
  });
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(self, 'shown')))
    .toEqual([expect.objectContaining({ title: 'Quayside', body, tag: 'abc', data: '/#/online/table/abc' })]);
});
