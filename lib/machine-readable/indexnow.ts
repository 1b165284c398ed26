import 'server-only';
import { env } from '@/lib/env/env';
import { locales } from '@/lib/i18n/locales';
import { changedOn } from '@/lib/site/content-dates';
import { indexedPages } from '@/lib/site/indexed-pages';
import { pageUrl } from '@/lib/site/page-urls';
import { findRoute } from '@/lib/site/routes';

/** Shares what it is told with every search engine that takes part (indexnow.org). */
const endpoint = 'https://api.indexnow.org/indexnow';

/** The file by which the site shows that the key is its own; undefined while there is none. */
export function keyFile(): { name: string; text: string } | undefined {
  const { INDEXNOW_KEY } = env();
  return INDEXNOW_KEY ? { name: `${INDEXNOW_KEY}.txt`, text: INDEXNOW_KEY } : undefined;
}

/** The addresses of all pages that say something else since a day, YYYY-MM-DD. */
function changedSince(day: string): string[] {
  return indexedPages.flatMap((page) =>
    locales
      .filter((locale) => changedOn(page, locale) >= day)
      .map((locale) => pageUrl(locale, findRoute(page).path)),
  );
}

/** How many addresses search engines were told, or the status with which they refused. */
type Announced = { told: number } | { refused: number };

/**
 * Tells search engines which pages changed; nobody is told without a key.
 * @param day since when, YYYY-MM-DD
 */
export async function announceChanges(day: string, post = fetch): Promise<Announced> {
  const key = keyFile();
  const urlList = changedSince(day);
  if (!key || urlList.length === 0) return { told: 0 };
  const { status } = await post(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(env().siteUrl).host,
      key: key.text,
      keyLocation: `${env().siteUrl}/${key.name}`,
      urlList,
    }),
  });
  return status === 200 || status === 202 ? { told: urlList.length } : { refused: status };
}
