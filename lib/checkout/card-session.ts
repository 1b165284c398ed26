const storageKey = 'card-session';

/** Keeps the session of the payment page that this browser is sent to, so that its return empties the cart once. */
export function rememberCardSession(session: string): void {
  try {
    localStorage.setItem(storageKey, session);
  } catch {
    // Storage may be forbidden; the cart then lives as long as the page, and is gone when the visitor returns.
  }
}

/** Whether this browser was sent to that session's page, and it is the first to ask. */
export function takeCardSession(session: string): boolean {
  try {
    if (localStorage.getItem(storageKey) !== session) return false;
    localStorage.removeItem(storageKey);
    return true;
  } catch {
    return false;
  }
}
