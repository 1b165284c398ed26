import type { OrderEvent } from './order-status';

/**
 * The event in which a customer asked to be erased, while the agency has yet to confirm or decline, and whether the address of the order has
 * proved it since; with another email address the request is over. The database says it again (`erasure_state`).
 * @param events oldest first
 */
export function erasureRequest<Event extends Pick<OrderEvent, 'cause' | 'note'>>(
  events: readonly Event[],
): { asked: Event; isProved: boolean } | undefined {
  const last = events.findLast(
    ({ cause, note }) =>
      cause.startsWith('erasure-') || (cause === 'details' && note?.split(', ').includes('email')),
  );
  const isProved = last?.cause === 'erasure-proved';
  const asked = isProved ? events.findLast(({ cause }) => cause === 'erasure-asked') : last;
  return asked?.cause === 'erasure-asked' ? { asked, isProved } : undefined;
}
