import 'server-only';
import { after } from 'next/server';
import { logError } from '@/lib/log';

/** Does work after the answer has been sent: the one caller of Next's `after()`, which works inside a request only. */
export function later(where: string, work: () => Promise<void>): void {
  after(async () => {
    try {
      await work();
    } catch (error) {
      logError(where, error);
    }
  });
}
