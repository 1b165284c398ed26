import type { Locale } from './locales';
import { formatNumber } from './number';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** How large a file is, as people read it: 420 KB, 3.2 MB. @param bytes whole bytes */
export function fileSize(bytes: number, locale: Locale): string {
  if (bytes < megabyte) return `${formatNumber(Math.ceil(bytes / kilobyte), locale)}\u00a0KB`;
  const isWhole = bytes % megabyte === 0;
  return `${formatNumber(bytes / megabyte, locale, isWhole ? 0 : 1)}\u00a0MB`;
}
