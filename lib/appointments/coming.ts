import 'server-only';
import { z } from 'zod';
import { askDatabase } from '@/lib/ask-database';
import type { Remembers } from '@/lib/http/page-answer';
import { keyForMail } from '@/lib/orders/key-for-mail';
import { orderCookie } from '@/lib/orders/order-key';
import { failure, type Result, success } from '@/lib/result';
import { appointmentPath, orderPath, quotePath } from '@/lib/site/order-path';
import { type Appointment, type AppointmentParty, appointment } from './appointment';

/** The coming appointments of an address in small letters, the next one first. */
export async function comingAppointments(email: string): Promise<Appointment[]> {
  const args = { email, from: new Date().toISOString() };
  return askDatabase(z.array(appointment), 'coming_appointments', args);
}

/** The page of an order or a quotation, or the one that a link for an inquiry opens: there its appointments are changed. */
export function pageOfAppointments(of: AppointmentParty['of'] | undefined, reference: string): `/${string}` {
  switch (of) {
    case 'order':
      return orderPath(reference);
    case 'quote':
      return quotePath(reference);
    default:
      return appointmentPath(reference);
  }
}

/**
 * Lets a browser open the page on which its own person changes a coming appointment, by a key of its own.
 * @returns what opens it, and the page; failure `not-found` for somebody else's as for none
 */
export async function openComing(asked: {
  email: string;
  reference: string;
}): Promise<Result<Remembers & { page: `/${string}` }>> {
  const found = (await comingAppointments(asked.email)).find(
    ({ reference }) => reference === asked.reference,
  );
  if (!found?.email) return failure('not-found');
  const { of, reference, email } = found;
  const key = await keyForMail({ reference, recipient: email });
  if (key === undefined) return failure('not-found');
  return success({ sets: [orderCookie(reference, key)], page: pageOfAppointments(of, reference) });
}
