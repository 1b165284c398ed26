import { fill } from '@/lib/i18n/fill';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { buyAtOnce, enterDesk, paidButton } from '../support/desk-journey';
import { lineOnAndroid } from '../support/phones';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { query, storedMails } from '../support/stored';

const orders = messagesOf('th', 'orders');
const jobs = messagesOf('th', 'jobs');
const mail = messagesOf('th', 'mail');

test.use({
  siteSettings: { STAFF: 'nok@agency.example', AGENCY_LOCALE: 'th' },
  viewport: { width: 390, height: 844 },
  locale: 'th-TH',
});

test('cards are printed once a corrected proof has its yes, on a phone in Thai and by the keyboard alone', async ({
  page,
  site,
  browser,
}) => {
  const narrow = await browser.newContext({
    ...lineOnAndroid,
    viewport: { width: 320, height: 640 },
    baseURL: site.url,
  });
  const customer = await narrow.newPage();
  await bringAxe(customer);
  const reference = await buyAtOnce(customer, undefined, { items: 'business-cards-starter' });
  await enterDesk(page, site);
  await page.goto(`/th/desk/orders/${reference}`);
  await page.getByRole('button', { name: paidButton }).first().click();
  await page.goto(`/th/desk/orders/${reference}`);
  await page.getByRole('link', { name: jobs.stages.material.label }).click();
  await page
    .getByRole('button', { name: fill(jobs.desk.moves.next, { stage: jobs.stages.proof.label }) })
    .click();
  const showProof = async (link: string) => {
    await page.getByText(jobs.desk.moves.show, { exact: true }).first().click();
    await page.getByLabel(jobs.desk.fields.draft).fill(link);
    await page.getByRole('button', { name: jobs.desk.moves.show }).click();
    await expect(page.getByText(jobs.desk.states.waiting, { exact: true }).first()).toBeVisible();
    await customer.goto(`/th/orders/${reference}`);
    await expect(customer.getByRole('link', { name: jobs.answer.draft })).toHaveAttribute('href', link);
  };
  await showProof('https://proof.bay-signal.example/1');
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await customer.locator('summary', { hasText: jobs.answer.change }).focus();
  await customer.keyboard.press('Enter');
  await customer.getByLabel(jobs.answer.words).focus();
  await customer.keyboard.type('เบอร์โทรลงท้ายด้วย 79');
  await customer.getByRole('button', { name: jobs.answer.send }).focus();
  await customer.keyboard.press('Enter');
  await expect(customer.getByText(orders.flash['job-change'])).toBeVisible();
  await expect(customer.getByText(fill(jobs.rounds, { changes: 1, rounds: 2 }))).toBeVisible();
  expect(await problemsByDayAndNight(customer)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('main').getByText('เบอร์โทรลงท้ายด้วย 79').first()).toBeVisible();
  await showProof('https://proof.bay-signal.example/2');
  await customer.getByRole('button', { name: jobs.answer.yes }).focus();
  await customer.keyboard.press('Enter');
  await expect(customer.getByText(orders.flash['job-yes'])).toBeVisible();
  await expect(customer.getByText(jobs.stages.print.text)).toBeVisible();
  const subject = fill(mail.orderNews['job-yes'].subject, { changed: '500 Business Cards', reference });
  const subjects = async () => (await storedMails(site.dataFolder)).map((sent) => sent.subject ?? '');
  await expect
    .poll(async () => (await subjects()).filter((sent) => sent.includes(reference)).join('\n'))
    .toContain(subject.split(':')[0] ?? '');
  await narrow.close();
  await site.stop();
  const [told, ...others] = await query<{ state: string; draft: string; days: number }>(
    site.dataFolder,
    "select payload->>'state' as state, payload->>'draft' as draft, (payload->>'due_on')::date - current_date as days from outbox where event = 'job'",
  );
  expect(others).toEqual([]);
  expect(told).toMatchObject({ state: 'ours', draft: 'https://proof.bay-signal.example/2' });
  expect(told?.days).toBeGreaterThanOrEqual(5);
});
