import { fillFields, inquiry } from '../support/inquiries';
import { expect, test } from '../support/site';
import { storedMails } from '../support/stored';

test.use({ javaScriptEnabled: false });

test('an inquiry arrives without JavaScript', { tag: '@daily' }, async ({ page, site }) => {
  await page.goto('/de/contact');
  await fillFields(page, { ...inquiry, subject: 'Anfrage', phone: 'x' });
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(page.getByRole('listitem')).toHaveText(/^Telefon: /);
  await page.goBack();
  await fillFields(page, { ...inquiry, subject: 'Anfrage' });
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(page).toHaveURL('/de/thank-you');
  await expect.poll(async () => (await storedMails(site.dataFolder)).length).toBe(2);
});
