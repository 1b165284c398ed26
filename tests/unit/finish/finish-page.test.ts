import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { finishPage } from '@/scripts/finish/finish-page';

const page = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/poly.js" noModule=""></script>',
  '</head><body><p>Hello</p><script id="_R_">boot()</script><script src="/_next/static/chunks/main.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"a \\"b\\" \\u003c/script>"])</script></body></html>',
].join('');

const finished = finishPage(page, { start: 'late', lateStart: 'late()' });

it('names the scripts of a page without loading them', () => {
  expect(finished).not.toMatch(/<script[^>]* async/);
  expect(finished).not.toContain('as="script"');
  expect(finished).toContain(
    '<script type="application/json" id="scripts">["/_next/static/chunks/a.js","/_next/static/chunks/main.js"]</script>',
  );
});

it('keeps the data for React as data', () => {
  const [, data = ''] = /id="flight">(.*?)<\/script>/.exec(finished) ?? [];
  expect(JSON.parse(data)).toEqual([[0], [1, 'a "b" </script>']]);
});

it('allows by their hashes the inline scripts that are left, and no others', () => {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(finished) ?? [];
  const hashes = ['boot()', 'late()'].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
  expect(policy.split('style-src-attr')[0]).not.toContain('unsafe');
});

it('marks the pages whose scripts start at once', () => {
  expect(finished).toContain('<html lang="en">');
  expect(finishPage(page, { start: 'soon', lateStart: '' })).toContain('<html data-start="soon" lang="en">');
});

it('refuses a page that is not written as it knows them', () => {
  expect(() => finishPage('<html lang="en"></html>', { start: 'late', lateStart: '' })).toThrow();
});
