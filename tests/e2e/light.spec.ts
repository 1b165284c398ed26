import type { Page } from '@playwright/test';
import { layoutShifts } from '../support/layout-shifts';
import { awake, expect, sharedSiteTest as test } from '../support/site';

const wallOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
/** The first frame answers for the device, so a page that has only just loaded may not have been asked yet. */
const expectWall = (page: Page, wall: string) => expect.poll(() => wallOf(page)).toBe(wall);
const day = 'rgb(241, 246, 245)';
const night = 'rgb(5, 12, 26)';

test('the cord lights the site, shows it as Pattaya is lit now, and paints it by day; pages remember it', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T05:00:00Z') });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/seo');
  expect(await wallOf(page)).toBe(day);
  const cord = page.getByRole('button', { name: 'Day or night: pull to change' });
  await cord.click();
  await expect(page.locator('.cord output')).toHaveText('By night');
  await expectWall(page, night);
  await page.goto('/th/cctv');
  await expectWall(page, night);
  expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe('dark');

  // Noon in Pattaya, and then a quarter to seven in the evening.
  await page.goto('/seo');
  await cord.click();
  await expect(page.locator('.cord output')).toHaveText('Pattaya time');
  await expectWall(page, day);
  await page.clock.setSystemTime(new Date('2026-11-22T11:45:00Z'));
  await page.reload();
  await expectWall(page, night);

  await cord.click();
  await expect(page.locator('.cord output')).toHaveText('By day');
  await expectWall(page, day);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expectWall(page, day);
});

test('night spreads from the lamp and the tubes strike anew, unless the visitor wants nothing to move', async ({
  page,
}) => {
  const running = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .flatMap((animation) => (animation instanceof CSSAnimation ? [animation.animationName] : [])),
    );
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await page.goto('/seo');
  await awake(page);
  const cord = page.getByRole('button', { name: 'Day or night: pull to change' });
  await cord.click();
  await expect.poll(running).toContain('spread');
  await expect.poll(running).toContain('strike');
  await expectWall(page, night);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await awake(page);
  await cord.click();
  await expect(page.locator('.cord output')).toHaveText('Pattaya time');
  expect(await running()).not.toContain('spread');
});

test('the cord of the home page says what it does until it has been pulled', async ({ page }) => {
  await page.goto('/');
  const word = page.locator('.cord > b');
  await expect(word).toBeVisible();
  await page.getByRole('button', { name: 'Day or night: pull to change' }).click();
  await expect(word).toBeHidden();
  await page.goto('/');
  await expect(word).toBeHidden();
});

test('a chosen light is there with the first paint, before any script of the framework', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('light', 'night'));
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() =>
    new PerformanceObserver(() => {
      document.documentElement.dataset.painted ??= getComputedStyle(document.body).backgroundColor;
    }).observe({ type: 'paint' }),
  );
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-painted', night);
  await page.mouse.move(10, 10);
  await page.mouse.move(40, 300);
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href, media }) => href !== null && media.mediaText === 'all'),
  );
  expect(await wallOf(page)).toBe(night);
});

test('the nightlife guide is lit at noon', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/nightlife-guide');
  await expectWall(page, night);
  await page.goto('/pattaya-guide');
  await expectWall(page, day);
});

/** Which tubes of the open page are struck, and how often. */
const strikesOf = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'strike')
      .map((animation) => animation.effect?.getTiming().iterations),
  );

test('who arrives by night sees the tubes strike once; on the pages that follow they are lit', async ({
  page,
  baseURL,
}) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  for (const path of ['/', '/seo']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(async () => (await strikesOf(page)).length).toBeGreaterThan(3);
    expect(new Set(await strikesOf(page))).toEqual(new Set([1]));
    await expect.poll(() => strikesOf(page)).toEqual([]);
    const lit = await page
      .locator('.paint')
      .first()
      .evaluate((paint) => [...paint.querySelectorAll('path')].map((tube) => getComputedStyle(tube).opacity));
    expect(new Set(lit)).toEqual(new Set(['1']));
  }
  await page.goto('/seo', { referer: `${baseURL}/` });
  await expect(page.locator('html[data-lit]')).toBeAttached();
  expect(await strikesOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/crm');
  expect(await strikesOf(page)).toEqual([]);
});

test('tubes that strike move nothing', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await page.goto('/seo', { waitUntil: 'networkidle' });
  expect(await layoutShifts(page)).toEqual([]);
});
