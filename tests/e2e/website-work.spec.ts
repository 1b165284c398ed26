import { decisions } from '@/lib/company/company';
import { decided } from '@/lib/company/decision';
import { fill } from '@/lib/i18n/fill';
import { bringAxe, problemsByDayAndNight } from '../support/axe';
import { buyAtOnce, enterDesk, paidButton } from '../support/desk-journey';
import { lineOnAndroid } from '../support/phones';
import { messagesOf } from '../support/served-pages';
import { expect, test } from '../support/site';
import { query } from '../support/stored';

const desk = messagesOf('th', 'desk');
const orders = messagesOf('th', 'orders');
const jobs = messagesOf('th', 'jobs');

test.use({
  customerDevice: lineOnAndroid,
  siteSettings: { STAFF: 'nok@agency.example', AGENCY_LOCALE: 'th' },
  viewport: { width: 360, height: 800 },
  locale: 'th-TH',
});

test('a website goes from its payment to the yes on two phones, in Thai and without scripts of ours', async ({
  page,
  site,
  customer,
}) => {
  await bringAxe(page);
  const reference = await buyAtOnce(customer, undefined, { items: 'web-design-starter' });
  await enterDesk(page, site);
  await page.goto(`/th/desk/orders/${reference}`);
  await page.getByRole('button', { name: paidButton }).first().click();
  await customer.goto(`/th/orders/${reference}`);
  await expect(customer.getByRole('heading', { name: jobs.title, exact: true })).toBeVisible();
  await expect(customer.getByText(jobs.stages.material.text)).toBeVisible();
  expect(await problemsByDayAndNight(customer)).toEqual([]);
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // The desk moves it, and every tab still fits the phone.
  await page.goto('/th/desk/work');
  expect(await problemsByDayAndNight(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('link', { name: 'Starter' }).click();
  await page
    .getByRole('button', { name: fill(jobs.desk.moves.next, { stage: jobs.stages.draft.label }) })
    .click();
  await expect(page.getByText(desk.flash.job)).toBeVisible();
  await page.getByRole('button', { name: jobs.desk.moves.undo }).click();
  await page
    .getByRole('button', { name: fill(jobs.desk.moves.next, { stage: jobs.stages.draft.label }) })
    .click();
  await page.getByText(jobs.desk.moves.show, { exact: true }).first().click();
  await page.getByLabel(jobs.desk.fields.draft).fill('https://draft.bay-signal.example/sea');
  await page.getByRole('button', { name: jobs.desk.moves.show }).click();
  await expect(page.getByText(jobs.desk.states.waiting, { exact: true }).first()).toBeVisible();
  expect(await problemsByDayAndNight(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await customer.goto(`/th/orders/${reference}`);
  await expect(customer.getByRole('link', { name: jobs.answer.draft })).toHaveAttribute(
    'href',
    'https://draft.bay-signal.example/sea',
  );
  expect(await problemsByDayAndNight(customer)).toEqual([]);
  await customer.getByText(jobs.answer.change, { exact: true }).click();
  await customer.getByLabel(jobs.answer.words).fill('รูปหน้าแรกขอเป็นทะเล');
  await customer.getByRole('button', { name: jobs.answer.send }).click();
  await expect(customer.getByText(orders.flash['job-change'])).toBeVisible();
  await expect(customer.getByText(jobs.states.changing)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('main').getByText('รูปหน้าแรกขอเป็นทะเล').first()).toBeVisible();
  await page.getByText(jobs.desk.moves.show, { exact: true }).first().click();
  await page.getByLabel(jobs.desk.fields.draft).fill('https://draft.bay-signal.example/sea/2');
  await page.getByRole('button', { name: jobs.desk.moves.show }).click();
  await customer.goto(`/th/orders/${reference}`);
  await customer.getByLabel(jobs.answer.name).first().fill('สมชาย ใจดี');
  await customer.getByRole('button', { name: jobs.answer.yes }).press('Enter');
  await expect(customer.getByText(orders.flash['job-yes'])).toBeVisible();
  await customer.getByText(jobs.said.title, { exact: true }).click();
  const proof = fill(jobs.said.yes, { name: 'สมชาย ใจดี' });
  await expect(customer.getByText(proof)).toBeVisible();
  await page.reload();
  await expect(page.getByText(proof)).toBeVisible();

  // Online, and a fault that the customer reports while those are put right.
  expect(decided(decisions.websiteFixes)).toBeGreaterThan(0);
  await page
    .getByRole('button', { name: fill(jobs.desk.moves.next, { stage: jobs.stages.fixes.label }) })
    .click();
  await expect(page.getByText(jobs.desk.states.done, { exact: true })).toBeVisible();
  await customer.goto(`/th/orders/${reference}`);
  await expect(customer.getByText(jobs.fixes.until.split('{')[0] ?? '')).toBeVisible();
  await customer.getByText(jobs.fixes.report, { exact: true }).click();
  await customer.getByLabel(jobs.fixes.words).fill('เมนูไม่เปิดบนมือถือ');
  await customer.getByRole('button', { name: jobs.fixes.send }).click();
  await expect(customer.getByText(orders.flash['job-fix'])).toBeVisible();
  await expect(customer.getByText(jobs.stages.fixes.text)).toBeVisible();
  expect(await problemsByDayAndNight(customer)).toEqual([]);
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.goto('/th/desk/work');
  await expect(page.getByRole('heading', { name: jobs.desk.groups.said })).toBeVisible();
  await page.getByRole('link', { name: 'Starter' }).click();
  await expect(page.getByText('เมนูไม่เปิดบนมือถือ').first()).toBeVisible();
  await page.getByText(jobs.desk.moves.fixed, { exact: true }).first().click();
  await page.getByLabel(jobs.desk.fields.words).first().fill('แก้เมนูแล้ว');
  await page.getByRole('button', { name: jobs.desk.moves.fixed }).click();
  await expect(page.getByText(jobs.desk.states.done, { exact: true })).toBeVisible();
  expect(await problemsByDayAndNight(page)).toEqual([]);
  await customer.goto(`/th/orders/${reference}`);
  await expect(customer.getByText('แก้เมนูแล้ว').first()).toBeVisible();
  await site.stop();
  const [yes] = await query<{ name: string; draft: string; stage: number }>(
    site.dataFolder,
    "select name, job_moves.draft, jobs.stage from job_moves join jobs on jobs.id = job_id where move = 'yes'",
  );
  expect(yes).toEqual({ name: 'สมชาย ใจดี', draft: 'https://draft.bay-signal.example/sea/2', stage: 4 });
});
