import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { paidButton, picture } from './desk-journey';
import type { Site } from './running-site';
import { messagesOf } from './served-pages';
import { query, storedMails } from './stored';

const CRON_SECRET = randomBytes(16).toString('hex');

/** The settings of a site whose staff sells by the month and the year, in Thai, with receipts. */
export const servicesSite = {
  STAFF: 'nok@agency.example',
  AGENCY_LOCALE: 'th',
  DOCUMENTS: 'own',
  CRON_SECRET,
};

/** A customer of before, whose VPS is paid by the month. */
const ofBefore = {
  locale: 'en',
  name: 'Anne Miller',
  email: 'anne@example.com',
  phone: '0812345678',
  address: '8 Soi Buakhao',
  companyName: '',
  companyTaxId: '',
  companyBranch: '',
  item: 'vps-business',
  service: '',
  period: 'month',
  price: '1999',
  domain: '',
  since: '2025-01-15',
};

/** Makes a service by hand, as the form of the desk does. @param desk a page of somebody who is signed in there */
export async function makeService(
  desk: Page,
  fields: Partial<Record<keyof typeof ofBefore | 'withholds', string>> & { until: string },
): Promise<void> {
  const made = await desk.request.post('/api/desk/services?locale=th', {
    headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html' },
    form: { ...ofBefore, key: randomBytes(16).toString('hex'), ...fields },
    maxRedirects: 0,
  });
  expect(made.status(), await made.text()).toBe(303);
}

/** Lets the site do its chores. */
export async function doChores(page: Page): Promise<void> {
  const chores = await page.request.get('/api/cron/chores', {
    headers: { authorization: `Bearer ${CRON_SECRET}` },
  });
  expect(chores.ok()).toBe(true);
}

/** The newest mail of an event, to this address where one is given, once it is there. */
export async function mailOf(site: Site, event: string, to?: string) {
  const newest = async () =>
    (await storedMails(site.dataFolder)).findLast(
      (mail) => mail.event === event && (to === undefined || mail.to?.[0]?.address === to),
    );
  await expect.poll(async () => (await newest())?.subject ?? '').not.toBe('');
  return newest();
}

/** Opens the page of a renewal by the link of its mail. @returns its reference */
export async function openRenewal(customer: Page, site: Site): Promise<string> {
  const link = /href="([^"]*#[0-9a-f]{32})"/.exec((await mailOf(site, 'renewal'))?.html ?? '')?.[1] ?? '';
  await customer.goto(link);
  await expect(customer).toHaveURL(/orders\/[A-Z]+-[0-9A-Z]{6}$/);
  return new URL(customer.url()).pathname.split('/').at(-1) ?? '';
}

/** Sends a slip on the page of an order that is open. */
export async function sendSlip(customer: Page, locale: Locale): Promise<void> {
  const { slip, flash } = messagesOf(locale, 'orders');
  await customer.getByLabel(messagesOf(locale, 'checkout').slip.label).setInputFiles(await picture(640));
  await customer.getByRole('button', { name: slip.submit }).click();
  await expect(customer.getByText(flash.slip)).toBeVisible();
}

/** Somebody finds the money of an order. */
export async function findMoney(desk: Page, reference: string): Promise<void> {
  await desk.goto(`/th/desk/orders/${reference}`);
  await desk.getByRole('button', { name: paidButton }).first().click();
}

type Period = {
  item: string;
  price: number;
  paid_until: string;
  starts_on: string;
  is_paid: boolean;
  withheld: number;
  status: string;
};

/** The periods of all services with their orders, the oldest first, once the site was stopped. */
export function storedPeriods(site: Site): Promise<Period[]> {
  return query(
    site.dataFolder,
    `select services.item, services.price, to_char(paid_until, 'YYYY-MM-DD') as paid_until, to_char(starts_on, 'YYYY-MM-DD') as starts_on, is_paid,
         orders.withheld, orders.status
       from services join service_periods on service_id = services.id join orders on orders.id = service_periods.order_id order by starts_on`,
  );
}
