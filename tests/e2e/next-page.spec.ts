import { awake, expect, sharedSiteTest as test } from '../support/site';

test('a page is made ready when the pointer rests on its link, and not before', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const prepared = new Set<string>();
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) =>
    prepared.add(new URL(prefetchUrl).pathname),
  );
  await session.send('Preload.enable');
  await page.goto('/seo');
  await expect(page.locator('script[type=speculationrules]')).toBeAttached();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  await link.scrollIntoViewIfNeeded();
  await awake(page);
  expect([...prepared]).toEqual([]);
  await link.hover();
  await expect.poll(() => [...prepared]).toEqual(['/terms']);
  await link.click();
  await expect(page).toHaveURL('/terms');
  // The browser opened it, not the framework.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/terms$/);
});

test('the cart, forms and the sign-in are never fetched before they are asked for', async ({ page }) => {
  await page.goto('/seo');
  const text = await page.locator('script[type=speculationrules]').textContent();
  const [{ where }] = JSON.parse(text ?? '').prerender;
  const apart: string[] = where.and[1].not.href_matches;
  const isApart = (path: string) =>
    page.evaluate(
      ([patterns, pathname]) =>
        patterns.some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname })),
      [apart, path] as const,
    );
  for (const path of [
    '/cart',
    '/th/cart',
    '/de/contact',
    '/client-login',
    '/payment/failed',
    '/api/health',
    '/demo/hotel/',
  ])
    expect([path, await isApart(path)]).toEqual([path, true]);
  for (const path of ['/', '/th', '/seo', '/de/pattaya-guide'])
    expect([path, await isApart(path)]).toEqual([path, false]);
});
