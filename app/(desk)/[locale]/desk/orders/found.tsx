import { getLocale, getMessages } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import type { DeskRow } from '@/lib/desk/desk-orders';
import { findServices } from '@/lib/desk/find-services';
import { localePath } from '@/lib/i18n/locales';
import { jobsAtDesk } from '@/lib/jobs/desk-jobs';
import { livePaths } from '@/lib/site/live-pages';
import { Rows } from '../desk-list';
import { ServiceRow } from '../services/service-row';
import { JobRow } from '../work/job-row';

const most = 3;

type FoundProps = { words: string; orders: readonly DeskRow[] };

/**
 * What else a search leads to: whose the orders are, each of whom leads to everything of theirs; the work under way of the orders; and
 * running services, since those that were made by hand have no order.
 * @param words as they were typed
 */
export async function Found({ words, orders }: FoundProps) {
  const locale = await getLocale();
  const { desk, jobs } = await getMessages();
  const [atWork, services] = await Promise.all([jobsAtDesk(), findServices(words)]);
  const found = new Set(orders.map(({ reference }) => reference));
  const work = atWork.filter(({ reference }) => found.has(reference));
  const byName = new Map(
    orders.flatMap(({ company_name: company, customer_name: name, reference }) => {
      const known = company ?? name;
      return known ? [[known, reference] as const] : [];
    }),
  );
  return (
    <>
      {[...byName].slice(0, most).map(([name, reference]) => (
        <p key={reference}>
          <a
            href={localePath(locale, `${livePaths.desk}/customers/${reference}`)}
            className={`${buttonClass.text} wrap-anywhere`}
          >
            {`${name}: ${desk.customers.link}`}
          </a>
        </p>
      ))}
      <Rows title={jobs.desk.title}>
        {work.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </Rows>
      <Rows title={desk.services.title}>
        {services.map((service) => (
          <ServiceRow key={service.id} service={service} />
        ))}
      </Rows>
    </>
  );
}
