import 'server-only';
import { logInfo } from '@/lib/log';

/** How long a server that is told to stop may take, in milliseconds; after ten seconds platforms end it without a warning. */
const patience = 9000;

/**
 * Lets a server that is told to stop end in any case: Next waits for open requests, and a visitor may keep one open for long. What was
 * acknowledged is stored by then, and mail that was being sent is sent again after the next start.
 */
export function endInTime(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      const end = () => {
        logInfo(`${signal}: ended with requests still open`);
        process.exit();
      };
      setTimeout(end, patience).unref();
    });
}
