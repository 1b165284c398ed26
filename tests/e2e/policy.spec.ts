import { createHash } from 'node:crypto';
import { observatoryScore } from '../support/observatory';
import { fillCart } from '../support/purchase';
import { awake, expect, sharedSiteTest as test } from '../support/site';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of a directive in a page's own policy. */
function sourcesOf(html: string, directive: string): string[] {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const found = policy.split('; ').find((each) => each.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

test('the policy of every page allows what the page has inline, by hashes that fit', { tag: '@daily' }, ({
  pages,
}) => {
  const unfit = pages.flatMap(({ path, html }) => {
    const inline = {
      'script-src': [...html.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs)],
      'style-src': [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)],
    };
    return Object.entries(inline).flatMap(([directive, found]) => {
      const allowed = sourcesOf(html, directive);
      const isStrict = allowed.includes("'self'") && !allowed.some((source) => source.startsWith("'unsafe"));
      const isFit = found.length > 0 && found.every(([, text = '']) => allowed.includes(hashOf(text)));
      return isStrict && isFit ? [] : [`${path} ${directive}`];
    });
  });
  expect(pages.length).toBeGreaterThan(100);
  expect(unfit).toEqual([]);
});

test('every page gets an A+ by the rules of the HTTP Observatory, once it is served by https', async ({
  pages,
  site,
}) => {
  const headers = new Headers((await fetch(site.url)).headers);
  // The build names https where SITE_URL does (next.config.ts); the site under test is built for http.
  headers.set('Strict-Transport-Security', 'max-age=63072000');
  const scores = pages.map(({ html }) => observatoryScore({ headers, html }));
  expect(scores.filter(({ score }) => score < 130)).toEqual([]);
});

test('a page that is written for one request allows its own sheet and nothing else', async ({ site }) => {
  const answer = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url, accept: 'text/html' },
    body: 'name=x',
  });
  const html = await answer.text();
  const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  expect(sourcesOf(html, 'default-src')).toEqual(["'none'"]);
  expect(sourcesOf(html, 'style-src')).toEqual([hashOf(sheet)]);
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('no script of a page with a form tries what the policy refuses', async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  const found: [string, unknown][] = [];
  await fillCart(page, ['vps-starter']);
  for (const path of [
    '/contact',
    '/business-cards',
    '/server-access',
    '/client-login',
    '/sign-in',
    '/cart',
    '/domains',
  ]) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await awake(page);
    if (path === '/cart') {
      await page.getByRole('button', { name: 'Pay with Card' }).click();
      await expect(page.getByLabel('Name on card')).toBeVisible();
    }
    found.push([path, await page.evaluate(() => Reflect.get(window, 'refused'))]);
  }
  expect(found.filter(([, refused]) => JSON.stringify(refused) !== '[]')).toEqual([]);
});
