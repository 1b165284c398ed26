import type { Page } from '@playwright/test';
import { chooseSlip, fillDetails } from '../support/purchase';
import { expect, sharedSiteTest, test } from '../support/site';
import { storedOrders } from '../support/stored';

const without = {
  'forbids storage': (page: Page) =>
    page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    }),
  'has no room in its storage': (page: Page) =>
    page.addInitScript(() => {
      for (const size of [1_000_000, 100_000, 10_000, 1000, 100, 10, 1])
        try {
          for (;;) localStorage.setItem(`full ${localStorage.length}`, 'x'.repeat(size));
        } catch {
          // No room for one more of this size.
        }
    }),
};

const toast = (page: Page) => page.locator('[data-toast]').last();
const shown = (page: Page) =>
  page
    .locator('[data-cart-item]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-cart-item')));

for (const [browser, prepare] of Object.entries(without))
  test(`in a browser that ${browser} the cart stays in its tab, up to the order`, async ({ page, site }) => {
    await prepare(page);
    await page.goto('/services');
    await page.getByRole('button', { name: 'Add to Cart: Starter Website' }).click();
    await expect(toast(page)).toContainText('in this tab only: your browser can’t save it');
    await expect(page).toHaveURL('/services?items=web-design-starter');
    await page.reload();
    await expect(page.locator('[data-cart-count]')).toHaveText('1');

    await page.getByRole('contentinfo').getByRole('link', { name: 'SEO', exact: true }).click();
    await expect(page).toHaveURL('/seo?items=web-design-starter');
    await page.getByRole('button', { name: 'Add to Cart: Local SEO' }).click();
    await page.getByRole('button', { name: 'Add to Cart: Geotargeted SEO' }).click();
    await expect(page.locator('[data-cart-count]')).toHaveText('3');
    await page.getByRole('button', { name: 'Add to Cart: Local SEO' }).click();
    await expect(toast(page)).toContainText('already in your cart');

    await toast(page).getByRole('link', { name: 'Go to cart' }).click();
    await expect(page.locator('[data-total]')).toHaveText('฿65,000');
    await page.getByRole('button', { name: 'Remove: Geotargeted SEO' }).click();
    await expect(page.locator('[data-total]')).toHaveText('฿40,000');
    await page.reload();
    await expect(page.locator('[data-total]')).toHaveText('฿40,000');
    expect(await shown(page)).toEqual(['web-design-starter', 'seo-local']);

    const dialog = await chooseSlip(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await fillDetails(dialog);
    await dialog.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page).toHaveURL(/\/thank-you\?order=PT-\w{6}$/);
    // Where nothing is kept, nothing is said of where the mail goes.
    await expect(page.getByText(/We’ve (?:received what you sent us|sent an email|emailed)/)).toBeVisible();
    await expect(page.locator('[data-cart-count]')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'SEO', exact: true }).click();
    await expect(page).toHaveURL('/seo');

    await site.stop();
    expect((await storedOrders(site.dataFolder)).length).toBe(1);
  });

sharedSiteTest(
  'an address that names items puts nothing into the cart of a browser that can keep one',
  async ({ page }) => {
    await page.goto('/seo?items=web-design-starter');
    await expect(page.locator('html[data-awake]')).toBeAttached();
    await expect(page.locator('[data-cart-count]')).toHaveCount(0);
  },
);
