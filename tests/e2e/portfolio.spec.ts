import { messagesOf } from '../support/served-pages';
import { expect, sharedSiteTest as test } from '../support/site';

const { notice } = messagesOf('en', 'portfolio');

test('each concept site is seen at once, tried in its frame when asked for, and opened by itself', async ({
  page,
}) => {
  await page.goto('/portfolio');
  await expect(page.getByRole('img', { name: /^The home page of/ })).toHaveCount(6);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Load preview: Charcoal kitchen' }).click();
  const frame = page.frameLocator('iframe[title="Preview of Charcoal kitchen"]');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  const href = await page.getByRole('link', { name: /^Open: Charcoal kitchen/ }).getAttribute('href');
  expect(href).toBe('/demo/restaurant/index.html');
});

test('a phone is offered the site alone, and one notice says what is invented', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/portfolio');
  await expect(page.getByRole('button', { name: /^Load preview/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Open: / })).toHaveCount(5);
  await expect(page.getByRole('heading', { name: notice.title, exact: true })).toHaveCount(1);
  await expect(page.getByText(notice.text, { exact: true })).toHaveCount(1);
});

test('a shop front on the home page leads to its site on the portfolio', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Dive shop/ }).click();
  await expect(page).toHaveURL(/\/portfolio#dive-shop$/);
  await expect(page.locator('#dive-shop')).toBeInViewport();
});
