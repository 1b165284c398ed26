import 'server-only';
import { env } from '@/lib/env/env';
import { company } from './company';

/** Where the agency's own copies of mail go. */
export function agencyAddress(): string {
  return env().MAIL_TO ?? company.email;
}

/** Who mail is from, as in a From line. */
export function mailSender(): string {
  return env().MAIL_FROM ?? `${company.name} <${company.email}>`;
}
