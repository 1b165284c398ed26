import { getMessages } from 'next-intl/server';
import type { DeskRow } from '@/lib/desk/desk-orders';
import { jobsAtDesk } from '@/lib/jobs/desk-jobs';
import { Rows } from '../desk-list';
import { JobRow } from '../work/job-row';

/** The work under way of the orders that were found. */
export async function WorkFound({ orders }: { orders: readonly DeskRow[] }) {
  const found = new Set(orders.map(({ reference }) => reference));
  const jobs = (await jobsAtDesk()).filter(({ reference }) => found.has(reference));
  return (
    <Rows title={(await getMessages()).jobs.desk.title}>
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} />
      ))}
    </Rows>
  );
}
