import { agencyLocale } from '@/lib/company/agency';
import { translator } from '@/lib/i18n/translator';
import { closeOutside, joinRunningSite } from '@/lib/outside';

/** Does the work of a command on the database of the running site, if one runs, else on its own; and closes it. */
export async function onDatabase(work: () => Promise<void>): Promise<void> {
  try {
    await joinRunningSite();
    await work();
  } catch (error) {
    if (!(error instanceof Error && error.name === 'FolderLockedError')) throw error;
    fail((await translator(agencyLocale(), 'desk'))('command.outOfReach'));
  } finally {
    // One that could not be opened has been told of already.
    await closeOutside().catch(() => undefined);
  }
}

/** Prints a line; what others wrote shall not steer the terminal. */
export function print(line: string): void {
  console.log(line.replace(/\p{Cc}/gu, ' '));
}

/** Whether an argument can name a person: by an email address, or by the reference of an order or a quotation. */
export const namesPerson = (who: string) => /@|^(PT|TRIAL|QT)-/i.test(who);

/** Says what went wrong, and lets the command end with 1. */
export function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
