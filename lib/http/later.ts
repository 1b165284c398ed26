import 'server-only';
import { after } from 'next/server';
import { logError, underRequest } from '@/lib/log';

/** Does work after the answer has been sent: the one caller of Next's `after()`, which works inside a request only. */
export function later(where: string, work: () => Promise<void>): void {
  // What is done then serves many: no request is to blame for it.
  after(() =>
    underRequest(undefined, async () => {
      try {
        await work();
      } catch (error) {
        logError(where, error);
      }
    }),
  );
}
