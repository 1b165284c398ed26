import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { test } from '../support/finished-site';
import { observatoryScore } from '../support/observatory';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of a directive in a page's own policy. */
function sourcesOf(html: string, directive: string): string[] {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const found = policy.split('; ').find((each) => each.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

test('the policy of every page allows what the page has inline, by hashes that fit', ({ pages }) => {
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
  baseURL,
}) => {
  const headers = new Headers((await fetch(baseURL)).headers);
  // The build names https where SITE_URL does (next.config.ts); the site under test is built for http.
  headers.set('Strict-Transport-Security', 'max-age=63072000');
  const scores = pages.map(({ html }) => observatoryScore({ headers, html }));
  expect(scores.filter(({ score }) => score < 130)).toEqual([]);
});

test('a page that is written for one request allows its own sheet and nothing else', async ({ baseURL }) => {
  const answer = await fetch(`${baseURL}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: baseURL, accept: 'text/html' },
    body: 'name=x',
  });
  const html = await answer.text();
  const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  expect(sourcesOf(html, 'default-src')).toEqual(["'none'"]);
  expect(sourcesOf(html, 'style-src')).toEqual([hashOf(sheet)]);
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
