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
  await page.getByRole('contentinfo').getByText('Quick links').hover();
  expect([...prepared]).toEqual([]);
  await link.hover();
  await expect.poll(() => [...prepared]).toEqual(['/terms']);
  await link.click();
  await expect(page).toHaveURL('/terms');
  // The browser opened it, not the framework.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/terms$/);
});

test('a finger on a link has its page fetched', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/seo');
  await awake(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  await link.dispatchEvent('pointerover', { pointerType: 'touch' });
  await expect(page.locator('[data-wished]')).toHaveText(['Terms']);
  await expect(link).toHaveAttribute('data-wished', 'file');
  await context.close();
});

test('the cart, forms and the sign-in are never fetched before they are asked for', async ({ page }) => {
  await page.goto('/seo');
  await awake(page);
  const text = await page.locator('script[type=speculationrules]').textContent();
  const { prerender, prefetch } = JSON.parse(text ?? '');
  const [apart, same]: string[][] = [prerender, prefetch].map(([{ where }]) => where.and[1].not.href_matches);
  expect(same).toEqual(apart);
  const isApart = (path: string) =>
    page.evaluate(
      ([patterns, pathname]) =>
        patterns.some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname })),
      [apart ?? [], path] as const,
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
