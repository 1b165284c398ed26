import { getLocale, getMessages } from 'next-intl/server';
import { StopLine } from '@/components/paper/stops';
import { buttonClass } from '@/components/ui/button-class';
import { ExternalLink } from '@/components/ui/external-link';
import { Part } from '@/components/ui/heading';
import type { ShownJob } from '@/lib/jobs/job';
import { aheadOf, roundsText, standOf, wayOfJob } from '@/lib/jobs/job-way';
import type { OrderProof, OwnOrder } from '@/lib/orders/own-order';
import { DraftFiles } from './[reference]/order-files';
import { JobAnswer } from './job-answer';
import { JobHistory } from './job-history';

type OwnJobsProps = { jobs: readonly ShownJob[]; order: OwnOrder; proof: OrderProof };

/** The work that an order began: how far it is, what comes next and when, what we need, and what was said. */
export async function OwnJobs({ jobs, order, proof }: OwnJobsProps) {
  if (jobs.length === 0) return null;
  const words = (await getMessages()).jobs;
  return (
    <div id="work">
      <Part title={words.title}>
        <ul className="grid gap-6">
          {jobs.map((job) => (
            <li key={job.id} className="grid min-w-0 gap-4 rounded-board border-2 border-line p-5">
              <JobStand job={job} />
              {job.moves.includes('yes') && (
                <>
                  <DraftFiles proof={proof} />
                  <JobAnswer job={job} customer={order.customer_name ?? ''} />
                </>
              )}
              <JobHistory job={job} />
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

/** Where a job stands, in one look. */
export async function JobStand({ job }: { job: ShownJob }) {
  const locale = await getLocale();
  const words = (await getMessages()).jobs;
  const { labels, current } = wayOfJob(job, words);
  const isOver = job.state === 'cancelled';
  const asked = job.history.find(({ is_undone: isUndone, move }) => !isUndone && move !== 'undo');
  return (
    <>
      <h3 className="wrap-anywhere font-display text-lead">{job.name}</h3>
      {!isOver && (
        <StopLine
          label={words.stopsLabel}
          current={current}
          stops={labels.map((text, index) => ({ key: `${index}`, text }))}
        />
      )}
      <p className="font-semibold">{standOf(job, words, locale)}</p>
      {asked?.actor === 'agency' && asked.words && asked.move !== 'due' && (
        <p className="whitespace-pre-wrap wrap-anywhere">{asked.words}</p>
      )}
      {job.draft !== null && (
        <ExternalLink
          href={job.draft}
          className={`${job.moves.includes('yes') ? buttonClass.secondary : buttonClass.text} justify-self-start`}
        >
          {words.answer.draft}
        </ExternalLink>
      )}
      <ul className="grid gap-1 empty:hidden">
        {[...aheadOf(job, words, locale), job.changes > 0 ? roundsText(job, words) : '']
          .filter(Boolean)
          .map((text) => (
            <li key={text}>{text}</li>
          ))}
      </ul>
    </>
  );
}
