const storageKey = 'last-order';

/** Keeps the reference of a completed order for the thank-you page of this tab. */
export function keepLastReference(reference: string): void {
  try {
    sessionStorage.setItem(storageKey, reference);
  } catch {
    // Storage may be forbidden; the reference is in the mail as well.
  }
}

/** The reference of the order that this tab completed last, null when there is none. */
export function lastReference(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
