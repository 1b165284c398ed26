import type { Page } from '@playwright/test';
import { expect, sharedSiteTest as test } from '../support/site';

test.use({ hasClosedOffer: false });

const title = 'Special March 2025 Offer!';
/** The clocks of Pattaya say the tenth of its month. */
const duringOffer = new Date('2025-03-10T05:00:00Z');

test('the offer comes after ten seconds, goes by Escape, gives the focus back and is remembered', async ({
  page,
}) => {
  await page.clock.install({ time: duringOffer });
  await page.goto('/');
  const opener = page.getByRole('link', { name: 'See web packages' });
  await opener.focus();
  const offer = page.getByRole('dialog', { name: title });
  await page.clock.fastForward(5000);
  await expect(offer).toHaveCount(0);
  await page.clock.fastForward(6000);
  await expect(offer).toBeVisible();
  await expect(offer).toContainText('Limited Time Offer');
  await expect(offer).toContainText('฿25,000');
  await expect(offer).toContainText('* Domain registration not included');
  await expect(offer.getByRole('listitem')).toHaveCount(5);
  for (const link of await offer.getByRole('link').all())
    await expect(link).toHaveAttribute('target', '_blank');
  await expect(offer.getByRole('link')).toHaveCount(2);
  for (let tab = 0; tab < 6; tab += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  await expect(opener).toBeFocused();
  await page.reload();
  await page.clock.fastForward(30_000);
  await page.clock.runFor(2000);
  await expect(offer).toHaveCount(0);
});

test('moving on inside the site does not start the ten seconds anew, and X and Close both close', async ({
  page,
}) => {
  await page.clock.install({ time: duringOffer });
  await page.goto('/');
  const offer = page.getByRole('dialog', { name: title });
  await page.clock.fastForward(6000);
  await page.getByRole('link', { name: 'See web packages' }).click();
  await expect(page).toHaveURL('/services');
  await page.clock.fastForward(4500);
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Close' }).first().click();
  await expect(offer).toBeHidden();

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.clock.fastForward(11_000);
  await offer.getByRole('button', { name: 'Close' }).last().click();
  await expect(offer).toBeHidden();
});

test('nobody is interrupted in the cart or in a menu; the offer waits for the next page', async ({
  page,
}) => {
  await page.clock.install({ time: duringOffer });
  await page.goto('/cart');
  const offer = page.getByRole('dialog', { name: title });
  await page.clock.fastForward(20_000);
  await page.clock.runFor(2000);
  await expect(offer).toHaveCount(0);
  await page.getByRole('link', { name: 'View Services' }).click();
  await expect(page).toHaveURL('/services');
  await page.clock.runFor(2000);
  await expect(offer).toBeVisible();
});

test('the page behind the offer is dim and blurred, and sharp for whoever wants no transparency', async ({
  page,
  browser,
  baseURL,
}) => {
  const filterOn = async (looked: Page) => {
    await looked.clock.install({ time: duringOffer });
    await looked.goto(`${baseURL}/`);
    await looked.clock.fastForward(11_000);
    const offer = looked.getByRole('dialog', { name: title });
    await expect(offer).toBeVisible();
    return offer.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backdropFilter);
  };
  const usual = await browser.newPage();
  expect([await filterOn(usual), await filterOn(page)]).toEqual(['blur(6px)', 'none']);
  await usual.close();
});

test('the offer moves nothing and asks no third party', async ({ page, baseURL }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) strangers.push(request.url());
  });
  await page.clock.install({ time: duringOffer });
  await page.goto('/th');
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-awake]')).toBeAttached();
  const before = await page.locator('h1').boundingBox();
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.locator('h1').boundingBox()).toEqual(before);
  expect(strangers).toEqual([]);
});

test('whoever is thanked is not interrupted', async ({ page }) => {
  await page.clock.install({ time: duringOffer });
  await page.goto('/thank-you');
  await page.clock.fastForward(15_000);
  await page.clock.runFor(2000);
  await expect(page.getByRole('dialog', { name: title })).toHaveCount(0);
});

test('whoever types is not interrupted; the offer comes when the field is left', async ({ page }) => {
  await page.clock.install({ time: duringOffer });
  await page.goto('/business-cards');
  const offer = page.getByRole('dialog', { name: title });
  const name = page.locator('#name');
  await name.focus();
  await page.clock.fastForward(15_000);
  await page.clock.runFor(2000);
  await expect(offer).toHaveCount(0);
  await name.blur();
  await page.clock.runFor(2000);
  await expect(offer).toBeVisible();
});

test('a form that somebody has begun is not covered, on its page', async ({ page }) => {
  await page.clock.install({ time: duringOffer });
  await page.goto('/business-cards');
  const offer = page.getByRole('dialog', { name: title });
  await page.locator('#name').fill('Malee');
  await page.locator('#name').blur();
  await page.clock.fastForward(15_000);
  await page.clock.runFor(4000);
  await expect(offer).toHaveCount(0);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/');
  await page.clock.runFor(15_000);
  await expect(offer).toBeVisible();
});

test('the offer waits until nobody moves the page', async ({ page }) => {
  await page.clock.install({ time: duringOffer });
  await page.goto('/');
  const offer = page.getByRole('dialog', { name: title });
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-awake]')).toBeAttached();
  await page.clock.pauseAt(duringOffer.getTime() + 9000);
  for (let second = 0; second < 4; second += 1) {
    await page.keyboard.press('Shift');
    await page.clock.runFor(1000);
  }
  await expect(offer).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(offer).toBeVisible();
});

const titles = {
  '/': title,
  '/de': 'Sonderangebot im März 2025!',
  '/es': '¡Oferta especial de marzo de 2025!',
  '/nl': 'Speciale aanbieding maart 2025!',
  '/th': 'โปรโมชันพิเศษเดือนมีนาคม 2568',
};

for (const [path, name] of Object.entries(titles)) {
  test(`a site that is not live shows its sample long after its days: ${path}`, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-23T05:00:00Z') });
    await page.goto(path);
    await page.clock.fastForward(11_000);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  });
}
