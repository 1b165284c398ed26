import 'server-only';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/i18n/locales';
import { company } from './company';

/** The language that the agency reads: that of its own mails. */
export function agencyLocale(): Locale {
  return env().AGENCY_LOCALE;
}

/** Where the agency's own copies of mail go. */
export function agencyAddress(): string {
  return env().MAIL_TO ?? company.email;
}

/** Who mail is from, as in a From line. */
export function mailSender(): string {
  return env().MAIL_FROM ?? `${company.name} <${company.email}>`;
}
