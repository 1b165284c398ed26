import { awake, expect, sharedSiteTest as test } from '../support/site';

test('a page is made ready when the pointer rests on its link, and not before', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const prepared = new Set<string>();
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) =>
    prepared.add(new URL(prefetchUrl).pathname),
  );
  await session.send('Preload.enable');
  await page.goto('/seo');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  await link.scrollIntoViewIfNeeded();
  await awake(page);
  await page.getByRole('contentinfo').getByRole('heading', { name: 'Quick links' }).hover();
  expect([...prepared]).toEqual([]);
  await link.hover();
  await expect.poll(() => [...prepared]).toEqual(['/terms']);
  await link.click();
  await expect(page).toHaveURL('/terms');
  // The browser opened it, not the framework.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/terms$/);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true });

  test('the page is made ready, until the finger turns out to scroll', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await page.goto('/seo');
    await awake(page);
    const link = page.getByRole('main').getByRole('link').first();
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
      ...touchPoints: { x: number; y: number }[]
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const marked = page.locator('[data-prerender]');
    await expect(marked).toHaveCount(0);
    // A browser takes a touch back that a busy page is slow to answer: then the finger comes again.
    await expect(async () => {
      await touch('touchStart', { x: x + 10, y: y + 10 });
      await expect(link)
        .toHaveAttribute('data-prerender', { timeout: 2000 })
        .catch(async (error) => {
          await touch('touchCancel');
          throw error;
        });
    }).toPass();
    for (const way of [20, 40, 60, 80]) await touch('touchMove', { x: x + 10, y: y + 10 - way });
    await expect(marked).toHaveCount(0);
    await touch('touchEnd');
    await expect(page).toHaveURL('/seo');
  });
});

test('the cart, forms and the sign-in are never fetched before they are asked for', async ({ page }) => {
  await page.goto('/seo');
  await awake(page);
  const text = await page.locator('script[type=speculationrules]').textContent();
  const { prerender, prefetch } = JSON.parse(text ?? '');
  expect(prefetch).toEqual(prerender);
  const apart: string[] = prerender[0].where.and[1].not.href_matches;
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
