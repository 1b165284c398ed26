import { referencePattern } from '@/lib/fields/reference';

/** What the thank-you page is opened for; its address says so, so that nothing kept can name another order later. */
export type Thanks = { kind: 'order'; reference: string } | { kind: 'demo' } | { kind: 'inquiry' };

/** What the thank-you page is opened with after a simulated payment, so that it does not claim an order. */
export const demoQuery = '?demo';

/** What the thank-you page is opened with after an order of this reference. */
export function orderQuery(reference: string): string {
  return `?order=${encodeURIComponent(reference)}`;
}

/** Reads the query of the thank-you page; whatever else was written into it is an inquiry's thanks, which claim nothing. */
export function thanksOf(search: string): Thanks {
  if (search === demoQuery) return { kind: 'demo' };
  const reference = new URLSearchParams(search).get('order') ?? '';
  return referencePattern.test(reference) ? { kind: 'order', reference } : { kind: 'inquiry' };
}
