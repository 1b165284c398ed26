import { keptText, parseJson } from './storage';

/**
 * Where our mail about the last thing goes that was sent from this tab: the address, whether mail to it was enqueued at once, and the
 * reference of the order, if it was one.
 */
export type Addressee = { email: string; isWritten: boolean; order?: string };

const kept = keptText('addressee', () => sessionStorage);

/** Keeps where our mail goes, for the thanks: never in an address, which others see. */
export function keepAddressee(addressee: Addressee): void {
  kept.write(JSON.stringify(addressee));
}

/** What is kept of it in this tab, as text, which {@link parseAddressee} reads. */
export const keptAddressee = kept.read;

/** Reads what is kept; undefined for whatever is none. Hand-written, since the thank-you page carries no parser. */
export function parseAddressee(text: string | null): Addressee | undefined {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('email' in value && 'isWritten' in value)) return;
  const { email, isWritten } = value;
  if (typeof email !== 'string' || typeof isWritten !== 'boolean') return;
  if (!('order' in value)) return { email, isWritten };
  return typeof value.order === 'string' ? { email, isWritten, order: value.order } : undefined;
}
