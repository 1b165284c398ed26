import { keptText } from '@/lib/browser/storage';

const kept = keptText('card-session');

/** Keeps the session of the payment page that this browser is sent to, so that its return empties the cart once. */
export const rememberCardSession = kept.write;

/** Whether this browser was sent to that session's page, and asks for the first time. */
export function isFirstReturnOf(session: string): boolean {
  if (kept.read() !== session) return false;
  kept.remove();
  return true;
}
