import { getLocale, getMessages } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import { Lettering } from '@/components/ui/lettering';
import { deskCounts } from '@/lib/desk/counts';
import { listInquiries } from '@/lib/desk/desk-inquiries';
import { localePath } from '@/lib/i18n/locales';
import { livePaths } from '@/lib/site/live-pages';
import type { DeskPart } from './desk-sign';
import { InquiryClock } from './inquiries/inquiry-clock';

/** What waits elsewhere at the desk, in the order of its haste, one tap from each. */
export async function DeskBoard() {
  const locale = await getLocale();
  const { desk, jobs, appointments } = await getMessages();
  const counts = await deskCounts();
  const [oldest] = counts.inquiries > 0 ? await listInquiries('new', null) : [];
  const plate = (part: DeskPart, count: number, below: ReactNode = null, look = '') => ({
    part,
    count,
    below,
    look,
    label: desk.tabs[part],
  });
  const plates = [
    plate('inquiries', counts.inquiries, oldest && <InquiryClock inquiry={oldest} />),
    plate('quotes', counts.quotes, desk.quotes.filters.asked),
    {
      ...plate('orders', counts.slip_wanted, <Lettering text={desk.tabs.orders} />, 'desk-board-wait'),
      label: desk.states['slip-wanted'],
    },
    plate('work', counts.jobs, jobs.desk.groups.late, 'desk-board-late'),
    plate('visits', counts.appointments, appointments.desk.over, 'desk-board-late'),
    plate('services', counts.services, desk.services.groups.overdue, 'desk-board-late'),
    plate('mail', counts.mail),
  ].filter(({ count }) => count > 0);
  if (plates.length === 0) return null;
  return (
    <ul
      className="desk-board"
      style={{ '--tiles': plates.length === 4 ? 2 : Math.min(plates.length, 3) } as CSSProperties}
    >
      {plates.map(({ part, count, below, look, label }) => (
        <li key={part}>
          <a href={localePath(locale, `${livePaths.desk}/${part}`)} className={look}>
            <b>{count}</b>
            <span>
              <Lettering text={label} />
            </span>
            <small>{below}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
