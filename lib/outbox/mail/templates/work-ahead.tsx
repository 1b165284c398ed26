import type { ReactNode } from 'react';
import { Text } from 'react-email';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { jobsOfOrder } from '@/lib/jobs/desk-jobs';
import { aheadOf, standOf } from '@/lib/jobs/job-way';
import { MailWords } from './mail-words';

/**
 * What happens next with the work that an order has begun: of each job what its first stop is, what we need for it, what follows and by when.
 * @returns `hasWork` says whether there is any, also past its first stop
 */
export async function workAhead(
  reference: string,
  locale: Locale,
): Promise<{ hasWork: boolean; steps: ReactNode }> {
  const jobs = await jobsOfOrder(reference);
  const words = await loadNamespace(locale, 'jobs');
  const steps = jobs.flatMap((job) => {
    const { id, name, stage, state } = job;
    if (stage > 0 || (state !== 'ours' && state !== 'waiting')) return [];
    return (
      <Text key={id}>
        <strong>
          <MailWords text={name} />
        </strong>
        {[standOf(job, words, locale), ...aheadOf(job, words, locale)].map((text) => (
          <span key={text} style={{ display: 'block' }}>
            <MailWords text={text} />
          </span>
        ))}
      </Text>
    );
  });
  return { hasWork: jobs.length > 0, steps };
}
