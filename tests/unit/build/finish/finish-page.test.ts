import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { finishPage, isFinished, sheetsOf } from '@/scripts/build/finish/finish-page';

const page = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
  '<meta name="twitter:card" content="summary_large_image"/><meta name="twitter:title" content="Hello"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/all.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/poly.js" noModule=""></script>',
  '</head><body><p style="color:red">Hello</p><script>boot()</script>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});</script>',
  '<script src="/_next/static/chunks/main.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"a \\"b\\" \\u003c/script>"])</script></body></html>',
].join('');

const finish = {
  isEager: false,
  startWith: (address: string) => `late('${address}')`,
  letters: 'letter()',
  criticalCss: 'p{margin:0}',
  added: ['{"prerender":[]}'],
  graph: '<script type="application/ld+json">{"@graph":[]}</script>',
};
const { html: finished, data, dataPath } = finishPage(page, finish);
const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(finished) ?? [];

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('names the scripts of a page without loading them', () => {
  expect(finished).not.toMatch(/<script[^>]* (async|noModule)/);
  expect(finished).not.toContain('as="script"');
  expect(finished).toContain(`<script>late('${dataPath}')</script>`);
});

it('takes the data for React out of the page, into a file that is named after what it holds', () => {
  expect(finished).not.toMatch(/__next_f|TURBOPACK/);
  expect(dataPath).toMatch(/^\/_next\/static\/deferred\/[\w-]{12}\.json$/);
  expect(JSON.parse(data)).toEqual({
    scripts: ['/_next/static/chunks/a.js', '/_next/static/chunks/main.js'],
    flight: [[0], [1, 'a "b" </script>']],
    chunks: { otherChunks: ['a.js'] },
  });
});

it('brings its letters before its sheet, what the first paint needs of that, and the whole stylesheet without anybody waiting for it', () => {
  expect(sheetsOf(page)).toEqual(['/_next/static/chunks/all.css']);
  const link = '<link rel="stylesheet" href="/_next/static/chunks/all.css"';
  expect(finished).toContain(
    `<script>letter()</script><style>p{margin:0}</style><noscript>${link}/></noscript>${link} data-precedence="next" media="print, (min-height: 60rem)" blocking="render" disabled=""/>`,
  );
});

it('lets a browser paint once it has the whole first section, so that nothing moves as the page comes', () => {
  const expected = (body: string) => {
    const { html } = finishPage(page.replace(/<p .*?<\/p>/, body), finish);
    const [, id] = /<link rel="expect" href="#([^"]+)" blocking="render"\/><\/head>/.exec(html) ?? [];
    return [id, /<main.*?>(?=<script)/.exec(html)?.[0]];
  };
  expect(expected('<main><section></section><section class="low"></section></main>')).toEqual([
    'after-first-screen',
    '<main><section></section><section id="after-first-screen" class="low"></section></main>',
  ]);
  expect(expected('<main><section></section></main><footer></footer>')).toEqual([
    'after-first-screen',
    '<main><section></section></main><footer id="after-first-screen"></footer>',
  ]);
  expect(expected('<main><p>Empty</p></main><footer></footer>')).toEqual([
    'after-first-screen',
    '<main><p>Empty</p></main><footer id="after-first-screen"></footer>',
  ]);
  expect(expected('<main><section></section><section id="words"></section></main>')[0]).toBe('words');
});

it('allows by their hashes the scripts and styles of the page, and no others', () => {
  const directives = policy.split('; ');
  expect(directives).toContain(
    `script-src 'self' ${['letter()', 'boot()', `late('${dataPath}')`, '{"prerender":[]}'].map(hash).join(' ')}`,
  );
  expect(directives).toContain(`style-src 'self' ${hash('p{margin:0}')}`);
  expect(directives).toContain(`style-src-attr 'unsafe-hashes' ${hash('color:red')}`);
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
});

it('says to machines what it was given, which needs no leave of the policy', () => {
  expect(finished).toContain(finish.graph);
  expect(policy).not.toContain(hash('{"@graph":[]}'));
});

it('leaves to Open Graph what Next says again for X', () => {
  expect(finished.match(/<meta name="twitter:[^>]*>/g)).toEqual([
    '<meta name="twitter:card" content="summary_large_image"/>',
  ]);
});

it('marks the pages whose scripts start at once', () => {
  expect(finished).toContain('<html lang="en">');
  expect(finishPage(page, { ...finish, isEager: true }).html).toContain('<html data-eager="" lang="en">');
});

it('knows what is finished, and refuses a page that is not written as it knows them', () => {
  expect([page, finished].map(isFinished)).toEqual([false, true]);
  expect(() => finishPage('<html lang="en"></html>', finish)).toThrow();
});
