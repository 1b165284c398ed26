import { getLocale, getMessages } from 'next-intl/server';
import { StopLine } from '@/components/paper/stops';
import { buttonClass } from '@/components/ui/button-class';
import { ExternalLink } from '@/components/ui/external-link';
import { Part } from '@/components/ui/heading';
import { today } from '@/lib/i18n/pattaya-time';
import { draftOf } from '@/lib/jobs/draft';
import type { ShownJob } from '@/lib/jobs/job';
import { aheadOf, roundsText, standOf, takesFaults, wayOfJob } from '@/lib/jobs/job-way';
import type { OrderProof, OwnOrder } from '@/lib/orders/own-order';
import { DraftFiles } from './[reference]/order-files';
import { JobAnswer, JobFault } from './job-answer';
import { JobHistory } from './job-history';

type OwnJobsProps = {
  jobs: readonly ShownJob[];
  order: OwnOrder;
  proof: OrderProof;
  /** Whether the page has a choice of times. */
  mayBook: boolean;
};

/** The work that an order began: how far it is, what comes next and when, what we need, and what was said. */
export async function OwnJobs({ jobs, order, proof, mayBook }: OwnJobsProps) {
  if (jobs.length === 0) return null;
  const { jobs: words, appointments, files } = await getMessages();
  return (
    <div id="work">
      <Part title={words.title}>
        <ul className="grid gap-6">
          {jobs.map((job) => (
            <li key={job.id} className="grid min-w-0 gap-4 rounded-board border border-hair bg-board p-5">
              <JobStand job={job} />
              {mayBook && job.state === 'ours' && job.stages[job.stage]?.stage === 'visit' && (
                <PlaceLink to="appointments" label={appointments.title} />
              )}
              {order.received > 0 &&
                job.state === 'waiting' &&
                job.stages[job.stage]?.stage === 'material' && <PlaceLink to="files" label={files.title} />}
              {job.moves.includes('yes') && (
                <>
                  {job.draft === null && <DraftFiles proof={proof} />}
                  <JobAnswer job={job} customer={order.customer_name ?? ''} />
                </>
              )}
              {takesFaults(job, today()) && <JobFault job={job} customer={order.customer_name ?? ''} />}
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
  const asked = job.history.find(
    ({ is_undone: isUndone, move }) => !isUndone && move !== 'undo' && move !== 'due',
  );
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
      {asked?.actor === 'agency' && asked.words && (
        <p className="whitespace-pre-wrap wrap-anywhere">{asked.words}</p>
      )}
      {job.draft !== null && (
        <ExternalLink
          href={draftOf(job.draft, `/api/my-orders/${job.reference}/files`).href}
          className={`${job.moves.includes('yes') ? buttonClass.ghost : buttonClass.text} justify-self-start`}
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

/** The way to the place on the page where a customer does what we wait for. */
function PlaceLink({ to, label }: { to: 'appointments' | 'files'; label: string }) {
  return (
    <a href={`#${to}`} className={`${buttonClass.secondary} justify-self-start`}>
      {label}
    </a>
  );
}
