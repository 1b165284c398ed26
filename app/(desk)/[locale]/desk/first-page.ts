import { cache } from 'react';
import { appointmentsAtDesk } from '@/lib/appointments/desk-appointments';
import { listInquiries } from '@/lib/desk/desk-inquiries';

/** What more than one part of the desk's first page shows is read once. */
export const appointmentsNow = cache(() => appointmentsAtDesk(new Date()));

/** The inquiry that has waited longest for an answer; undefined where none waits. */
export const oldestInquiry = cache(async () => (await listInquiries('new', null))[0]);
