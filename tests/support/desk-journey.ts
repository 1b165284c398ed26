import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { fill } from '@/lib/i18n/fill';
import { slipPicture } from './images';
import type { Site } from './running-site';
import { messagesOf } from './served-pages';
import { storedMails } from './stored';

const signIn = messagesOf('th', 'sign-in');
const desk = messagesOf('th', 'desk');

export async function picture(width: number) {
  const buffer = await slipPicture({ width }).png().toBuffer();
  return { name: 'slip.png', mimeType: 'image/png', buffer };
}

type Upload = Awaited<ReturnType<typeof picture>>;

/** The name of the button that says that the money of an order came, whatever the sum. */
export const paidButton = new RegExp(`^${fill(desk.moves.paid, { amount: '฿[\\d,.]+' })}$`);

/** An order with slip and details, placed by the page's own browser, so that it holds the key. @returns the reference */
export async function buyAtOnce(
  page: Page,
  upload?: Upload,
  { items = 'vps-starter', locale = 'th' } = {},
): Promise<string> {
  const key = randomBytes(16).toString('hex');
  const headers = { 'sec-fetch-site': 'same-origin' };
  const slip = upload ?? (await picture(720));
  const placed = await page.request.post('/api/orders', {
    headers,
    multipart: { key, locale, items, slip },
  });
  const { id, reference } = (await placed.json()).data;
  const details = { key, name: 'สมชาย', email: 'somchai@example.com', phone: '0812345678', address: 'ซอย 6' };
  await page.request.post(`/api/orders/${id}/customer`, { headers, data: details });
  return reference;
}

/** Opens a page of the desk and signs in by the mail that the site writes to `nok@agency.example`. */
export async function enterDesk(page: Page, site: Site, link = `${site.url}/th/desk`): Promise<void> {
  await page.goto(link);
  const { pathname, search } = new URL(link);
  const next = `${pathname.replace('/th', '')}${encodeURIComponent(search)}`;
  await expect(page).toHaveURL(`${site.url}/th/sign-in?next=${next}`);
  await page.getByLabel(signIn.link.email).first().fill('Nok@agency.example');
  await page.getByRole('button', { name: signIn.link.submit }).click();
  await expect(page.getByText(signIn.sent)).toBeVisible();
  const mailed = async () => {
    const mail = (await storedMails(site.dataFolder)).findLast(({ event }) => event === 'sign-in');
    return /href="([^"]*sign-in[^"]*)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
  };
  await expect.poll(mailed).not.toBe('');
  await page.goto(await mailed());
  await expect(page).toHaveURL(site.url + pathname + search);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** Signs in at the desk, and says there that the money of an order came. */
export async function findMoney(page: Page, site: Site, reference: string): Promise<void> {
  await enterDesk(page, site, `${site.url}/th/desk/orders/${reference}`);
  await page.getByRole('button', { name: paidButton }).click();
  await expect(
    page.getByText(fill(desk.flash.changed, { reference, state: desk.states.paid })),
  ).toBeVisible();
}
