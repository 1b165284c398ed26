import type { deskCounts } from '@/lib/desk/counts';
import type { DeskPart } from './desk-sign';

type Counts = Awaited<ReturnType<typeof deskCounts>>;

/** How much waits in each part of the desk. */
export const waitingIn = (counts: Counts): Record<DeskPart, number> => ({
  check: counts.to_check,
  orders: counts.slip_wanted,
  inquiries: counts.inquiries,
  work: counts.jobs,
  quotes: counts.quotes,
  visits: counts.appointments,
  services: counts.services,
  month: 0,
  shop: 0,
  mail: counts.mail,
});

/** How much there is in each part of the desk that is not over, whether it waits for somebody or not. */
export const openIn = ({ open, ...counts }: Counts): Record<DeskPart, number> => ({
  check: counts.to_check,
  orders: open.orders,
  inquiries: counts.inquiries,
  work: open.jobs,
  quotes: Math.max(open.quotes, counts.quotes),
  visits: open.appointments,
  services: open.services,
  month: 0,
  shop: 0,
  mail: open.mail,
});
