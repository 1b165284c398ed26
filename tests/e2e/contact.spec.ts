import type { Page } from '@playwright/test';
import { lineUrl } from '@/lib/company/contact-links';
import { fillFields, inquiry } from '../support/inquiries';
import { readQrCodes } from '../support/qr';
import { awake, expect, sharedSiteTest, test } from '../support/site';
import { storedMails } from '../support/stored';

const fromAddress = (address: string) => ({ 'x-forwarded-for': address });

test.use({ siteSettings: { TRUST_PROXY: '1' }, extraHTTPHeaders: fromAddress('203.0.113.7') });

/** Expects that the form still has all that was typed. */
async function expectTyped(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await expect(page.locator(`form[action] [name="${name}"]`)).toHaveValue(value);
}

test('an inquiry arrives after wrong input and a failure, and nothing typed is lost on the way', {
  tag: '@daily',
}, async ({ page, site }) => {
  await page.goto('/contact?subject=SEO%20Inquiry');
  const send = page.getByRole('button', { name: 'Send enquiry' });
  await expect(page.getByLabel('Subject')).toHaveValue('SEO Inquiry');
  await fillFields(page, { ...inquiry, email: 'somchai' });
  await send.click();
  const alerts = page.locator('[data-alerts]');
  await expect(alerts).toBeFocused();
  await alerts.getByRole('link', { name: 'Email' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/full email address/);
  await page.getByLabel('Email').fill(inquiry.email);

  const typed = { ...inquiry, subject: 'SEO Inquiry' };
  const refusal = { ok: false, error: { code: 'invalid', fields: { phone: 'phone' } } };
  await page.route('/api/contact', (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 });
  await send.click();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/./);
  await expectTyped(page, typed);
  await page.route('/api/contact', (route) => route.fulfill({ status: 500, body: 'down' }), { times: 1 });
  await send.click();
  await expect(alerts).toHaveText(/Sorry, there was an error sending your message/);
  await expectTyped(page, typed);
  await page.route('/api/contact', (route) => route.abort('connectionreset'), { times: 1 });
  await send.click();
  await expect(alerts).toHaveText(/Sorry, there was an error sending your message/);
  await expectTyped(page, typed);

  for (let tries = 0; tries < 5; tries++)
    await page.request.post('/api/contact', { data: {}, headers: { 'sec-fetch-site': 'same-origin' } });
  await send.click();
  await expect(alerts).toHaveText(/Nothing is lost; please try again in (9|10) min/);
  await expectTyped(page, typed);

  await page.setExtraHTTPHeaders(fromAddress('203.0.113.8'));
  await send.click();
  await expect(page).toHaveURL('/thank-you');
  await page.emulateMedia({ colorScheme: 'dark' });
  const code = page.getByRole('img', { name: /LINE/ });
  // The page may still be scrolled to its top while the picture is taken.
  await expect.poll(async () => readQrCodes(await code.screenshot())).toEqual([lineUrl]);
  await page.goto('/contact');
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect.poll(async () => (await storedMails(site.dataFolder)).length).toBe(2);
  const mails = await storedMails(site.dataFolder);
  const toAgency = mails.find((mail) => mail.event === 'contact-agency');
  expect(toAgency?.subject).toContain(inquiry.name);
  expect(toAgency?.text).toContain('SEO Inquiry');
});

sharedSiteTest(
  'a draft outlives a reload and a change of language, and can be discarded',
  { tag: '@daily' },
  async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Somchai');
    await page.getByLabel('Type of business').selectOption('hotel');
    await awake(page);
    await page.reload();
    await expect(page.getByText('We’ve kept what you typed last time.')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Somchai');
    await expect(page.getByLabel('Branche')).toHaveValue('hotel');
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('');
    await page.reload();
    await expect(page.getByText('Entwurf')).toBeHidden();
  },
);
