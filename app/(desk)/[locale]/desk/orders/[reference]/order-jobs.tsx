import { getLocale, getMessages } from 'next-intl/server';
import { fieldClass } from '@/components/forms/field-frame';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { Fold } from '@/components/ui/fold';
import { Part } from '@/components/ui/heading';
import { jobsOfOrder } from '@/lib/jobs/desk-jobs';
import { workTypes } from '@/lib/jobs/kinds';
import type { OrderLine, OrderStatus } from '@/lib/orders/order';
import { lineNames } from '@/lib/orders/order-lines';
import { Rows } from '../../desk-list';
import { DeskSign } from '../../desk-sign';
import { JobRow } from '../../work/job-row';

type OrderJobsProps = {
  order: { reference: string; status: OrderStatus; received: number; lines: readonly OrderLine[] };
};

/** The work of an order, and what of its lines may become work by hand. */
export async function OrderJobs({ order }: OrderJobsProps) {
  const { reference, status, received, lines } = order;
  const { jobs: own, catalog } = await getMessages();
  const words = own.desk;
  const jobs = await jobsOfOrder(reference);
  const mayBegin = status === 'paid' || (status === 'awaiting-payment' && received > 0);
  const nameOf = await lineNames(await getLocale());
  const free = lines.flatMap((each, line) => {
    const { type, price, service } = each;
    const isWork = price > 0 && !service && type !== 'vat' && !jobs.some((job) => job.line === line);
    return isWork && mayBegin ? [{ line, name: nameOf(each) }] : [];
  });
  if (jobs.length === 0 && free.length === 0) return null;
  return (
    <Part title={words.title} sign={<DeskSign part="work" />} className="room-work grid gap-3">
      <Rows>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} isOwn />
        ))}
      </Rows>
      {free.map(({ line, name }) => (
        <Fold key={line} title={`${words.make}: ${name}`}>
          <PostForm action={`/api/desk/orders/${reference}/jobs`} className="grid gap-4 pb-4">
            <input type="hidden" name="line" value={line} />
            <label className="grid gap-1.5 font-semibold">
              {words.kind}
              <select name="kind" className={fieldClass}>
                {workTypes.map((key) => (
                  <option key={key} value={key}>
                    {catalog.types[key]}
                  </option>
                ))}
              </select>
            </label>
            <PostButton label={words.make} className="justify-self-start" />
          </PostForm>
        </Fold>
      ))}
    </Part>
  );
}
