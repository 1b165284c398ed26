import type { deskCounts } from '@/lib/desk/counts';
import type { DeskPart } from './desk-sign';

/** How much waits in each part of the desk. */
export const waitingIn = (counts: Awaited<ReturnType<typeof deskCounts>>): Record<DeskPart, number> => ({
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
