import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { agencyCommand } from '../support/agency-command';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { enterDesk } from '../support/desk-journey';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { query } from '../support/stored';

const { publish, failed } = messagesOf('th', 'publishing');
const { flash } = messagesOf('th', 'desk');

test.use({
  siteSettings: { STAFF: 'nok@agency.example', AGENCY_LOCALE: 'th' },
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  locale: 'th-TH',
});

test('who publishes at the desk sees that it is asked for, built, and why it came to nothing', async ({
  page,
  site,
}) => {
  await bringAxe(page);
  await enterDesk(page, site, `${site.url}/th/desk/shop`);
  await expect(page.getByText(publish.none)).toBeVisible();
  await page.getByRole('button', { name: publish.action }).tap();
  await expect(page.getByText(flash.publishing)).toBeVisible();
  await expect(page.getByText(publish.states.asked, { exact: true })).toBeVisible();
  expect(await problemsByDayAndNight(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await readFile(join(site.dataFolder, 'publish'), 'utf8')).toBe('1\n');

  // What the release script of a server does; the page hears of it by itself.
  expect(await agencyCommand(site, 'publish', 'building')).toBe('1\n');
  await expect(page.getByText(publish.states.building, { exact: true })).toBeVisible();
  const said = 'It does not work; nothing was changed.';
  await agencyCommand(site, 'publish', 'failed', '1', said);
  await expect(page.getByText(said)).toBeVisible();
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await page.getByRole('button', { name: publish.again }).tap();
  await expect(page.getByText(publish.states.asked, { exact: true })).toBeVisible();
  await page.locator('summary').filter({ hasText: publish.past }).tap();
  await expect(page.getByText(said)).toBeVisible();

  await site.stop();
  await query(site.dataFolder, "update public.publications set asked_at = now() - interval '6 minutes'");
  await site.start();
  await page.reload();
  await expect(page.getByText(failed['not-taken'])).toBeVisible();
  await site.stop();
  expect(
    await query(site.dataFolder, 'select number, person, state from public.publications order by number'),
  ).toEqual([
    { number: 1, person: 'nok@agency.example', state: 'failed' },
    { number: 2, person: 'nok@agency.example', state: 'asked' },
  ]);
});
