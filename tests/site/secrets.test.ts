import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ownSiteTest } from '../support/finished-site';

const promptPayId = '0998877665';

const test = ownSiteTest({
  PROMPTPAY_ID: promptPayId,
  MAIL: 'folder',
  RESEND_API_KEY: 're_a_secret_that_stays_here',
  MAIL_TO: 'agency@secret.example',
  NOTIFY: 'line',
  LINE_CHANNEL_TOKEN: 'a_token_of_line_that_stays_here_for_good_too',
  LINE_CHANNEL_SECRET: '5ec2e7000000000000000000005ec2e7',
});

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

test('no secret and no PromptPay id lies in any file that browsers get', async ({ site }) => {
  const html = await (await fetch(`${site.url}/cart`)).text();
  const texts = await Promise.all((await filesIn('.next/static')).map((file) => readFile(file, 'latin1')));
  for (const text of [html, ...texts]) {
    for (const secret of [
      promptPayId,
      '000-000-0000',
      '66998877665',
      're_a_secret',
      'a_token_of_line',
      '5ec2e70',
      'agency@secret.example',
      'PROMPTPAY_ID',
      'RESEND_API_KEY',
      'LINE_CHANNEL',
    ]) {
      expect(text.includes(secret)).toBe(false);
    }
  }
});

test('an island gets the words that it uses, not all of them', async ({ site }) => {
  const html = await (await fetch(`${site.url}/services`)).text();
  expect(html).not.toContain('Failed to upload payment slip');
  expect(html).not.toContain('Oops! Page Not Found');
});
