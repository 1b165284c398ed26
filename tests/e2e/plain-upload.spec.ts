import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { fill } from '@/lib/i18n/fill';
import { problemsByDayAndNight } from '../support/axe';
import { buyAtOnce, findMoney } from '../support/desk-journey';
import type { Site } from '../support/running-site';
import { messagesOf } from '../support/served-pages';
import { awake, expect, test } from '../support/site';
import { query } from '../support/stored';

const words = messagesOf('th', 'files');
const orders = messagesOf('th', 'orders');

/** A drawing that would run a script, if anybody opened it. */
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
);
const logo = { name: 'โลโก้ ร้าน.svg', mimeType: 'image/svg+xml', buffer: drawing };

const smallest = { viewport: { width: 320, height: 640 } };

test.use({
  siteSettings: { STAFF: 'nok@agency.example', AGENCY_LOCALE: 'th' },
  customerDevice: smallest,
  locale: 'th-TH',
});

/** Opens somebody's order whose money has come. @returns where its files are */
async function filesOfPaidOrder(customer: Page, page: Page, site: Site): Promise<Locator> {
  const reference = await buyAtOnce(customer);
  await findMoney(page, site, reference);
  await customer.goto(`/th/orders/${reference}`);
  return customer.locator('#files');
}

/** What lies in the store of a site that was stopped, by the names of the files. */
async function storedFiles(site: Site): Promise<[name: string, state: string, bytes: string][]> {
  await site.stop();
  const rows = await query<{ name: string; state: string; path: string }>(
    site.dataFolder,
    'select name, state, path from order_files join file_chunks on file_id = order_files.id order by name',
  );
  return Promise.all(
    rows.map(async ({ name, state, path }) => [
      name,
      state,
      await readFile(join(site.dataFolder, 'slips', path), 'utf8'),
    ]),
  );
}

const removalOf = (board: Locator, name: string) =>
  board.getByRole('button', { name: fill(words.named, { action: words.remove, name }) });

test.describe('without JavaScript', () => {
  test.use({ customerDevice: { ...smallest, javaScriptEnabled: false } });

  test('a customer without JavaScript sends a logo by a form, is told what is wrong with others, and has it saved as it was', async ({
    page,
    site,
    customer,
  }) => {
    const board = await filesOfPaidOrder(customer, page, site);
    // Assertions about text leave out what stands within noscript.
    expect(await board.textContent()).toContain(fill(words.plain, { form: 4 }).replace(' MB', '\u00a0MB'));
    const choose = board.getByLabel(words.choose);
    // Without a script nothing but the field itself says what was chosen.
    expect(await choose.evaluate((field) => getComputedStyle(field).opacity)).toBe('1');
    expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const submit = board.getByRole('button', { name: words.submit });
    await submit.click();
    await expect(customer.getByText(words.problems['file-missing'])).toBeVisible();
    await customer.goBack();
    await choose.setInputFiles({ ...logo, name: 'logo.png', buffer: Buffer.from('<html></html>') });
    await submit.click();
    await expect(customer.getByText(words.problems['file-type'])).toBeVisible();
    expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await customer.goBack();

    for (const file of [logo, { ...logo, name: 'old.svg' }]) {
      await choose.setInputFiles(file);
      await submit.click();
      await expect(customer.getByText(orders.flash['file-sent'])).toBeVisible();
    }
    await removalOf(board, 'old.svg').click();
    await expect(customer.getByText(orders.flash['file-removed'])).toBeVisible();
    await expect(board.getByRole('listitem')).toHaveCount(1);
    const saving = customer.waitForEvent('download');
    await board.getByRole('link', { name: logo.name }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(logo.name);
    expect((await readFile(await saved.path())).equals(drawing)).toBe(true);
    expect(await storedFiles(site)).toEqual([
      ['old.svg', 'removed', drawing.toString()],
      [logo.name, 'whole', drawing.toString()],
    ]);
  });
});

test('a customer with a keyboard alone chooses a file, saves it and removes another', async ({
  page,
  site,
  customer,
}) => {
  const board = await filesOfPaidOrder(customer, page, site);
  /** Goes on by the tabulator alone, from wherever the focus is. */
  const tabTo = async (wanted: Locator) => {
    for (let stops = 0; stops < 100; stops++) {
      await customer.keyboard.press('Tab');
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('it is out of reach of the keyboard');
  };
  const frame = board.locator('form div:has(> input[type=file])');
  const borderOf = () => frame.evaluate((element) => getComputedStyle(element).borderColor);
  for (const file of [logo, { ...logo, name: 'old.svg' }]) {
    await awake(customer);
    const before = await borderOf();
    await tabTo(board.getByLabel(words.choose));
    await expect.poll(borderOf).not.toBe(before);
    await expect(async () => {
      const choosing = customer.waitForEvent('filechooser', { timeout: 5000 });
      await customer.keyboard.press('Enter');
      await (await choosing).setFiles(file);
    }).toPass();
    await expect(board.getByRole('link', { name: file.name })).toBeVisible();
    await expect(customer.getByText(orders.flash['file-sent'])).toBeVisible();
  }
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await tabTo(board.getByRole('link', { name: logo.name }));
  const saving = customer.waitForEvent('download');
  await customer.keyboard.press('Enter');
  expect((await readFile(await (await saving).path())).equals(drawing)).toBe(true);
  await tabTo(removalOf(board, 'old.svg'));
  await customer.keyboard.press('Enter');
  await expect(customer.getByText(orders.flash['file-removed'])).toBeVisible();
  expect(await problemsByDayAndNight(customer)).toEqual([]);
  expect(await storedFiles(site)).toEqual([
    ['old.svg', 'removed', drawing.toString()],
    [logo.name, 'whole', drawing.toString()],
  ]);
});
