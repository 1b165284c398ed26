import { getLocale, getMessages } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { erasuresAsked } from '@/lib/desk/desk-erasures';
import { ordersToCheck } from '@/lib/desk/desk-orders';
import { placeIn } from '@/lib/desk/place';
import { pastTimeOf } from '@/lib/i18n/age';
import { dayTitle } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { staffUnderFire } from '@/lib/identity/ask-sign-in';
import { groupOfJob, jobsAtDesk } from '@/lib/jobs/desk-jobs';
import { livePaths } from '@/lib/site/live-pages';
import { MoreLink, Row, Rows } from './desk-list';
import { DeskPage } from './desk-page';
import { DeskStreet } from './desk-street';
import { appointmentsNow } from './first-page';
import { NewSale } from './new-sale';
import { SlipCard } from './slip-card';
import { staffHere } from './staff-here';
import { AppointmentRow } from './visits/appointment-row';
import { JobRow } from './work/job-row';

/** Today: what is due now, how much waits elsewhere, where to be, the work that is late, and further slips with the buttons that decide. */
export default async function DeskPageOfToday({ searchParams }: PageProps<'/[locale]/desk'>) {
  await staffHere();
  const query = await searchParams;
  const locale = await getLocale();
  const { desk: words, appointments, jobs: jobWords } = await getMessages();
  const orders = await ordersToCheck(placeIn(query.after));
  const [first, ...others] = orders;
  const underFire = await staffUnderFire();
  const now = new Date();
  const today = dayInPattaya(now);
  const { over, days } = await appointmentsNow();
  const todays = [
    ...over.filter(({ starts_at: at }) => dayInPattaya(at) === today),
    ...(days.get(today) ?? []),
  ];
  const work = await jobsAtDesk();
  return (
    <DeskPage title={dayTitle(today, locale)} query={query} actions={<NewSale look="secondary" />}>
      {underFire.length > 0 && (
        <Notice look="amber" text={fill(words.underFire, { addresses: underFire.join(', ') })} />
      )}
      <DeskStreet
        today={todays}
        turn={work.filter(({ state }) => state === 'ours').length}
        slip={first && <SlipCard order={first} />}
      >
        <Rows title={appointments.desk.today}>
          {[...over, ...(days.get(today) ?? [])].map((stop) => (
            <AppointmentRow key={stop.id} stop={stop} day={today} />
          ))}
        </Rows>
        {(['late', 'said'] as const).map((group) => (
          <Rows key={group} title={jobWords.desk.groups[group]}>
            {work
              .filter((job) => groupOfJob(job, today) === group)
              .map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
          </Rows>
        ))}
        <Rows title={words.erasure.waiting}>
          {(await erasuresAsked()).map(({ reference, asked_at: asked }) => (
            <Row
              key={reference}
              href={localePath(locale, `${livePaths.desk}/orders/${reference}`)}
              title={reference}
              below={pastTimeOf(asked, locale)}
              isOurs
            />
          ))}
        </Rows>
      </DeskStreet>
      <ul className="desk-cards desk-halves empty:hidden">
        {others.map((order) => (
          <SlipCard key={order.reference} order={order} />
        ))}
      </ul>
      <MoreLink
        rows={orders.map(({ placed_at, id }) => ({ created_at: placed_at, id }))}
        path={localePath(locale, livePaths.desk)}
        name="after"
        label={words.check.next}
      />
    </DeskPage>
  );
}
