import { fillFields } from '../support/inquiries';
import { awake, expect, sharedSiteTest, test } from '../support/site';
import { storedMails } from '../support/stored';

const access = {
  clientName: 'Somchai',
  projectName: 'Hotel site',
  websiteUrl: 'https://hotel.example.com',
  websiteCpanelUrl: 'https://hotel.example.com:2083',
  websiteCpanelUsername: 'hotel',
  websiteCpanelPassword: 'secret-1',
  hostingProvider: 'Hoster',
  hostingUsername: 'hotel',
  hostingPassword: 'secret-2',
  domainRegistrar: 'Registrar',
  domainUsername: 'hotel',
  domainPassword: 'secret-3',
};

test('access details arrive, leave nothing in the browser, and the way home can be stopped', {
  tag: '@daily',
}, async ({ page, site }) => {
  await page.clock.install();
  for (const path of ['/th/server-access', '/server-access'])
    expect((await page.goto(path))?.headers()['cache-control']).toBe('no-store');
  const send = page.getByRole('button', { name: 'Send access details' });
  await fillFields(page, access);
  const password = page.getByLabel('Hosting password');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).nth(2).click();
  await expect(password).toHaveAttribute('type', 'text');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret');

  await send.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Server access information sent successfully!');
  await dialog.getByRole('button', { name: 'Stay on this page' }).last().click();
  await page.clock.fastForward(20_000);
  await expect(dialog).toContainText('You’ll stay on this page.');
  await page.keyboard.press('Escape');
  await expect(password).toHaveValue('');

  await fillFields(page, access);
  await send.click();
  await expect(dialog).toContainText('Taking you to the homepage in');
  await page.clock.runFor(15_000);
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await storedMails(site.dataFolder)).length).toBe(2);
});

sharedSiteTest('the first press of the button marks what is missing', async ({ page }) => {
  await page.goto('/server-access');
  // Nobody has touched the page: it starts its scripts by itself, as every page does whose first use is a form.
  await awake(page);
  await page.getByRole('button', { name: 'Send access details' }).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(12);
});
