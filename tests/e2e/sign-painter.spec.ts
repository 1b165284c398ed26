import { readFileSync } from 'node:fs';
import { expect, sharedSiteTest as test } from '../support/site';

test('a visitor letters the name of a shop on the board, repaints it, lights it, and asks whether its domain is free', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const board = page.locator('.sign-bay');
  const field = page.getByRole('textbox', { name: 'Name of your place' });
  await expect(field).toHaveAttribute('placeholder', 'Sunset Bar');
  await expect(board.getByRole('button')).toHaveCount(0);
  await field.fill('Mama’s Noodles');
  await expect(board.locator('.painted')).toContainText('Mama’s Noodles');
  await expect(board.locator('h1')).toHaveCSS('opacity', '0');
  const ground = () => board.evaluate((part) => getComputedStyle(part).backgroundColor);
  const before = await ground();
  await page.getByRole('radio', { name: 'Turquoise' }).check();
  expect(await ground()).not.toBe(before);
  await page.locator('.cord button').click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('button', { name: 'Is mamasnoodles.com free?' }).click();
  await expect(page).toHaveURL(/\/domains\?q=mamasnoodles\.com$/);
  await expect(page.getByLabel('Domain name')).toHaveValue('mamasnoodles.com');
});

/** What the head of a PNG says of its size, in pixels. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a visitor keeps a picture of the sign in the paint and the light that it has', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Name of your place' }).fill('Mama’s Noodles');
  const keep = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Keep it' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('mamasnoodles.png');
    return readFileSync(await download.path());
  };
  const blue = await keep();
  expect(sizeOf(blue)).toEqual([1080, 1440]);
  await page.getByRole('radio', { name: 'Turquoise' }).check();
  const turquoise = await keep();
  await page.locator('.cord button').click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  const lit = await keep();
  expect(new Set([blue, turquoise, lit].map((png) => png.toString('base64'))).size).toBe(3);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the picture of the sign leaves by the share sheet', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files: [file] }: { files: [File] }) => {
          document.title = `${file.name} ${file.type} ${file.size > 10_000}`;
        },
      });
    });
    await page.goto('/th');
    await page.locator('#your-name').fill('ครัวป้าหนู');
    await page.getByRole('button', { name: 'เก็บรูป' }).click();
    await expect(page).toHaveTitle('ครัวป้าหนู.png image/png true');
  });
});

test('a Thai name is lettered in the same hand, and no name is too long for its board', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/th');
  await page.locator('#your-name').fill('ครัวป้าหนูซีฟู้ดปิ้งย่าง 24 น.');
  const paint = page.locator('.painted');
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

test('a name of two words stands on two lines of its board, which give it more size', async ({ page }) => {
  for (const [width, lines, size] of [
    [390, 2, 60],
    [1440, 2, 120],
    [1920, 2, 120],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/');
    await page.locator('#your-name').fill('Sunset Bar');
    await expect(page.locator('.painted')).toContainText('Sunset Bar');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const { height, line, font } = await page.locator('.painted').evaluate((name) => ({
      height: name.getBoundingClientRect().height,
      line: Number.parseFloat(getComputedStyle(name).lineHeight),
      font: Number.parseFloat(getComputedStyle(name).fontSize),
    }));
    expect([width, Math.round(height / line)]).toEqual([width, lines]);
    expect(font).toBeGreaterThan(size);
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
  await expect(page.locator('.painted')).toContainText('Mama’s');
  await expect(field).toHaveValue('Mama’s');
});

test('without scripts its button asks for what was typed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Name of your place' }).fill('Sunset Bar');
  await page.locator('.sign-bay form button').click();
  await expect(page.locator('body')).toContainText('sunsetbar.com');
  await context.close();
});

test('the name waits on the card, in the address bar of a site and in the form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Name of your place' }).fill('Mama’s Noodles');
  await expect(page.locator('.painted')).toContainText('Mama’s Noodles');
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
