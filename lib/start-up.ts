import 'server-only';
import { logError, logInfo } from '@/lib/log';
import { drainOutbox } from '@/lib/mail/outbox';
import { database, describeChoices } from '@/lib/outside';

const minute = 60_000;

/**
 * Readies the server before its first visitor: settings, database, mail that an earlier run still owed, and the timer that retries.
 * @throws EnvError, FolderLockedError, ChangedMigrationError: the server must not start then
 */
export async function startUp(): Promise<void> {
  logInfo(describeChoices());
  await database();
  void drain();
  setInterval(drain, minute).unref();
}

async function drain(): Promise<void> {
  try {
    await drainOutbox();
  } catch (error) {
    logError('outbox timer', error);
  }
}
