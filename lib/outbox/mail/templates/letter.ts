import type { ReactElement } from 'react';
import type { Mail } from '../mailer';

/** What a template writes; the outbox knows the rest. */
export type Letter = Pick<Mail, 'subject' | 'replyTo' | 'attachments'> & { body: ReactElement };
