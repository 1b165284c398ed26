import { messagesOf } from '../support/served-pages';
import { expect, sharedSiteTest as test } from '../support/site';

test.use({ viewport: { width: 390, height: 844 } });

test('after one visit both guides open without a signal, with their sheets, and no other page does', async ({
  page,
  context,
}) => {
  const { guides } = messagesOf('th', 'common');
  await page.goto('/th/pattaya-guide');
  await page.mouse.wheel(0, 400);
  await expect(page.getByText(guides.kept)).toBeAttached();
  await context.setOffline(true);
  for (const [guide, number] of [
    ['/th/pattaya-guide', '1155'],
    ['/th/nightlife-guide?from=bar', '1669'],
  ] as const) {
    await page.goto(guide);
    await expect(page.locator('main')).toContainText(number);
    const family = await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily);
    expect(family).toContain('Chonburi');
  }
  await expect(page.goto('/th/seo')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
  const response = await page.goto('/th/nightlife-guide');
  expect(response?.status()).toBe(200);
});

test('each area of a guide opens in a map at its place', async ({ page }) => {
  await page.goto('/nightlife-guide');
  const links = page.locator('.areas a[href^="https://www.google.com/maps/search/"]');
  await expect(links).toHaveCount(4);
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    expect(href).toMatch(/query=12\.9\d+,100\.8\d+$/);
});
