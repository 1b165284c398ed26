import 'server-only';
import { logError } from '@/lib/log';
import { outboxHealth } from '@/lib/outbox/outbox';
import { database, slips } from '@/lib/outside';

/** How long mail may wait before someone should look: a provider that has a bad minute is not worth a look. */
const maxWaitSeconds = 15 * 60;

/** How long a look at what can be written counts, in milliseconds: anybody may ask, and each look writes. */
const lookLasts = 30_000;

type Health = {
  ok: boolean;
  database: 'ok' | 'failed';
  slips: 'ok' | 'failed';
  mail?: Awaited<ReturnType<typeof outboxHealth>>;
};

let lastLook: { at: number; canWrite: Promise<Pick<Health, 'database' | 'slips'>> } | undefined;

/** Whether the site can write rows and keep slips, so that an order would be taken, and how the mail is doing; it never throws. */
export async function siteHealth(now = Date.now()): Promise<Health> {
  if (!lastLook || Math.abs(now - lastLook.at) >= lookLasts) lastLook = { at: now, canWrite: look() };
  const canWrite = await lastLook.canWrite;
  try {
    const mail = await outboxHealth();
    const isMailWell = mail.failed + mail.problems === 0 && mail.oldestSeconds <= maxWaitSeconds;
    const canSell = canWrite.database === 'ok' && canWrite.slips === 'ok';
    return { ok: canSell && isMailWell, ...canWrite, mail };
  } catch (error) {
    logError('health', error);
    return { ok: false, ...canWrite, database: 'failed' };
  }
}

async function look(): Promise<Pick<Health, 'database' | 'slips'>> {
  return {
    database: await outcomeOf(async () =>
      (await database()).call('count_request', { limit: 'health', visitor: 'health', max: 1, seconds: 60 }),
    ),
    slips: await outcomeOf(async () => (await slips()).check()),
  };
}

async function outcomeOf(work: () => Promise<unknown>): Promise<'ok' | 'failed'> {
  try {
    await work();
    return 'ok';
  } catch (error) {
    logError('health', error);
    return 'failed';
  }
}
