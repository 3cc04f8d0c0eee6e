import { createServer, type Server } from 'node:net';
import { expect, overflow, PHONE, problems, test } from './table.ts';

// The server says that an address is none, and that a link is stale.
test.use({ excused: /status of 40[04]/ });

/** Where the server of the tests brings its mail: see playwright.config.ts. */
const PORT = Number(process.env['RIBAND_TEST_MAIL_PORT'] ?? 4872);

/** Takes every mail, and keeps the texts. */
async function openRelay(): Promise<{ readonly letters: readonly string[]; readonly server: Server }> {
  const letters: string[] = [];
  const server = createServer((socket) => {
    let [heard, inMessage] = ['', false];
    socket.on('error', () => {});
    socket.write('220 here\r\n');
    socket.on('data', (bytes) => {
      heard += bytes.toString();
      for (let end = 0; ; ) {
        end = heard.indexOf(inMessage ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = heard.slice(0, end);
        heard = heard.slice(end + (inMessage ? 5 : 2));
        if (inMessage) letters.push(Buffer.from(part.split('\r\n\r\n')[1] ?? '', 'base64').toString());
        inMessage = part === 'DATA';
        socket.write(inMessage ? '354 go on\r\n' : '250 yes\r\n');
      }
    });
  });
  await new Promise<void>((listening) => server.listen(PORT, '127.0.0.1', listening));
  return { letters, server };
}

test('an address is given, confirmed by the link in a mail on another device, and taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  const { letters, server } = await openRelay();
  await page.goto('/#/online');
  await page.getByLabel('Your name').fill('Maren');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByLabel('Mail address').fill('maren@localhost');
  await page.getByRole('button', { name: 'Tell me by mail' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Mail cannot be sent to this address.' })).toBeVisible();
  await page.getByLabel('Mail address').fill('maren@mail.example');
  await page.getByRole('button', { name: 'Tell me by mail' }).click();
  await expect(page.getByText('A mail is on its way to maren@mail.example.')).toBeVisible();
  expect(await problems(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect((await overflow(page)).right).toBe(0);

  const link = /^http\S+\/#\/mail\/confirm\/[\w-]+/m.exec(letters[0] ?? '')?.[0] ?? '';
  expect(link).toContain(`${baseURL}/`);
  const elsewhere = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await elsewhere.goto(link);
  expect(await problems(elsewhere)).toEqual([]);
  await elsewhere.getByRole('button', { name: 'Oui, envoyer des courriels à cette adresse' }).click();
  await expect(elsewhere.getByText('C’est fait.')).toBeVisible();
  await elsewhere.goto(`${baseURL}/#/mail/stop/guess`);
  await elsewhere.getByRole('button', { name: 'Ne plus envoyer de courriels à cette adresse' }).click();
  await expect(elsewhere.getByText('Ce lien a déjà servi ou est trop vieux.')).toBeVisible();
  await elsewhere.context().close();

  await page.reload();
  await page.getByRole('button', { name: 'My account' }).click();
  await expect(page.getByText('You are told by mail at maren@mail.example')).toBeVisible();
  await page.getByRole('button', { name: 'Another address' }).click();
  await page.getByLabel('Mail address').fill('new@mail.example');
  await page.getByRole('button', { name: 'Tell me by mail' }).click();
  await expect(page.getByText('Waiting for a confirmation at new@mail.example')).toContainText(
    'Until then mail goes to maren@mail.example.',
  );
  expect(await problems(page)).toEqual([]);
  expect((await overflow(page)).right).toBe(0);
  await page.getByRole('button', { name: 'No more mail' }).click();
  await expect(page.getByLabel('Mail address')).toBeVisible();
  server.close();
});
