import { fillCart } from '../support/purchase';
import { expect, sharedSiteTest as test } from '../support/site';

const line = { id: 'seo-local', name: 'Old name', price: 14000, description: 'Old words', type: 'SEO' };

for (const stored of ['{', 'null', '[1,null]', '{"state":{}}', `[${'['.repeat(1000)}]`]) {
  test(`a stored cart of ${stored.slice(0, 20)} breaks no page`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript((text) => localStorage.setItem('cart', text), stored);
    await page.goto('/cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await page.getByRole('link', { name: 'View Services' }).click();
    await expect(page).toHaveURL('/services');
    expect(errors).toEqual([]);
  });
}

test('an item that is sold no more, or for another price, is said so', async ({ page }) => {
  const gone = { ...line, id: 'fax-design', name: 'Fax design' };
  await page.addInitScript((text) => localStorage.setItem('cart', text), JSON.stringify([line, gone]));
  await page.goto('/cart');
  const known = page.locator('[data-cart-item=seo-local]');
  await expect(known).toContainText('Local SEO');
  await expect(known).toContainText('it was ฿14,000, now it’s ฿15,000.');
  await expect(page.locator('[data-cart-item=fax-design]')).toContainText('We no longer sell this item.');
  await expect(page.getByRole('button', { name: 'Pay with PromptPay' })).toBeDisabled();
  await page.getByRole('button', { name: 'Remove it', exact: true }).click();
  await expect(page.locator('[data-toast=success]')).toContainText('Removed from cart');
  await expect(page.locator('[data-cart-item]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Pay with PromptPay' })).toBeEnabled();
});

test('a cart of nothing but items that are sold no more has no total', async ({ page }) => {
  await fillCart(page, ['fax-design']);
  await page.goto('/cart');
  await expect(page.locator('[data-cart-item]')).toContainText('We no longer sell this item.');
  await expect(page.locator('[data-total]')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Price on request')).toHaveCount(0);
});

test('a cart of items priced on request asks for a quote instead of money', async ({ page }) => {
  await page.addInitScript(
    (text) => localStorage.setItem('cart', text),
    JSON.stringify([{ ...line, id: 'network-security', price: 0 }]),
  );
  await page.goto('/cart');
  await expect(page.locator('[data-cart-item=network-security]')).toContainText('Price on request');
  await expect(page.locator('[data-total]')).toHaveText('Price on request');
  await expect(page.getByRole('button', { name: 'Pay with PromptPay' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Request a Quote' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Quote request: Network Security');
});

test('a second copy of an item is refused, and another tab follows the cart', { tag: '@daily' }, async ({
  page,
  context,
}) => {
  await page.goto('/services');
  const other = await context.newPage();
  await other.goto('/cart');
  await page.getByRole('button', { name: 'Add to Cart: Starter Website' }).click();
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
  await page.getByRole('button', { name: 'Add to Cart: Starter Website' }).click();
  await expect(page.locator('[data-toast=error]')).toContainText('This service is already in your cart');
  await expect(other.locator('[data-cart-item]')).toHaveCount(1);
  await other.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.locator('[data-cart-count]')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
});

test('the cart is a plain list under the key cart', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('button', { name: 'Add to Cart: Advanced Website' }).click();
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? ''));
  expect(stored).toEqual([
    {
      id: 'web-design-advanced',
      name: 'Advanced Website',
      price: 45000,
      description: expect.any(String),
      type: 'Web Design',
    },
  ]);
});

test('an item priced on request joins an order as a quote request', async ({ page }) => {
  const lines = [line, { ...line, id: 'network-security', price: 0 }];
  await page.addInitScript((text) => localStorage.setItem('cart', text), JSON.stringify(lines));
  await page.goto('/cart');
  await expect(page.locator('[data-cart-item=network-security]')).toContainText(
    'Your order includes a quote request for this.',
  );
  await expect(page.locator('[data-total]')).toHaveText('฿15,000');
  await expect(page.getByRole('button', { name: 'Pay with PromptPay' })).toBeEnabled();
});

test('what was removed or cleared comes back where it was, by pointer and by keyboard', async ({ page }) => {
  await fillCart(page, ['web-design-starter', 'vps-starter', 'seo-local']);
  await page.goto('/cart');
  const shown = () =>
    page
      .locator('[data-cart-item]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-cart-item')));
  const all = ['web-design-starter', 'vps-starter', 'seo-local'];

  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  const toast = page.locator('[data-toast=success]');
  await expect(toast).toContainText('Cart cleared');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-cart-item]')).toHaveCount(3);
  expect(await shown()).toEqual(all);

  await page.getByRole('button', { name: 'Remove: VPS Starter' }).press('Enter');
  await expect(page.locator('[data-cart-item]')).toHaveCount(2);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(page.locator('[data-cart-item]')).toHaveCount(3);
  expect(await shown()).toEqual(all);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '').length)).toBe(3);
});

test('a toast leaves by itself, but not from under the pointer or the focus', async ({ page }) => {
  await page.clock.install();
  await fillCart(page, ['web-design-starter', 'vps-starter']);
  await page.goto('/cart');
  const toasts = page.locator('[data-toast]');
  await page.getByRole('button', { name: 'Remove: VPS Starter' }).click();
  await toasts.hover();
  await page.clock.runFor(30_000);
  await expect(toasts).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(9000);
  await expect(toasts).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove: Starter Website' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(toasts).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toasts).toHaveCount(0);
});

test('a stuffed storage neither hangs the page nor fills it', async ({ page }) => {
  await page.addInitScript(
    (one) =>
      localStorage.setItem(
        'cart',
        JSON.stringify(Array.from({ length: 10_000 }, (_, index) => ({ ...one, id: `foreign-${index}` }))),
      ),
    line,
  );
  await page.goto('/cart');
  await expect(page.locator('[data-cart-item]')).toHaveCount(100);
  await page.getByRole('button', { name: 'Remove it', exact: true }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('monthly items are told apart from what is due today', async ({ page }) => {
  const lines = ['web-design-starter', 'vps-starter'].map((id) => ({ ...line, id, price: 1 }));
  await page.addInitScript((text) => localStorage.setItem('cart', text), JSON.stringify(lines));
  await page.goto('/de/cart');
  await expect(page.locator('[data-total]')).toHaveText('฿25.999');
  await expect(page.getByRole('definition').last()).toHaveText('฿999');
});
