import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { projectNames } from '@/lib/company/projects';
import { requireBrowser } from '../../../tests/support/browser.mjs';
import { pictureOf } from './poster';

const windows = [
  ...projectNames.map((name) => ({ name, file: name, width: 1200, height: 750 })),
  { name: 'hotel', file: 'hotel-phone', width: 390, height: 780 },
];

/** The first screens of our concept sites, by the files they belong into. */
export async function posters(): Promise<Record<string, string>> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] });
  const files: Record<string, string> = {};
  for (const { name, file, width, height } of windows) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto(pathToFileURL(resolve(`public/demo/${name}/index.html`)).href);
    files[`app/drawings/posters/${file}.svg`] = await pictureOf(page);
    await page.close();
  }
  await browser.close();
  return files;
}
