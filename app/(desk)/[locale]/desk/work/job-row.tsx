import '@/app/styles/paper-stops.css';
import { getLocale, getMessages } from 'next-intl/server';
import { StopLine } from '@/components/paper/stops';
import type { News } from '@/lib/desk/news';
import { shortDayOf } from '@/lib/i18n/dates';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { today } from '@/lib/i18n/pattaya-time';
import type { ListedJob } from '@/lib/jobs/job';
import { isInFixes, wayOfJob } from '@/lib/jobs/job-way';
import { lineNames } from '@/lib/orders/order-lines';
import { livePaths } from '@/lib/site/live-pages';
import { Row } from '../desk-list';
import { NewsMarks } from '../news-marks';
import { ItemSign, Leaf } from '../row-sign';
import { StatePlate } from '../state-plate';

type JobRowProps = {
  job: ListedJob;
  news?: News | undefined;
  /** Whether it stands among others of its customer, which need no name. */
  isOwn?: boolean;
  /** Whether its way is drawn, with its day as a leaf. */
  isOnRoad?: boolean;
};

/** A job as a line to tap: of whom, how far, until when, and who does it. */
export async function JobRow({ job, news, isOwn = false, isOnRoad = false }: JobRowProps) {
  const locale = await getLocale();
  const words = (await getMessages()).jobs;
  const { state, due_on: due, stopped_on: stopped, said } = job;
  const { labels, current } = wayOfJob(job, words);
  const nameOf = await lineNames(locale);
  const isDue = due !== null && (isInFixes(job) || state === 'ours');
  const day = isDue ? due : stopped;
  const name = job.company_name ?? job.customer_name;
  const answers: Record<string, string> = words.said;
  const answer = state === 'ours' && said !== null ? answers[said] : undefined;
  const when = [
    isDue && fill(words.desk[isInFixes(job) ? 'free' : 'due'], { day: shortDayOf(due, locale) }),
    stopped !== null && fill(words.desk.since, { day: shortDayOf(stopped, locale) }),
  ];
  return (
    <Row
      href={localePath(locale, `${livePaths.desk}/work/${job.id}`)}
      sign={<ItemSign id={job.item} type="" />}
      leaf={isOnRoad && day !== null && <Leaf day={day} isLate={state === 'ours' && day < today()} />}
      title={nameOf({ ...job, id: job.item, type: '' })}
      name={answer ? fill(answer, { name: name ?? '' }) : !isOwn && name}
      below={
        <>
          <span className="desk-job-stop">{`${labels[current]} · `}</span>
          {job.assignee && `${job.assignee} · `}
          <span className="inline-block">{job.reference}</span>
          <NewsMarks news={news} isSaid />
        </>
      }
      aside={dotted(when)}
      rail={isOnRoad && <JobRoad label={words.stopsLabel} labels={labels} current={current} />}
      state={
        <StatePlate state={said !== null && state === 'ours' ? 'asked' : jobPlates[state]}>
          {words.desk.states[state]}
        </StatePlate>
      }
    />
  );
}

type JobRoadProps = { label: string; labels: readonly string[]; current: number };

/** The way of a job where there is room, for the eye: its line names the stop. */
function JobRoad({ label, labels, current }: JobRoadProps) {
  return (
    <div className="desk-job-road" aria-hidden="true">
      <StopLine
        label={label}
        current={current}
        stops={labels.map((text, index) => ({ key: `${index}`, text }))}
      />
    </div>
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
