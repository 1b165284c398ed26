import { languageNames } from '@/lib/i18n/locales';
import { expect, sharedSiteTest as test } from '../support/site';

test('the language switcher keeps the page, its query, its place and the cart', { tag: '@daily' }, async ({
  page,
}) => {
  await page.goto('/services?from=flyer#content');
  await page.getByRole('button', { name: 'Add to Cart: Starter Website' }).click();
  await page.getByRole('link', { name: languageNames.th }).click();
  await expect(page).toHaveURL('/th/services?from=flyer#content');
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
  await page.locator('header').getByRole('link').last().click();
  await expect(page).toHaveURL('/th/cart');
  await expect(page.locator('[data-cart-item] h2')).toHaveText(/[\u0e01-\u0e5b]/);
  await page.getByRole('link', { name: languageNames.en, exact: true }).click();
  await expect(page).toHaveURL('/cart');
});

test('the not-found page leads on in the visitor’s language', { tag: '@daily' }, async ({ page }) => {
  await page.goto('/de/nirgendwo');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/de');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages, prices, languages and the 404 page are there, and the cart says what to do', {
    tag: '@daily',
  }, async ({ page }) => {
    await page.goto('/services');
    await expect(page.getByRole('main').getByText('฿25,000', { exact: true })).toBeVisible();
    await expect(page.locator('noscript p')).toBeVisible();
    await page.getByRole('link', { name: languageNames.nl }).click();
    await expect(page).toHaveURL('/nl/services');
    await page.goto('/cart');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByText('Loading your cart…')).toBeHidden();
    await page.goto('/portfolio');
    await expect(page.getByRole('link', { name: /^Open: / }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Load the map' })).toBeHidden();
    await page.goto('/es/nada');
    await expect(page.locator('h1')).toBeVisible();
  });
});
