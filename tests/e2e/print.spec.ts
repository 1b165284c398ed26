import { company } from '@/lib/company/company';
import { printedSheets } from '../support/printed-sheets';
import { fillCart } from '../support/purchase';
import { expect, sharedSiteTest as test } from '../support/site';

/** Runs in the page: whatever would not be black on white, or would be printed on every sheet. */
function unfitForPaper(): string[] {
  const problems = new Set<string>();
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (colorScheme !== 'light') problems.add(`the sheet is ${colorScheme}`);
  for (const part of document.querySelectorAll('body *')) {
    if (!part.checkVisibility()) continue;
    const style = getComputedStyle(part);
    const name = `${part.tagName.toLowerCase()}.${part.getAttribute('class') ?? ''}`;
    if (style.color !== 'rgb(0, 0, 0)') problems.add(`${name} is written in ${style.color}`);
    if (style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.backgroundImage !== 'none')
      problems.add(`${name} is painted`);
    if (['fixed', 'sticky'].includes(style.position)) problems.add(`${name} is ${style.position}`);
  }
  return [...problems];
}

const pages = {
  '/': { most: 5, says: 'How do I order?' },
  '/seo': { most: 4, says: 'You can end a plan at the end of any paid month.' },
  '/business-cards': { most: 5, says: 'Matt card with clear gloss' },
  '/alarm-systems': { most: 5, says: 'The first minute' },
  '/nightlife-guide': { most: 7, says: 'What the law says' },
  '/pattaya-guide': { most: 9, says: 'Opening hours and rules change' },
  '/cart': { most: 1, says: 'VPS Starter' },
  '/thank-you?order=PT-H7K2MQ': { most: 1, says: 'PT-H7K2MQ' },
  '/terms': { most: 4, says: 'We are liable for damage' },
};

for (const light of ['day', 'night'] as const)
  test(`every kind of page prints in black on white below the line of the shop, chosen as by ${light}`, async ({
    page,
  }) => {
    await page.addInitScript((choice) => localStorage.setItem('light', choice), light);
    await fillCart(page, ['vps-starter']);
    for (const [path, { most, says }] of Object.entries(pages)) {
      await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
      await page.goto(path);
      await page.mouse.move(40, 40);
      await page.mouse.move(80, 300);
      await expect(page.locator('html[data-awake]')).toBeAttached();
      await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
      const shop = page.getByRole('banner');
      for (const fact of [company.name, company.phone, company.email, company.address])
        await expect(shop).toContainText(fact);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(says).first()).toBeVisible();
      expect([path, await page.evaluate(unfitForPaper)]).toEqual([path, []]);
      for (const frame of ['navigation', 'contentinfo', 'dialog', 'textbox'] as const)
        await expect(page.getByRole(frame)).toHaveCount(0);
      // The street plates of a guide are names that can be pressed, too.
      await expect(page.locator(':is(.btn, button:not(.soi-plate)):visible')).toHaveCount(0);
      expect(await printedSheets(page)).toBeGreaterThan(0);
      expect(await printedSheets(page)).toBeLessThanOrEqual(most);
    }
  });

test('paper says where a link to another site leads, and how to pay by the cart’s total', async ({
  page,
}) => {
  await fillCart(page, ['vps-starter']);
  await page.goto('/cart');
  await expect(page.locator('[data-total]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-total]')).toBeVisible();
  const total = page.getByRole('region', { name: 'Total' });
  expect(await total.evaluate((part) => getComputedStyle(part).breakBefore)).toBe('avoid');
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/thank-you');
  await page.emulateMedia({ media: 'print' });
  const address = await page
    .getByRole('link', { name: 'Open LINE' })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('https://line.me/');
});
