import { expect, sharedSiteTest as test } from '../support/site';

test('a tourist finds an area on the sketch and shows a driver its Thai name on the whole screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nightlife-guide');
  await page.getByRole('link', { name: 'Soi 6', exact: true }).click();
  await expect(page).toHaveURL(/#soi-6$/);
  await expect(page.locator('#soi-6')).toBeInViewport();
  await page.locator('#soi-6').getByRole('button').click();
  const plate = page.locator('#plate-soi-6');
  await expect(plate).toBeVisible();
  await expect(plate).toContainText('ซอย 6');
  const isOurs = () =>
    [...document.fonts].some((face) => face.family.includes('Anuphan Plates') && face.status === 'loaded');
  await expect.poll(() => page.evaluate(isOurs)).toBe(true);
  const { width, height } = (await plate.boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([390, 844]);
  expect(await plate.evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize))).toBeGreaterThan(
    48,
  );
  await page.keyboard.press('Escape');
  await expect(plate).toBeHidden();
});

test('the sketch lights the stop of the area that is read beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/nightlife-guide#south-pattaya');
  await page.mouse.wheel(0, -40);
  const isLit = (stop: string) =>
    page
      .locator(`.town-${stop} > a`)
      .evaluate((link) => getComputedStyle(link).getPropertyValue('--stop') !== '');
  await expect.poll(() => isLit('south-pattaya')).toBe(true);
  expect(await isLit('soi-6')).toBe(false);
  await expect(page.locator('.town-map')).toBeInViewport();
});

test('on a phone words wait behind a tap, and a stop that is tapped slides its area under the sketch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nightlife-guide');
  const area = page.locator('#lk-metro');
  await expect(area.getByRole('heading', { name: 'What’s there' })).toBeHidden();
  await page.getByRole('link', { name: 'LK Metro', exact: true }).click();
  await expect(area).toBeInViewport();
  await expect(page.locator('.town-lk-metro')).toBeInViewport();
  await area.locator('summary').click();
  await expect(area.getByRole('heading', { name: 'What’s there' })).toBeVisible();
});

test('the plates open for who has no scripts, too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/nightlife-guide');
  await page.locator('#soi-6').getByRole('button').click();
  await expect(page.locator('#plate-soi-6')).toBeVisible();
  await context.close();
});

for (const width of [320, 1440])
  test(`the sketch of the night tells the minutes on foot, and no plate of it is cut: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/nightlife-guide');
    const map = page.locator('.town-map > ul');
    await map.scrollIntoViewIfNeeded();
    await expect(
      map.getByRole('listitem').filter({ hasText: 'Walking Street – Soi 6: 25 min' }),
    ).toBeVisible();
    await expect(map.locator('.town-walk')).toHaveCount(4);
    const frame = await map.boundingBox();
    for (const part of await map.locator('a, .town-walk').all()) {
      const box = await part.boundingBox();
      if (!frame || !box) throw new Error('a part of the sketch is not shown');
      expect(box.x).toBeGreaterThanOrEqual(frame.x - 11);
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
    }
    await expect(page.getByText('A sketch, not to scale.')).toBeVisible();
  });
