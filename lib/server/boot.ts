import 'server-only';
import { startUp } from './start-up';

/** Starts, or ends the process with the reason: Next would otherwise go on and fail at each visitor. */
export async function boot(): Promise<void> {
  try {
    await startUp();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
    process.exit(1);
  }
}
