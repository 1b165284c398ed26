import 'server-only';
import { keepSeller } from '@/lib/documents/seller';
import { env, examined } from '@/lib/env/env';
import { EnvError } from '@/lib/env/env-error';
import { keepJobKinds } from '@/lib/jobs/keep-kinds';
import { addressKey } from '@/lib/keys/address-key';
import { credentialsRecipient } from '@/lib/keys/credentials-recipient';
import { logError, logInfo } from '@/lib/log';
import { releaseMail } from '@/lib/outbox/outbox';
import { database } from '@/lib/outside';
import { tellServing } from '@/lib/publishing/publications';
import { checkOutside } from './check-outside';
import { startChores } from './chores';
import { siteFaults } from './site-faults';
import { liveSite, noteDone } from './site-notes';

/**
 * Readies the server before its first visitor: settings, database, keys, mail that an earlier run left unsent, and the chores.
 * @throws EnvError, FolderLockedError, ChangedMigrationError, KeyFileError: the server must not start then
 */
export async function startUp(): Promise<void> {
  const faults = siteFaults(examined());
  if (faults.length > 0) throw new EnvError(faults);
  logInfo(describeChoices());
  await database();
  await Promise.all([credentialsRecipient(), addressKey()]);
  if (env().isLive) await checkOutside();
  await claimRows();
  await keepSeller();
  await keepJobKinds();
  await reportBuild();
  // No other process has this database, so whatever was being sent was being sent by one that is gone.
  if (env().DATABASE === 'embedded') await releaseMail();
  // Between two requests Vercel freezes what runs, and with it the mail that it has claimed: its cron does the chores.
  if (!env().isVercel) startChores();
}

/** The rows of a live site say so, and no other site starts on them: a preview or a laptop would write its trials among real orders. */
async function claimRows(): Promise<void> {
  const { siteUrl, isLive, DATABASE } = env();
  if (isLive) return noteOwner(siteUrl);
  const owner = await liveSite();
  if (owner === undefined) return;
  const setting =
    DATABASE === 'embedded' ? 'DATA_DIR' : DATABASE === 'postgres' ? 'DATABASE_URL' : 'SUPABASE_URL';
  throw new EnvError([`${setting}: these are the rows of ${owner}; a site that is not live needs others`]);
}

/** A live site goes on without the note: where its migration is still to come, visitors shall not wait for it. */
async function noteOwner(siteUrl: string): Promise<void> {
  try {
    await noteDone('live site', siteUrl);
  } catch (error) {
    logError('rows', error);
  }
}

/** What was published with this build is told; where the database has no such function yet, visitors shall not wait for that. */
async function reportBuild(): Promise<void> {
  try {
    await tellServing();
  } catch (error) {
    logError('publications', error);
  }
}

/** One line for whoever starts the server: what was chosen. */
function describeChoices(): string {
  const {
    DATABASE,
    MAIL,
    NOTIFY,
    IDENTITY,
    SLIP_CHECK,
    CARD,
    DOCUMENTS,
    DOMAINS,
    DATA_DIR,
    PROMPTPAY_ID,
    siteUrl,
    isLive,
  } = env();
  const promptPay = PROMPTPAY_ID ? 'set' : 'demo id';
  return `${siteUrl} (${isLive ? 'live' : 'not live'}) · database ${DATABASE} · mail ${MAIL} · notify ${NOTIFY} · identity ${IDENTITY} · PromptPay ${promptPay} · slip check ${SLIP_CHECK} · card ${CARD} · documents ${DOCUMENTS} · domains ${DOMAINS} · data in ${DATA_DIR}`;
}
