import 'server-only';
import { endInTime } from './end-in-time';
import { startUp } from './start-up';

/** Starts, or ends the process with the reason: Next would otherwise go on and fail at each visitor. */
export async function boot(): Promise<void> {
  endInTime();
  try {
    await startUp();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
    process.exit(1);
  }
}
