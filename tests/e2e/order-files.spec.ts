import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fill } from '@/lib/i18n/fill';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { buyAtOnce, findMoney } from '../support/desk-journey';
import { memoryOf } from '../support/running-site';
import { messagesOf } from '../support/served-pages';
import { awake, expect, test } from '../support/site';

const words = messagesOf('th', 'files');
const orders = messagesOf('th', 'orders');
const desk = messagesOf('th', 'desk');
const megabyte = 1024 * 1024;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test.use({
  siteSettings: { STAFF: 'nok@agency.example', AGENCY_LOCALE: 'th' },
  viewport: { width: 390, height: 844 },
  locale: 'th-TH',
});

test('a customer’s file goes on where the line broke at 19 of 20 MB, and the desk saves the same bytes', async ({
  page,
  site,
  customer,
}) => {
  await bringAxe(page);
  const reference = await buyAtOnce(customer);
  await customer.goto(`/th/orders/${reference}`);
  await expect(customer.getByText(words.later)).toBeVisible();

  await findMoney(page, site, reference);

  const bytes = randomBytes(20 * megabyte);
  bytes.write('%PDF-1.7\n');
  bytes.write('%%EOF', bytes.length - 5);
  const path = join(site.dataFolder, 'เมนู หน้าฝน.pdf');
  await writeFile(path, bytes);
  let sent = 0;
  customer.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1;
  });
  await customer.route(/\/files\/[\w-]+\/(38|39)$/, (route) => route.abort());
  await customer.reload();
  await awake(customer);
  await customer.getByLabel(words.choose).setInputFiles(path);
  const board = customer.locator('#files');
  await expect(board.getByText(words.states.offline, { exact: true })).toBeVisible();
  await expect(board.getByRole('status')).toContainText(fill(words.said.offline, { name: 'เมนู หน้าฝน.pdf' }));
  customer.on('dialog', (dialog) => dialog.accept());
  await customer.reload();
  await expect(board).toContainText(
    fill(words.partly, { arrived: '19 MB', size: '20 MB' }).replaceAll(' MB', '\u00a0MB'),
  );
  await customer.setViewportSize({ width: 320, height: 640 });
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await problemsByDayAndNight(customer)).toEqual([]);

  await customer.unroute(/\/files\/[\w-]+\/(38|39)$/);
  // It breaks once more, for a moment, and goes on by itself.
  await customer.route(/\/files\/[\w-]+\/39$/, (route) => route.abort(), { times: 1 });
  sent = 0;
  await awake(customer);
  await customer.getByLabel(words.choose).setInputFiles(path);
  await expect(customer.getByText(orders.flash['file-sent'])).toBeVisible();
  expect(sent).toBe(3);
  await expect(board.getByRole('link', { name: 'เมนู หน้าฝน.pdf' })).toBeVisible();

  const link = board.getByRole('link', { name: 'เมนู หน้าฝน.pdf' });
  const answer = await customer.request.get((await link.getAttribute('href')) ?? '', {
    headers: { 'sec-fetch-site': 'same-origin', range: 'bytes=0-7' },
  });
  expect([answer.status(), (await answer.body()).toString()]).toEqual([206, '%PDF-1.7']);
  expect(answer.headers()['content-security-policy']).toContain('sandbox');
  expect(answer.headers()['content-type']).toBe('application/octet-stream');

  await page.reload();
  const saving = page.waitForEvent('download');
  await page.locator('#files').getByRole('link', { name: 'เมนู หน้าฝน.pdf' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('เมนู หน้าฝน.pdf');
  expect(sha256(await readFile((await saved.path()) ?? ''))).toBe(sha256(bytes));

  await awake(page);
  await page.getByLabel(words.desk.draft).check();
  await page.getByLabel(words.choose).setInputFiles({
    name: 'draft.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n draft %%EOF'),
  });
  await expect(page.getByText(fill(desk.flash['file-sent'], { reference }))).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await problemsByDayAndNight(page)).toEqual([]);

  await customer.reload();
  const draft = board.getByRole('listitem').filter({ hasText: 'draft.pdf' });
  await expect(draft).toContainText(words.draft);
  await expect(draft).toContainText(words.ours);
  await board
    .getByRole('button', { name: fill(words.named, { action: words.remove, name: 'เมนู หน้าฝน.pdf' }) })
    .click();
  await expect(customer.getByText(orders.flash['file-removed'])).toBeVisible();
  await expect(board.getByRole('link', { name: 'เมนู หน้าฝน.pdf' })).toHaveCount(0);
  await page.reload();
  await page
    .getByRole('button', { name: fill(words.named, { action: words.desk.restore, name: 'เมนู หน้าฝน.pdf' }) })
    .click();
  await expect(page.getByText(fill(desk.flash['file-back'], { reference }))).toBeVisible();
});

test('fifty files at once cost the server less than 200 MB of memory', async ({ page, site }) => {
  test.skip(process.platform !== 'linux', 'reads the memory of a process from /proc');
  const reference = await buyAtOnce(page);
  await findMoney(page, site, reference);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const api = `${site.url}/api/my-orders/${reference}/files`;
  const own = { cookie, 'sec-fetch-site': 'same-origin' };
  const size = 4 * megabyte;
  const chunk = new Uint8Array(megabyte / 2).fill(120);
  const first = Uint8Array.from(chunk);
  first.set(Buffer.from('%PDF-1.7\n'));

  const upload = async (name: string): Promise<number> => {
    const begun = await fetch(api, {
      method: 'POST',
      headers: { ...own, 'content-type': 'application/json' },
      body: JSON.stringify({ name, size }),
    });
    const { id } = (await begun.json()).data;
    let kept = 0;
    for (let number = 0; number < 8; number++)
      kept += Number(
        (await fetch(`${api}/${id}/${number}`, { method: 'PUT', headers: own, body: number ? chunk : first }))
          .ok,
      );
    return kept;
  };
  expect(await upload('warm.pdf')).toBe(8);
  const rest = await memoryOf(site);
  let most = rest;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await memoryOf(site));
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  })();
  const kept = await Promise.all(Array.from({ length: 49 }, (_, number) => upload(`${number}.pdf`)));
  isOver = true;
  await watching;
  expect(new Set(kept)).toEqual(new Set([8]));
  expect(most - rest).toBeLessThan(200);
});
