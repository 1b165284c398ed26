import { createHash } from 'node:crypto';

/** The folder of files that load after the first paint. Next serves it with a cache time of one year, since names are content hashes. */
export const deferredFolder = '/_next/static/deferred/';

/** @returns the URL of a file with this text */
export function deferredUrl(text: string, extension: 'js' | 'json'): string {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return `${deferredFolder}${name}.${extension}`;
}
