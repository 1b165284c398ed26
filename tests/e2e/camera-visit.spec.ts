import { fill } from '@/lib/i18n/fill';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { buyAtOnce, enterDesk } from '../support/desk-journey';
import { timeToUndoIsOver } from '../support/due-mail';
import { lineOnAndroid } from '../support/phones';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { query, storedMails } from '../support/stored';

const words = messagesOf('th', 'appointments');
const { places } = messagesOf('th', 'facts');

test.use({
  siteSettings: { STAFF: 'nok@agency.example', AGENCY_LOCALE: 'th' },
  viewport: { width: 390, height: 844 },
  locale: 'th-TH',
});

test('a visit for cameras is booked and moved by the customer, on a phone and in Thai, and the staff sees it', async ({
  page,
  site,
  browser,
}) => {
  await bringAxe(page);
  const phone = await browser.newContext({ ...lineOnAndroid, baseURL: site.url });
  const customer = await phone.newPage();
  await bringAxe(customer);
  const reference = await buyAtOnce(customer, undefined, { items: 'cctv-basic' });
  await customer.goto(`/th/orders/${reference}`);
  await expect(customer.getByText(words.lead.visit)).toBeVisible();
  await customer.getByRole('link', { name: places.jomtien }).click();
  await expect(customer.getByText(words.zone)).toBeVisible();
  expect(await problemsByDayAndNight(customer)).toEqual([]);
  await customer.setViewportSize({ width: 320, height: 640 });
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(customer.getByLabel(words.address)).toHaveValue('ซอย 6');
  await customer.locator('input[name="start"]').first().check();
  await customer.getByRole('button', { name: words.book }).click();
  await expect(customer.getByText(words.said.booked)).toBeVisible();

  await customer.getByText(words.other, { exact: true }).click();
  const other = customer.locator('input[name="start"]').nth(1);
  const moved = await other.inputValue();
  // Late in the day the first day has one time left; the next days are still closed.
  if (!(await other.isVisible())) await other.locator('xpath=ancestor::details[1]/summary').click();
  await other.check();
  await customer.getByRole('button', { name: words.move }).click();
  await expect(customer.getByText(words.said.moved)).toBeVisible();
  expect(await problemsByDayAndNight(customer)).toEqual([]);

  await enterDesk(page, site);
  await page.goto('/th/desk/visits');
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('link', { name: words.desk.map })).toBeVisible();
  await expect(page.getByText(fill(words.desk.happened.moved, { time: '' }).trim()).first()).toBeVisible();
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await page.goto('/th/desk/visits/times');
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto(`/th/desk/visits/new?reference=${reference}&kind=visit&area=jomtien`);
  expect(await problemsByDayAndNight(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // The page for senders of inquiries, as whoever has no key to it sees it.
  await customer.goto('/th/appointments/PT-222222');
  await expect(customer.getByText(words.page.open)).toBeVisible();
  expect(await problemsByDayAndNight(customer)).toEqual([]);
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await phone.close();

  await site.stop();
  expect(
    await query(
      site.dataFolder,
      `select state, starts_at = '${moved}' as is_moved,
         (select string_agg(what || ' ' || actor, ', ' order by id) from appointment_events) as said from appointments`,
    ),
  ).toEqual([{ state: 'booked', is_moved: true, said: 'booked customer, moved customer' }]);
  await query(site.dataFolder, timeToUndoIsOver);
  await site.start();
  const mailed = async () =>
    (await storedMails(site.dataFolder)).filter(({ event }) => event === 'appointment');
  await expect.poll(async () => (await mailed()).length, { timeout: 90_000 }).toBe(1);
  const [mail] = await mailed();
  expect(mail?.subject).toContain(reference);
  expect(mail?.text).toContain(words.mail.booked.text);
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['appointment.ics']);
});
