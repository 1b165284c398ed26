import { getLocale, getMessages } from 'next-intl/server';
import type { News } from '@/lib/desk/news';
import { shortDayOf } from '@/lib/i18n/dates';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import type { ListedJob } from '@/lib/jobs/job';
import { isInFixes, wayOfJob } from '@/lib/jobs/job-way';
import { lineNames } from '@/lib/orders/order-lines';
import { livePaths } from '@/lib/site/live-pages';
import { Row } from '../desk-list';
import { NewsMarks } from '../news-marks';
import { ItemSign } from '../row-sign';
import { StatePlate } from '../state-plate';

/** A job as a line to tap: of whom, how far, until when, and who does it. */
export async function JobRow({ job, news }: { job: ListedJob; news?: News | undefined }) {
  const locale = await getLocale();
  const words = (await getMessages()).jobs;
  const { state, due_on: due, stopped_on: stopped, said } = job;
  const { labels, current } = wayOfJob(job, words);
  const nameOf = await lineNames(locale);
  const when = [
    due !== null &&
      (isInFixes(job) || state === 'ours') &&
      fill(words.desk[isInFixes(job) ? 'free' : 'due'], { day: shortDayOf(due, locale) }),
    stopped !== null && fill(words.desk.since, { day: shortDayOf(stopped, locale) }),
  ];
  return (
    <Row
      href={localePath(locale, `${livePaths.desk}/work/${job.id}`)}
      sign={<ItemSign id={job.item} type="" />}
      title={nameOf({ ...job, id: job.item, type: '' })}
      name={job.company_name ?? job.customer_name}
      below={
        <>
          {dotted([labels[current], job.assignee])}
          {'\u00a0· '}
          <span className="inline-block">{job.reference}</span>
          <NewsMarks news={news} isSaid />
        </>
      }
      aside={dotted(when)}
      state={
        <StatePlate state={said !== null && state === 'ours' ? 'asked' : jobPlates[state]}>
          {words.desk.states[state]}
        </StatePlate>
      }
    />
  );
}

/** How the plate of a job looks. */
export const jobPlates = {
  ours: 'going',
  waiting: 'open',
  paused: 'paused',
  done: 'paid',
  cancelled: 'cancelled',
} as const;
