import { getLocale, getMessages } from 'next-intl/server';
import { Part } from '@/components/ui/heading';
import { newsOf } from '@/lib/desk/news';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { today } from '@/lib/i18n/pattaya-time';
import { groupOfJob, type JobGroup, jobsAtDesk, loadOf } from '@/lib/jobs/desk-jobs';
import type { ListedJob } from '@/lib/jobs/job';
import { livePaths } from '@/lib/site/live-pages';
import { ListEnd, Nothing, Rows } from '../desk-list';
import { DeskPage } from '../desk-page';
import { Filters } from '../filters';
import { staffHere } from '../staff-here';
import { JobRow } from './job-row';

const groups = ['said', 'late', 'week', 'later', 'waiting', 'paused', 'over'] as const satisfies JobGroup[];

const isForNow: ReadonlySet<string> = new Set(['said', 'late']);

/** All work that is not over: what the customer has answered, what is late, this week, and what waits; and how much each person has. */
export default async function DeskWorkPage({ searchParams }: PageProps<'/[locale]/desk/work'>) {
  const { email } = await staffHere();
  const locale = await getLocale();
  const { desk: words } = (await getMessages()).jobs;
  const query = await searchParams;
  const isMine = query.state === 'mine';
  const all = await jobsAtDesk();
  const jobs = isMine ? all.filter(({ assignee }) => assignee === email) : all;
  const day = today();
  const news = await newsOf(all.map(({ reference }) => reference));
  const newFiles = ({ reference }: ListedJob) => news.get(reference)?.files ?? 0;
  const byGroup = Map.groupBy(jobs, (job) => groupOfJob(job, day, newFiles(job)));
  return (
    <DeskPage
      title={words.title}
      room="work"
      query={query}
      tools={
        <Filters
          path={localePath(locale, `${livePaths.desk}/work`)}
          state={isMine ? 'mine' : null}
          states={[
            { state: null, label: words.whose.all },
            { state: 'mine', label: words.whose.mine },
          ]}
        />
      }
    >
      {jobs.length === 0 && <Nothing of="work" text={words.none} />}
      {groups.map((group) => (
        <Rows key={group} title={words.groups[group]} isNow={isForNow.has(group)} isCounted look="roads">
          {(byGroup.get(group) ?? []).map((job) => (
            <JobRow key={job.id} job={job} news={news.get(job.reference)} isOnRoad />
          ))}
        </Rows>
      ))}
      {!isMine && <Load load={loadOf(all)} words={words} />}
      <ListEnd count={jobs.length} />
    </DeskPage>
  );
}

type LoadProps = { load: ReturnType<typeof loadOf>; words: { load: string; nobody: string } };

/** How much is whose turn. */
function Load({ load, words }: LoadProps) {
  if (load.length === 0) return null;
  return (
    <Part title={words.load} className="desk-slim">
      <ul className="flex flex-wrap gap-x-6">
        {load.map(([person, jobs]) => (
          <li key={person ?? ''} className="wrap-anywhere">
            {fill('{person}: {jobs}', { person: person ?? words.nobody, jobs })}
          </li>
        ))}
      </ul>
    </Part>
  );
}
