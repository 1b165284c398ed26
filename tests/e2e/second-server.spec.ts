import { once } from 'node:events';
import { freePort } from '../support/free-port';
import { Site } from '../support/running-site';
import { expect, sharedSiteTest as test } from '../support/site';

test('a second server on the same data folder refuses to start and says why', async ({ site }) => {
  const second = new Site(`http://localhost:${await freePort()}`, site.dataFolder, {});
  const [code] = await once(second.spawnServer(), 'exit');
  expect(code).not.toBe(0);
  expect(second.log).toMatch(/in use by process \d+/);
  expect(second.log).toContain('DATA_DIR');
  expect((await fetch(site.url)).ok).toBe(true);
});

test('a server with wrong settings refuses to start and lists all of them', async ({ site }) => {
  const wrong = new Site(`http://localhost:${await freePort()}`, `${site.dataFolder}-other`, {
    SITE_URL: 'https://www.example.com',
    PROMPTPAY_ID: '12',
  });
  const [code] = await once(wrong.spawnServer(), 'exit');
  expect(code).not.toBe(0);
  expect(wrong.log).toContain('PROMPTPAY_ID: must be a 10-digit mobile number or a 13-digit tax id');
});

test('a live server refuses to start on pages that were built without its address', async ({ site }) => {
  const live = new Site(`http://localhost:${await freePort()}`, `${site.dataFolder}-other`, {
    SITE_URL: 'https://www.example.com',
  });
  const [code] = await once(live.spawnServer(), 'exit');
  expect(code).not.toBe(0);
  expect(live.log).toContain('SITE_URL: the pages were built without one');
});
