import { localePath } from '@/lib/i18n/locales';
import { type Line, visitFirst } from '../support/first-frames';
import { expect, sharedSiteTest as test } from '../support/site';

const latin = ['anuphan-latin', 'anuphan-signs'];

for (const [locale, faces] of [
  ['en', latin],
  ['de', [...latin, 'anuphan-accents']],
  ['th', [...latin, 'anuphan-thai']],
] as const) {
  test(`the faces of text are asked for before the stylesheet is read, that of the ฿ as well, and none of headings: ${locale}`, async ({
    page,
  }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const [name] = /[a-z]+-[a-z]+(?=\.[^/]*woff2$)/.exec(request.url()) ?? [];
      if (name) asked.add(name);
    });
    // Neither stylesheet nor page ever comes to its end.
    await page.route('**/*.css', () => {});
    await page.goto(localePath(locale, '/'), { waitUntil: 'commit' });
    await expect.poll(() => [...asked].sort()).toEqual(expect.arrayContaining([...faces].sort()));
    const preloaded = await page
      .locator('link[as=font]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(preloaded.filter((href) => !/anuphan/.test(href ?? ''))).toEqual([]);
  });
}

const slow: Line = { latency: 150, megabits: 1.6 };
const slower: Line = { latency: 300, megabits: 0.7 };

for (const [path, line, width] of [
  ['/', slow, 390],
  ['/', slower, 390],
  ['/seo', slow, 1440],
  ['/th', slow, 390],
  ['/th', slower, 390],
  ['/th/seo', slower, 1440],
  ['/de/accounting', slower, 390],
  ['/es/cctv', slow, 390],
  ['/nl/data-recovery', slower, 1440],
] as const)
  test(`the first frame of a first visit has the shop’s name and the heading in their letters, and nothing moves: ${path} at ${width} px and ${line.latency} ms`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 });
    const drawn = await visitFirst(page, path, line);
    for (const part of ['h1', '.logo']) {
      expect(await drawn.facesIn(part), part).toEqual({ ours: ['Chonburi'], ofDevice: [] });
      expect(await drawn.hasLookedSoFromTheFirst(part), part).toBe(true);
    }
    // Below that a line has grown by a hair, which nobody sees.
    expect(await drawn.shift()).toBeLessThan(0.0001);
  });
