import { expect, sharedSiteTest as test } from '../support/site';

test('a visitor letters the name of a shop, repaints it, and asks whether its domain is free', async ({
  page,
}) => {
  await page.goto('/');
  const sign = page.locator('.name-sign');
  await expect(sign.locator('.name-paint')).toContainText('Sunset Bar');
  await page.getByRole('textbox', { name: 'Name of your place' }).fill('Mama’s Noodles');
  await expect(sign.locator('.name-paint')).toContainText('Mama’s Noodles');
  await expect(sign.locator('.name-neon')).toHaveText('Mama’s Noodles');
  const paintOf = () =>
    sign.locator('.name-paint').evaluate((board) => getComputedStyle(board).backgroundColor);
  const before = await paintOf();
  await page.getByRole('radio', { name: 'Turquoise' }).check();
  expect(await paintOf()).not.toBe(before);
  await page.getByRole('button', { name: 'Is mamasnoodles.com free?' }).click();
  await expect(page).toHaveURL(/\/domains\?q=mamasnoodles\.com$/);
  await expect(page.getByLabel('Domain name')).toHaveValue('mamasnoodles.com');
});

test('a Thai name is lettered in the same hand, and no name is too long for its board', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/th');
  await page.locator('#your-name').fill('ครัวป้าหนูซีฟู้ดปิ้งย่าง 24 น.');
  const paint = page.locator('.name-paint');
  await expect(paint).toContainText('ครัวป้าหนูซีฟู้ดปิ้งย่าง 24 น.');
  await page.evaluate(() => document.fonts.load('1em Chonburi', 'ก').then(() => undefined));
  expect(await page.evaluate(() => document.fonts.check('1em Chonburi', 'ก'))).toBe(true);
  const wide = await page.evaluate(() =>
    document.documentElement.scrollWidth > 320
      ? [...document.querySelectorAll('body *')]
          .filter((part) => !part.closest('svg') && part.getBoundingClientRect().right > 320)
          .map((part) => `${part.tagName} ${part.className}`)
      : [],
  );
  expect(wide).toEqual([]);
});

test('the sample fits one line of its boards, also on wide screens', async ({ page }) => {
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const lines = await page.locator('.name-neon > span').evaluate((name) => name.getClientRects().length);
    expect([width, lines]).toEqual([width, 1]);
  }
});

test('what is typed before the scripts run is lettered once they do', async ({ page }) => {
  await page.route('**/_next/static/deferred/*.js', async (route) => {
    await expect(page.locator('#your-name')).toHaveValue('Mama’s');
    await route.continue();
  });
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Name of your place' });
  await field.pressSequentially('Mama’s');
  await expect(page.locator('.name-neon')).toHaveText('Mama’s');
  await expect(field).toHaveValue('Mama’s');
});

test('without scripts the sign shows a sample, and its button asks for what was typed', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Name of your place' }).fill('Sunset Bar');
  await page.locator('.name-sign button').click();
  await expect(page.locator('body')).toContainText('sunsetbar.com');
  await context.close();
});

test('the name waits on the card, in the address bar of a site and in the form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Name of your place' }).fill('Mama’s Noodles');
  await expect(page.locator('.name-neon')).toHaveText('Mama’s Noodles');
  await page.goto('/portfolio');
  await page.mouse.move(10, 10);
  await page.mouse.move(40, 200);
  await expect(page.locator('.browser-bar').first()).toHaveText('mamasnoodles.com');
  await page.goto('/business-cards');
  await page.mouse.move(60, 10);
  await page.mouse.move(90, 200);
  await expect(page.locator('figure .card-sketch', { hasText: 'Mama’s Noodles' }).first()).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByLabel('Company')).toHaveValue('Mama’s Noodles');
  // What somebody types there stays, whatever was lettered.
  await page.getByLabel('Company').fill('Noodle Holding');
  await page.reload();
  await expect(page.getByLabel('Company')).toHaveValue('Noodle Holding');
});
