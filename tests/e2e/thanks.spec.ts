import type { Page } from '@playwright/test';
import { company } from '@/lib/company/company';
import { fillFields, inquiry } from '../support/inquiries';
import type { Site } from '../support/running-site';
import { expect, sharedSiteTest, test } from '../support/site';

const sent = { ...inquiry, subject: 'Hello' };

async function sendByForm(page: Page, email: string): Promise<void> {
  await page.goto('/contact');
  await fillFields(page, { ...sent, email });
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL('/thank-you');
}

async function sendQuietly(site: Site, email: string, key: string): Promise<void> {
  const response = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    body: JSON.stringify({ ...sent, email, key, locale: 'en' }),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status).toBe(200);
}

const main = (page: Page) => page.getByRole('main');

test('the thanks name the address that our mail went to, in this tab alone, and what to do if it is wrong', {
  tag: '@daily',
}, async ({ page }) => {
  await sendByForm(page, 'malee@example.com');
  await expect(main(page)).toContainText('We’ve sent an email to malee@example.com.');
  await expect(main(page)).toContainText('spam folder');
  await expect(page.getByRole('link', { name: `Call ${company.phone}` })).toHaveAttribute('href', /^tel:/);
  await expect(main(page)).toContainText('Wrong address?');
  expect(page.url()).not.toContain('malee');
  await page.reload();
  await expect(main(page)).toContainText('malee@example.com');

  const other = await page.context().newPage();
  await other.goto('/thank-you');
  await expect(main(other)).toContainText(
    'We’ve received what you sent us. We’ll get back to you within 24 hours',
  );
  await expect(main(other)).not.toContainText(/malee|sent an email|sent you an email/);
  await expect(main(other)).toContainText('spam folder');

  await page.goto('/thank-you?order=PT-4C7XHM');
  await expect(main(page), 'an inquiry’s address is no order’s').not.toContainText('malee');
});

const orderThanks = {
  en: ['We’ve received what you sent us.', 'We can’t find order PT-4C7XHM in this browser.'],
  de: ['Ihre Angaben sind angekommen.', 'Dieser Browser kennt die Bestellung PT-4C7XHM nicht.'],
  es: ['Hemos recibido lo que nos ha enviado.', 'Este navegador no tiene guardado el pedido PT-4C7XHM.'],
  nl: ['Wat u hebt gestuurd, is bij ons binnen.', 'Deze browser kent bestelling PT-4C7XHM niet.'],
  th: ['เราได้รับข้อมูลที่คุณส่งมาแล้ว', 'เบราว์เซอร์นี้ไม่มีข้อมูลคำสั่งซื้อ PT-4C7XHM'],
};

for (const [locale, [received = '', unknown = '']] of Object.entries(orderThanks))
  sharedSiteTest(
    `the thanks of an order are said in the browser that placed it, and in no other: ${locale}`,
    async ({ page }) => {
      const address = `${locale === 'en' ? '' : `/${locale}`}/thank-you?order=PT-4C7XHM`;
      await page.goto(address);
      await expect(main(page)).toContainText(unknown);
      await expect(main(page)).not.toContainText(received);
      await expect(page.locator('.order-number')).toHaveCount(0);
      await page.evaluate(() => {
        const order = { reference: 'PT-4C7XHM', items: ['vps-starter'], at: Date.now() };
        localStorage.setItem('orders', JSON.stringify([order]));
      });
      await page.reload();
      await expect(main(page)).toContainText(received);
      await expect(page.locator('.order-number')).toContainText('PT-4C7XHM');
      await expect(main(page)).not.toContainText(unknown);
    },
  );

test('the thanks claim no mail that was left out', async ({ page, site }) => {
  for (const key of ['1', '2', '3']) await sendQuietly(site, 'victim@example.com', key.repeat(32));
  await sendByForm(page, 'Victim@example.com');
  await expect(main(page)).toContainText(
    'We’ve received what you sent us and will reply to Victim@example.com.',
  );
  await expect(main(page)).not.toContainText(/sent an email|sent you an email|spam/);
  await expect(main(page)).toContainText('Wrong address?');
});

sharedSiteTest('the thanks do without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await sendByForm(page, 'malee@example.com');
  await expect(main(page)).toContainText('We’ve received what you sent us.');
  await expect(main(page)).not.toContainText('malee');
});
