import { getLocale, getMessages } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import { Lettering } from '@/components/ui/lettering';
import type { Appointment } from '@/lib/appointments/appointment';
import { deskCounts } from '@/lib/desk/counts';
import { listInquiries } from '@/lib/desk/desk-inquiries';
import { nearTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { livePaths } from '@/lib/site/live-pages';
import { houseOf } from './desk-house';
import type { DeskPart } from './desk-sign';
import { InquiryClock } from './inquiries/inquiry-clock';
import { waitingIn } from './waiting';

type Shop = {
  part: DeskPart;
  below?: ReactNode;
  isLate?: boolean;
};

type DeskStreetProps = {
  today: readonly Appointment[];
  /** Since when the oldest slip waits. */
  slip: Date | undefined;
};

/** What waits at the desk as the shops of a street, in the order of its haste: open while anything waits, else shut. The bus has come as far as the day's appointments. */
export async function DeskStreet({ today, slip }: DeskStreetProps) {
  const locale = await getLocale();
  const { desk, jobs, appointments } = await getMessages();
  const waiting = waitingIn(await deskCounts());
  const [oldest] = waiting.inquiries > 0 ? await listInquiries('new', null) : [];
  const shops: Shop[] = [
    { part: 'check', below: slip && fill(desk.check.since, { time: nearTimeOf(slip, locale) }) },
    { part: 'inquiries', below: oldest && <InquiryClock inquiry={oldest} /> },
    { part: 'quotes', below: desk.quotes.filters.asked },
    { part: 'orders', below: desk.states['slip-wanted'] },
    { part: 'work', below: jobs.desk.groups.late, isLate: true },
    { part: 'visits', below: appointments.desk.over, isLate: true },
    { part: 'services', below: desk.services.groups.overdue, isLate: true },
    { part: 'mail', below: desk.mail.title },
  ];
  const over = today.filter(({ state }) => state !== 'booked').length;
  return (
    <div className="desk-street" style={{ '--gone': over / (today.length || 1) } as CSSProperties}>
      <ul aria-label={desk.waiting}>
        {shops.map(({ part, below, isLate }) => (
          <li
            key={part}
            className={waiting[part] === 0 ? 'desk-shut' : `room-${part}${isLate ? ' desk-late' : ''}`}
            style={{ '--at': houseOf[part] } as CSSProperties}
          >
            <a href={part === 'check' ? '#check' : localePath(locale, `${livePaths.desk}/${part}`)}>
              <span>
                <Lettering text={desk.tabs[part]} />
                <span className="sr-only">: </span>
              </span>
              <b>{waiting[part]}</b>
              {waiting[part] > 0 && <small>{below}</small>}
            </a>
          </li>
        ))}
      </ul>
      <p>{today.length > 0 && <span>{`${withoutMarks(desk.tabs.visits)} ${over}/${today.length}`}</span>}</p>
    </div>
  );
}
