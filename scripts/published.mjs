import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which part of the code holds them: each reads its own, so that no page carries another's. */
const parts = ['catalog', 'featured', 'company', 'praise', 'offer', 'promo', 'publication', 'dates'];

/**
 * What the owner has published, as scripts/build/changes.ts wrote it into `published.json`, for the settings `PUBLISHED_…`.
 * @param {string} root the folder of the project
 * @returns {Record<string, string>} each empty where nothing is changed
 */
export function publishedSettings(root) {
  const file = join(root, 'published.json');
  const published = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8') || '{}') : {};
  return Object.fromEntries(
    parts.map((part) => [
      `PUBLISHED_${part.toUpperCase()}`,
      part in published ? JSON.stringify(published[part]) : '',
    ]),
  );
}
