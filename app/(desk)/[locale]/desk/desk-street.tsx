import { getLocale, getMessages } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import type { Appointment } from '@/lib/appointments/appointment';
import { deskCounts } from '@/lib/desk/counts';
import { shortDayOf, timeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { withoutMarks } from '@/lib/i18n/phrases';
import { livePaths } from '@/lib/site/live-pages';
import { Nothing } from './desk-list';
import { DeskPlane } from './desk-plane';
import { DeskShop, OpenShop, type Shop } from './desk-shop';
import { DeskSign } from './desk-sign';
import { appointmentsNow, oldestInquiry } from './first-page';
import { InquiryClock } from './inquiries/inquiry-clock';
import { WeekLeaves } from './visits/week-leaves';
import { openIn, waitingIn } from './waiting';

type DeskStreetProps = {
  today: readonly Appointment[];
  /** How many jobs are ours to do. */
  turn: number;
  /** The oldest slip. */
  slip: ReactNode;
  /** On the board above the houses. */
  children: ReactNode;
};

/**
 * What waits at the desk as the shops of a street, as large as it is urgent: what is due now is one open shop, with what has waited longest inside; other queues are houses, and those in
 * which nothing waits are small and shut. The bus has come as far as the day's appointments, and the road leads to the next one.
 */
export async function DeskStreet({ today, turn, slip, children }: DeskStreetProps) {
  const locale = await getLocale();
  const { desk, jobs, appointments } = await getMessages();
  const counts = await deskCounts();
  const [waiting, open] = [waitingIn(counts), openIn(counts)];
  const next = today.find(({ state, ends_at: end }) => state === 'booked' && end.getTime() > Date.now());
  const { days, over: ended } = await appointmentsNow();
  const later = [...days.keys()].find((day) => day > dayInPattaya(new Date()));
  const soon = next ? timeOf(next.starts_at, locale) : later && shortDayOf(later, locale);
  const oldest = waiting.inquiries > 0 ? await oldestInquiry() : undefined;
  const shops = [
    { part: 'check' },
    { part: 'inquiries', below: oldest && <InquiryClock inquiry={oldest} /> },
    { part: 'quotes', below: desk.quotes.filters.asked },
    { part: 'orders', below: desk.states['slip-wanted'], else: desk.states['awaiting-payment'] },
    { part: 'work', below: jobs.desk.groups.late, else: fill(desk.turn, { count: turn }), isLate: true },
    {
      part: 'visits',
      below: appointments.desk.over,
      else: soon && fill(desk.next, { time: soon }),
      isLate: true,
    },
    {
      part: 'services',
      below: desk.services.groups.overdue,
      else: desk.services.states.running,
      isLate: true,
    },
    { part: 'mail', below: withoutMarks(desk.mail.title), else: desk.mail.problems.queued },
  ] satisfies Omit<Shop, 'waiting' | 'open'>[];
  const all: Shop[] = shops.map((shop) => ({ ...shop, waiting: waiting[shop.part], open: open[shop.part] }));
  const now = all.find((shop) => (shop.part === 'check' ? slip : shop.waiting > 0));
  const rest = all.filter((shop) => shop !== now && (shop.part !== 'check' || shop.waiting > 0));
  const over = today.filter(({ state }) => state !== 'booked').length;
  return (
    <div className="desk-street" style={{ '--gone': over / (today.length || 1) } as CSSProperties}>
      {now ? (
        <OpenShop shop={now}>
          {slip || (
            <p className="desk-nothing desk-end">
              <DeskSign part="done" />
              {desk.check.empty}
            </p>
          )}
        </OpenShop>
      ) : (
        <Nothing of="check" text={desk.check.empty} />
      )}
      <DeskPlane />
      <div className="desk-days">
        <WeekLeaves today={dayInPattaya(new Date())} days={days} over={ended} />
      </div>
      <div className="desk-billboard">
        <div className="desk-side desk-joined">{children}</div>
      </div>
      <div className="desk-houses">
        <ul aria-label={desk.waiting} className="desk-shops">
          {rest.map((shop) => shop.waiting > 0 && <DeskShop key={shop.part} shop={shop} />)}
        </ul>
        <ul className="desk-shops desk-quiet">
          {rest.map((shop) => shop.waiting === 0 && <DeskShop key={shop.part} shop={shop} />)}
        </ul>
      </div>
      <p className="desk-way">
        {next ? (
          <a href={localePath(locale, `${livePaths.desk}/visits/${next.id}`)}>
            {`${timeOf(next.starts_at, locale)} ${next.name ?? appointments.desk.nobody}`}
          </a>
        ) : (
          today.length > 0 && <span>{`${withoutMarks(desk.tabs.visits)} ${over}/${today.length}`}</span>
        )}
      </p>
    </div>
  );
}
