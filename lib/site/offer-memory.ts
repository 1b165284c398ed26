import { keptText, parseList } from '@/lib/browser/storage';

const kept = keptText('closed-offers');

/** Whether this browser's visitor has closed the offer before. */
export function isOfferClosed(id: string): boolean {
  return parseList(kept.read()).includes(id);
}

/** Remembers that the offer was closed; where storage is forbidden the pop-up comes again with the next page load. */
export function closeOffer(id: string): void {
  kept.write(JSON.stringify([...new Set([...parseList(kept.read()), id])]));
}
