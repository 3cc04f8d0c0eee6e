import type { CDPSession, Page } from '@playwright/test';
import { expect, overflow, PHONE, problems, test } from './table.ts';

/** A device with passkeys, as Chromium pretends to have one. */
async function withDevice(page: Page): Promise<{ readonly browser: CDPSession; readonly authenticatorId: string }> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  return { browser, authenticatorId };
}

async function comeIn(page: Page, name: string): Promise<void> {
  await page.goto('/#/online');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('button', { name: 'My account' }).click();
}

const own = (page: Page) => page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');

async function add(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name of the passkey').fill(name);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
}

test('a guest makes a passkey, signs out, and is the same person again by one click', async ({ page }) => {
  await withDevice(page);
  await comeIn(page, 'Paula');
  await add(page, 'My laptop');
  await expect(own(page)).toHaveText([/My laptop.*last used on/]);
  await expect(page.getByRole('button', { name: 'Add a name and a password' })).toBeVisible();
  await page.getByRole('button', { name: 'Rename: My laptop' }).click();
  await page.getByLabel('New name of My laptop').fill('The blue laptop');
  expect(await problems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(own(page)).toHaveText([/The blue laptop.*last used on/]);
  expect(await problems(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await expect.poll(() => overflow(page)).toEqual({ below: 0, right: 0 });

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'I have an account' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  expect(await problems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Paula')).toBeVisible();
});

test('the only way to sign in stays; a second one can go', async ({ page }) => {
  const { browser, authenticatorId } = await withDevice(page);
  await comeIn(page, 'Quirin');
  await add(page, 'One');
  await expect(own(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Remove: One' })).toBeDisabled();
  await expect(page.getByText('This is your only way to sign in')).toBeVisible();

  // The device has one of this account already, and says so: another device makes the second.
  await add(page, 'Two');
  await expect(page.getByRole('alert').filter({ hasText: 'did not want to' })).toBeVisible();
  await browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await withDevice(page);
  await add(page, 'Two');
  await expect(own(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove: One' }).click();
  await expect(own(page)).toHaveText([/Two/]);
});

test('a device that does not know its owner is told that it did not work', async ({ page }) => {
  const { browser, authenticatorId } = await withDevice(page);
  await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await comeIn(page, 'Rosa');
  await add(page, 'Nothing');
  await expect(page.getByRole('alert').filter({ hasText: 'did not want to' })).toBeVisible();
  await expect(own(page)).toHaveCount(0);
});
