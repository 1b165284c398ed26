import type { ReactElement } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Mail } from '../mailer';

/** What a template writes; the outbox knows the rest. */
export type Letter = Pick<Mail, 'subject' | 'replyTo' | 'attachments'> & { body: ReactElement };

/** The language of the agency's own copies. */
export const agencyLocale: Locale = 'en';
