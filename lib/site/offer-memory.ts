const key = 'closed-offers';

function closedOffers(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether this browser's visitor has closed the offer before. */
export function isOfferClosed(id: string): boolean {
  return closedOffers().includes(id);
}

/** Remembers that the offer was closed; where storage is forbidden it is forgotten with the page. */
export function closeOffer(id: string): void {
  const ids = new Set([...closedOffers(), id]);
  try {
    localStorage.setItem(key, JSON.stringify([...ids]));
  } catch {
    // Private windows may refuse; the pop-up then comes again with the next page load.
  }
}
