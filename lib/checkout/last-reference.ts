import { keptText } from '@/lib/browser/storage';

const kept = keptText('last-order', () => sessionStorage);

/** Keeps the reference of a completed order for the thank-you page of this tab. */
export const keepLastReference = kept.write;

/** The reference of the order that this tab completed last, null when there is none. */
export const lastReference = kept.read;
