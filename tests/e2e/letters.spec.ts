import { localePath } from '@/lib/i18n/locales';
import { expect, sharedSiteTest as test } from '../support/site';

const latin = ['anuphan-latin', 'anuphan-signs', 'chonburi-latin', 'chonburi-signs'];

for (const [locale, faces] of [
  ['en', latin],
  ['de', [...latin, 'anuphan-accents', 'chonburi-accents']],
  ['th', [...latin, 'anuphan-thai', 'chonburi-thai']],
] as const) {
  test(`all faces of a page are asked for before its stylesheet is read, that of the ฿ as well: ${locale}`, async ({
    page,
  }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const [name] = /[a-z]+-[a-z]+(?=\.[^/]*woff2$)/.exec(request.url()) ?? [];
      if (name) asked.add(name);
    });
    // The stylesheet never comes.
    await page.route('**/*.css', () => {});
    await page.goto(localePath(locale, '/'), { waitUntil: 'commit' });
    await expect.poll(() => [...asked].sort()).toEqual([...faces].sort());
  });
}
