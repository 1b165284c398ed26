import { getLocale, getMessages } from 'next-intl/server';
import { PageTitle, Part } from '@/components/ui/heading';
import { newsOf } from '@/lib/desk/news';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { groupOfJob, jobsAtDesk, loadOf } from '@/lib/jobs/desk-jobs';
import type { ListedJob } from '@/lib/jobs/job';
import { today } from '@/lib/services/renewals';
import { livePaths } from '@/lib/site/live-pages';
import { Filters } from '../desk-list';
import { FlashNotice } from '../flash-notice';
import { staffHere } from '../staff-here';
import { JobRow } from './job-row';

const groups = ['said', 'late', 'week', 'later', 'waiting', 'paused', 'over'] as const;

/** All work that is not over: what the customer has answered, what is late, this week, and what waits; and how much each person has. */
export default async function DeskWorkPage({ searchParams }: PageProps<'/[locale]/desk/work'>) {
  const { email } = await staffHere();
  const locale = await getLocale();
  const { desk: words } = (await getMessages()).jobs;
  const query = await searchParams;
  const isMine = query.state === 'mine';
  const all = await jobsAtDesk();
  const news = await newsOf(all.map(({ reference }) => reference));
  const newFiles = ({ reference }: ListedJob) => news.get(reference)?.files ?? 0;
  const jobs = isMine ? all.filter(({ assignee }) => assignee === email) : all;
  const day = today();
  return (
    <div className="wrap grid max-w-[60rem] gap-6 py-6">
      <FlashNotice query={query} />
      <PageTitle text={words.title} />
      <Filters
        path={localePath(locale, `${livePaths.desk}/work`)}
        state={isMine ? 'mine' : null}
        states={[
          { state: null, label: words.whose.all },
          { state: 'mine', label: words.whose.mine },
        ]}
      />
      {jobs.length === 0 && <p>{words.none}</p>}
      {groups.map((group) => {
        const here = jobs.filter((job) => groupOfJob(job, day, newFiles(job)) === group);
        return (
          here.length > 0 && (
            <Part key={group} title={words.groups[group]} className="grid gap-2">
              <ul>
                {here.map((job) => (
                  <JobRow key={job.id} job={job} news={news.get(job.reference)} />
                ))}
              </ul>
            </Part>
          )
        );
      })}
      {!isMine && <Load load={loadOf(all)} words={words} />}
    </div>
  );
}

type LoadProps = { load: ReturnType<typeof loadOf>; words: { load: string; nobody: string } };

/** How much is whose turn. */
function Load({ load, words }: LoadProps) {
  if (load.length === 0) return null;
  return (
    <Part title={words.load} className="grid gap-2">
      <ul className="grid gap-1">
        {load.map(([person, jobs]) => (
          <li key={person ?? ''} className="wrap-anywhere">
            {fill('{person}: {jobs}', { person: person ?? words.nobody, jobs })}
          </li>
        ))}
      </ul>
    </Part>
  );
}
