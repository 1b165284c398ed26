import type { OrderEvent } from './order-status';

/**
 * The event in which a customer asked to be erased, while the agency has yet to confirm or decline; with another email address the wish is over.
 * The database says it again (`erasure_state`).
 * @param events oldest first
 */
export function erasureWish<Event extends Pick<OrderEvent, 'cause' | 'note'>>(
  events: readonly Event[],
): Event | undefined {
  const last = events.findLast(
    ({ cause, note }) =>
      cause.startsWith('erasure-') || (cause === 'details' && note?.split(', ').includes('email')),
  );
  return last?.cause === 'erasure-asked' ? last : undefined;
}
