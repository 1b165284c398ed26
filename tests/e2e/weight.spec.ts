import { get } from 'node:http';
import { localePath } from '@/lib/i18n/locales';
import { expect, sharedSiteTest as test } from '../support/site';

/** Bytes of a body as `next start` sends it to a browser that takes gzip. */
function bytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/** In KB of 1,000 bytes. Thai pages show two scripts, so their fonts may weigh more. */
const limits = {
  en: { document: 14, stylesheet: 12, script: 150, font: 52 },
  de: { document: 14, stylesheet: 12, script: 150, font: 52 },
  th: { document: 14, stylesheet: 12, script: 150, font: 80 },
} as const;

for (const locale of ['en', 'de', 'th'] as const) {
  for (const path of ['/', '/services']) {
    test(`the first visit to ${path} in ${locale} is light, and nothing is fetched before it is wanted`, async ({
      page,
      baseURL,
    }) => {
      const address = localePath(locale, path);
      const urls: Record<string, string[]> = {
        document: [],
        stylesheet: [],
        script: [],
        font: [],
        other: [],
      };
      page.on('request', (request) => {
        if (request.url().startsWith('data:')) return;
        (urls[request.resourceType()] ?? urls.other)?.push(request.url());
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(urls.document).toEqual([`${baseURL}${address}`]);
      expect(urls.other?.filter((url) => !/(favicon|icon)\.\w+/.test(url))).toEqual([]);
      for (const [kind, limit] of Object.entries(limits[locale])) {
        const sizes = await Promise.all([...new Set(urls[kind])].map(bytesOf));
        const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
        expect(kilobytes, kind).toBeLessThanOrEqual(limit);
      }
    });
  }
}
