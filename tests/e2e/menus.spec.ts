import { awake, expect, sharedSiteTest as test } from '../support/site';

test('the menus open, walk and close by keyboard, and the focus stays with them', { tag: '@daily' }, async ({
  page,
}) => {
  await page.goto('/');
  const services = page.locator('header summary', { hasText: 'Services' }).first();
  const link = page.locator('header').getByRole('link', { name: /Web design and hosting/ });
  await services.focus();
  await page.keyboard.press('ArrowDown');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(services).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('header summary', { hasText: 'Printing' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'QR code generator' }).first()).toBeVisible();
});

test('a click opens a menu; another menu, a click elsewhere and a chosen link close it', async ({ page }) => {
  await page.goto('/');
  const services = page.locator('header summary', { hasText: 'Services' }).first();
  const link = page.locator('header').getByRole('link', { name: /Web design and hosting/ });
  await services.click();
  await expect(link).toBeVisible();
  await expect(page.locator('header').getByRole('link', { name: /^Payment integration/ })).toContainText(
    'Price on request',
  );
  await page.locator('header summary', { hasText: 'Printing' }).first().click();
  await expect(link).toBeHidden();
  await services.click();
  await page.mouse.click(10, 700);
  await expect(link).toBeHidden();
  await services.click();
  await link.click();
  await expect(page).toHaveURL('/services');
  await expect(link).toBeHidden();
  await services.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('the menu of a phone fills the screen, holds the focus and the page, and gives both back', {
  tag: '@daily',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  const opener = page.locator('.phone-menu > summary');
  await opener.click();
  await expect(page.getByRole('link', { name: /^Call / })).toBeVisible();
  await awake(page);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('header nav').getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^Call / })).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.locator('header nav').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: /^Call / })).toBeHidden();
});

test('the first Tab leads past the frame to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus, questions and the menu of a phone open all the same', async ({ page }) => {
    await page.goto('/');
    await page.locator('header summary', { hasText: 'Services' }).first().click();
    await page
      .locator('header')
      .getByRole('link', { name: /Web design and hosting/ })
      .click();
    await expect(page).toHaveURL('/services');
    await page.goto('/');
    await page.locator('summary', { hasText: 'How can I pay?' }).click();
    await expect(page.getByText(/^By PromptPay .+ in baht\./)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.locator('.phone-menu > summary').click();
    await expect(page.getByRole('link', { name: /^Call / })).toBeVisible();
    await page.locator('.phone-menu > summary').click();
    await page.getByRole('button', { name: /Languages?$/ }).click();
    await page.locator('header').getByRole('link', { name: 'Nederlands' }).click();
    await expect(page).toHaveURL('/nl');
  });
});
