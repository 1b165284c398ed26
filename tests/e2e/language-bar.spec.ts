import { layoutShifts } from '../support/layout-shifts';
import { expect, sharedSiteTest as test } from '../support/site';

/** What a browser prefers, and what it is offered on the English home page. */
const visitors = [
  { locale: 'th-TH', offered: 'อ่านเป็นภาษาไทย', to: '/th?ref=line' },
  { locale: 'de-AT', offered: 'Auf Deutsch lesen', to: '/de?ref=line' },
  { locale: 'es-MX', offered: 'Leer en español', to: '/es?ref=line' },
  { locale: 'nl-BE', offered: 'In het Nederlands lezen', to: '/nl?ref=line' },
  { locale: 'fr-FR', offered: undefined, to: undefined },
] as const;

for (const { locale, offered, to } of visitors)
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test(`is offered ${offered ?? 'nothing'} on the English page, and nothing moves`, async ({ page }) => {
      // Letters that come late may move a heading; nothing else shall move.
      await page.route('**/*.woff2', (route) => route.abort());
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.resourceType()));
      await page.goto('/?ref=line', { waitUntil: 'networkidle' });
      const bar = page.locator('#language-bar');
      if (offered === undefined) {
        await expect(bar).toBeHidden();
      } else {
        const link = bar.getByRole('link', { name: offered });
        await expect(link).toHaveAttribute('href', to);
        await expect(bar).toHaveAttribute('lang', locale.slice(0, 2));
      }
      expect(asked.filter((kind) => kind === 'script')).toEqual([]);
      await page.mouse.move(100, 300);
      await expect(page.locator('html[data-awake]')).toBeAttached();
      if (offered) await expect(bar.getByRole('link', { name: offered })).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
    });
  });

test.describe('a Thai phone', () => {
  test.use({ locale: 'th-TH', viewport: { width: 360, height: 640 } });

  test('one tap closes the bar for good, another goes on in Thai, and nobody is led anywhere by themselves', async ({
    page,
  }) => {
    await page.goto('/de/seo?a=1#content');
    await page.getByRole('link', { name: 'อ่านเป็นภาษาไทย' }).click();
    await expect(page).toHaveURL('/th/seo?a=1#content');
    await expect(page.locator('#language-bar')).toBeHidden();
    await page.goto('/seo');
    await expect(page.locator('#language-bar')).toBeVisible();
    // The bar needs none of the page's scripts, however late they are.
    await page.route('**/_next/static/chunks/*.js', () => undefined);
    await page.goto('/services');
    await page.locator('#language-bar').getByRole('button', { name: 'ปิด' }).click();
    await expect(page.locator('#language-bar')).toBeHidden();
    await page.unroute('**/_next/static/chunks/*.js');
    await page.goto('/');
    await expect(page.locator('#language-bar')).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('the head of the page has a switch of its own, without the menu', async ({ page }) => {
    await page.goto('/services?a=1');
    const button = page.locator('header').getByRole('button', { name: /EN \/ ไทย/ });
    await button.click();
    await page.locator('header').getByRole('link', { name: 'ไทย' }).click();
    await expect(page).toHaveURL('/th/services?a=1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  });
});
