import { getMessages } from 'next-intl/server';
import { Part } from '@/components/ui/heading';
import type { DeskRow } from '@/lib/desk/desk-orders';
import { jobsAtDesk } from '@/lib/jobs/desk-jobs';
import { JobRow } from '../work/job-row';

/** The work under way of the orders that were found. */
export async function WorkFound({ orders }: { orders: readonly DeskRow[] }) {
  const found = new Set(orders.map(({ reference }) => reference));
  const jobs = (await jobsAtDesk()).filter(({ reference }) => found.has(reference));
  if (jobs.length === 0) return null;
  return (
    <Part title={(await getMessages()).jobs.desk.title} className="grid gap-2">
      <ul>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </Part>
  );
}
