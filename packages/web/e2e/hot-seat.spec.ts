import type { Page } from '@playwright/test';
import { playByMouse } from './mouse.ts';
import { bring, decisionsOf } from './played.ts';
import { act, endTurn, expect, log, test } from './table.ts';

const ANNA = 'Anna';
const BEN = 'Ben';
const PLAN = {
  game: 'shipyard-second',
  holders: [
    { kind: 'person', name: ANNA },
    { kind: 'person', name: BEN },
  ],
  seed: 'lighthouse',
  bot: 'random',
} as const;

/** What only who holds them may read: how each contract is called by the page, and what it pays for. */
const contractsInHand = (page: Page): Promise<string[]> =>
  page
    .locator('[data-target^="contract:"]')
    .evaluateAll((all) =>
      all.flatMap((one) => [one.getAttribute('data-target') ?? '', one.querySelector('.rule')?.textContent ?? '']),
    );

/** Those of the secrets that are somewhere in the page, seen or not, or are told to who cannot see it. */
async function foundIn(page: Page, secrets: readonly string[]): Promise<readonly string[]> {
  const written = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((one) => [...one.attributes].map(({ value }) => value)),
  );
  const text = await page.evaluate(() => document.documentElement.textContent);
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const told = nodes.flatMap(({ name, description, value }) => [name, description, value].map((one) => one?.value));
  const all = [text, ...written, ...told].join('\n');
  return secrets.filter((secret) => all.includes(secret));
}

/** Nothing is there before the curtain is drawn aside. Returns what the new one has in hand. */
async function handTo(page: Page, name: string, hidden: readonly string[]): Promise<string[]> {
  await expect(page.getByRole('heading', { name: `Hand the device to ${name}` })).toBeVisible();
  await expect(page.locator('[data-target]')).toHaveCount(0);
  expect(await foundIn(page, hidden)).toEqual([]);
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await expect(page.locator('[data-target^="contract:"]').first()).toBeVisible();
  const own = await contractsInHand(page);
  expect(await foundIn(page, own)).toEqual(own);
  return own;
}

/** Discards what has to be discarded, one step of it taken back and done again. */
async function discard(page: Page): Promise<void> {
  const contract = page.locator('[data-target^="contract:"][aria-disabled=false]');
  await act(page, () => contract.first().click());
  for (const name of ['Undo', 'Redo']) await act(page, () => page.getByRole('button', { name, exact: true }).click());
  while ((await contract.count()) > 0) await act(page, () => contract.first().click());
}

/** What the log tells of somebody's contracts. */
const toldOf = async (page: Page, name: string): Promise<readonly string[]> =>
  (
    await log(page)
      .getByText(new RegExp(`^\\s*${name} (is dealt|discards) `))
      .allTextContents()
  ).map((line) => line.trim());

test('contracts stay secret between two people at one device: on the board, in the log, looking back and taken back', async ({
  page,
}) => {
  const decision = decisionsOf(PLAN, 0).find(({ kind }) => kind === 'contract');
  await bring(page, decision!);
  const inHandOfAnna = await handTo(page, ANNA, []);
  await discard(page);
  const ofAnna = [...inHandOfAnna, ...(await toldOf(page, ANNA))];
  // Four contracts, each on the board and when it was dealt; two were discarded.
  expect(ofAnna).toHaveLength(14);
  await endTurn(page).click();

  const ofBen = await handTo(page, BEN, ofAnna);
  expect(await foundIn(page, ofAnna)).toEqual([]);
  await expect(log(page)).toContainText(new RegExp(`${ANNA} discards .* in secret`));
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await discard(page);
  expect(await foundIn(page, ofAnna)).toEqual([]);
  for (const line of [/is dealt contracts/, /in secret/]) {
    await log(page).getByText(line).first().click();
    await expect(page.getByRole('button', { name: 'Back to now' })).toBeVisible();
    expect(await foundIn(page, ofAnna)).toEqual([]);
    expect((await contractsInHand(page)).every((secret) => ofBen.includes(secret))).toBe(true);
  }
  await page.reload();
  await handTo(page, BEN, [...ofAnna, ...ofBen]);
  ofBen.push(...(await toldOf(page, BEN)));
  // His turn follows.
  await playByMouse(page, { until: '.curtained' });

  await handTo(page, ANNA, [...ofAnna, ...ofBen]);
  expect(await foundIn(page, ofBen)).toEqual([]);
});
