import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type DeskRow, oldestWantingSlip } from '@/lib/desk/desk-orders';
import { type DeskQuoteRow, listDeskQuotes } from '@/lib/desk/desk-quotes';
import { shortTimeOf } from '@/lib/i18n/age';
import { nearTimeOf } from '@/lib/i18n/dates';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import { today } from '@/lib/i18n/pattaya-time';
import { groupOfJob, jobsAtDesk } from '@/lib/jobs/desk-jobs';
import { gistOfLines, lineNames } from '@/lib/orders/order-lines';
import { servicesAtDesk } from '@/lib/services/desk-services';
import type { DeskPart } from './desk-sign';
import { appointmentsNow, oldestInquiry } from './first-page';
import { InquiryClock } from './inquiries/inquiry-clock';
import { gistOf, nameIn } from './inquiries/inquiry-gist';

type Oldest = {
  /** Below the address of its part. */
  path: string;
  title: string;
  name?: string | null;
  gist?: string;
  clock?: ReactNode;
};

/** What has waited longest in a part of the desk; undefined where that has no page of its own. */
export async function oldestIn(part: DeskPart): Promise<Oldest | undefined> {
  const locale = await getLocale();
  const { check } = (await getMessages()).desk;
  const nameOf = await lineNames(locale);
  const gistOfAll = await gistOfLines(locale);
  const named = (of: { customer_name: string | null; company_name: string | null }) =>
    of.company_name ?? of.customer_name;
  /** An order or a quotation. */
  const inLines = (number: string, of: DeskRow | DeskQuoteRow): Oldest => ({
    path: number,
    title: number,
    name: named(of),
    gist: gistOfAll(of.lines),
    clock: fill(check.since, { time: shortTimeOf(of.created_at, locale) }),
  });
  if (part === 'inquiries') {
    const oldest = await oldestInquiry();
    if (!oldest) return undefined;
    const { reference, fields } = oldest;
    const clock = <InquiryClock inquiry={oldest} />;
    return { path: reference, title: nameIn(fields) ?? reference, gist: gistOf(oldest), clock };
  }
  if (part === 'quotes') {
    const [oldest] = await listDeskQuotes('asked', null);
    if (!oldest) return undefined;
    return inLines(oldest.number, oldest);
  }
  if (part === 'orders') {
    const oldest = await oldestWantingSlip();
    return oldest && inLines(oldest.reference, oldest);
  }
  if (part === 'work') {
    const late = (await jobsAtDesk()).find((job) => groupOfJob(job, today()) === 'late');
    return (
      late && {
        path: late.id,
        title: nameOf({ ...late, id: late.item, type: '' }),
        name: named(late),
        gist: late.reference,
      }
    );
  }
  if (part === 'visits') {
    const [over] = (await appointmentsNow()).over;
    if (!over) return undefined;
    const { id, starts_at: at, name, address, reference } = over;
    return { path: id, title: nearTimeOf(at, locale), name, gist: dotted([address, reference]) };
  }
  if (part === 'services') {
    const overdue = (await servicesAtDesk()).services.find(({ state }) => state === 'overdue');
    if (!overdue) return undefined;
    const { id, item, domain } = overdue;
    return { path: id, title: domain ?? nameOf({ ...overdue, id: item ?? '' }), name: named(overdue) };
  }
  return undefined;
}
