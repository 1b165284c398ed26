import { awake, expect, sharedSiteTest as test } from '../support/site';

test('the bus of the street stops at the door that somebody points at, and stays there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.mouse.move(40, 40);
  await page.mouse.move(80, 300);
  await awake(page);
  const middleOfBus = () =>
    page.locator('.houses').evaluate((street) => {
      const { left, width } = getComputedStyle(street, '::after');
      return Number.parseFloat(left) + Number.parseFloat(width) / 2;
    });
  const door = page.getByRole('link', { name: /^Cameras CCTV/ });
  await door.hover();
  const { x = 0, width = 0 } = (await door.boundingBox()) ?? {};
  await expect.poll(async () => Math.abs((await middleOfBus()) - x - width / 2)).toBeLessThan(20);
});

test('on a phone the street is pushed on, and each house is reached by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await awake(page);
  const houses = page.locator('.houses a');
  await expect(houses).toHaveCount(8);
  await houses.last().focus();
  await expect(houses.last()).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
