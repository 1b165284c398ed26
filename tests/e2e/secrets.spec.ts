import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, sharedSiteTest as test } from '../support/site';

const promptPayId = '0998877665';

test.use({
  siteSettings: {
    PROMPTPAY_ID: promptPayId,
    RESEND_API_KEY: 're_a_secret_that_stays_here',
    MAIL_TO: 'agency@secret.example',
  },
});

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

test('no secret and no PromptPay id lies in any file that browsers get', async ({ page }) => {
  await page.goto('/cart');
  const html = await page.content();
  const texts = await Promise.all((await filesIn('.next/static')).map((file) => readFile(file, 'latin1')));
  for (const text of [html, ...texts]) {
    for (const secret of [
      promptPayId,
      '000-000-0000',
      '66998877665',
      're_a_secret',
      'agency@secret.example',
      'PROMPTPAY_ID',
      'RESEND_API_KEY',
    ]) {
      expect(text.includes(secret)).toBe(false);
    }
  }
});

test('an island gets the words that it uses, not all of them', async ({ page }) => {
  await page.goto('/services');
  const html = await page.content();
  expect(html).not.toContain('Failed to upload payment slip');
  expect(html).not.toContain('Oops! Page Not Found');
});
