import { fillFields, inquiry } from '../support/inquiries';
import { expect, test } from '../support/site';
import { storedMails } from '../support/stored';

test('an inquiry arrives after wrong input and a failure, and nothing typed is lost on the way', async ({
  page,
  site,
}) => {
  await page.goto('/contact?subject=SEO%20Inquiry');
  const send = page.getByRole('button', { name: 'Send inquiry' });
  await expect(page.getByLabel('Subject')).toHaveValue('SEO Inquiry');
  await fillFields(page, { ...inquiry, email: 'somchai' });
  await send.click();
  const alerts = page.locator('[data-alerts]');
  await expect(alerts).toBeFocused();
  await alerts.getByRole('link', { name: 'Email' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/not an email address/);
  await page.getByLabel('Email').fill(inquiry.email);

  await page.route('/api/contact', (route) => route.fulfill({ status: 500, body: 'down' }), { times: 1 });
  await send.click();
  await expect(page.locator('[data-alerts]')).toHaveText(/Sorry, there was an error sending your message/);
  await expect(page.getByLabel('Message')).toHaveValue(inquiry.message);

  await send.click();
  await expect(page).toHaveURL('/thank-you');
  await page.goto('/contact');
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect.poll(async () => (await storedMails(site.dataFolder)).length).toBe(2);
  const mails = await storedMails(site.dataFolder);
  expect(mails.find((mail) => mail.event === 'contact-agency')?.subject).toContain('SEO Inquiry');
});

test('a draft outlives a reload and a change of language, and can be discarded', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Somchai');
  await page.getByLabel('Type of business').selectOption('hotel');
  await page.reload();
  await expect(page.getByText('We restored your draft.')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Somchai');
  await expect(page.getByLabel('Art des Geschäfts')).toHaveValue('hotel');
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await page.reload();
  await expect(page.getByText('Entwurf')).toBeHidden();
});
