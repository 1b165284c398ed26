import { fillCart } from '../support/purchase';
import { awake, expect, sharedSiteTest as test } from '../support/site';

test('no script of a page with a form tries what the policy refuses', async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  const found: [string, unknown][] = [];
  await fillCart(page, ['vps-starter']);
  for (const path of [
    '/contact',
    '/business-cards',
    '/server-access',
    '/client-login',
    '/sign-in',
    '/cart',
    '/domains',
  ]) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await awake(page);
    if (path === '/cart') {
      await page.getByRole('button', { name: 'Pay with Card' }).click();
      await expect(page.getByLabel('Name on card')).toBeVisible();
    }
    found.push([path, await page.evaluate(() => Reflect.get(window, 'refused'))]);
  }
  expect(found.filter(([, refused]) => JSON.stringify(refused) !== '[]')).toEqual([]);
});
