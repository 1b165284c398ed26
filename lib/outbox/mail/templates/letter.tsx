import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { Text } from 'react-email';
import type { Board } from '@/lib/drawings/board';
import type { Locale } from '@/lib/i18n/locales';
import type { Mail } from '../mailer';
import { MailLayout } from './mail-layout';
import { MailWords } from './mail-words';

/** What a template writes; the outbox knows the rest. Answers go to the agency, unless `replyTo` names somebody else. */
export type Letter = {
  subject: string;
  body: ReactElement;
  replyTo?: string | undefined;
  attachments?: Mail['attachments'];
};

/** Who gets a mail: `locale` is the customer's or the visitor's, also where the agency reads it; `at` is when the mail was enqueued. */
export type MailTo = { locale: Locale; recipient: string; at: Date };

/** @throws ZodError when the payload does not fit */
export type Template = (payload: unknown, to: MailTo) => Promise<Letter>;

type Frame = Omit<Letter, 'body'> & {
  locale: Locale;
  heading: string;
  preview?: string;
  board?: Board | undefined;
};

/**
 * A letter of these parts, one below the other: a text is a paragraph. Its `preview` is the heading unless it says more, its `board` the
 * family of what it is about.
 */
export function letterOf(
  { locale, heading, preview = heading, board, ...letter }: Frame,
  ...parts: ReactNode[]
): Letter {
  const body = (
    <MailLayout locale={locale} heading={heading} preview={preview} board={board}>
      {createElement(Fragment, null, ...parts.map(paragraph))}
    </MailLayout>
  );
  return { ...letter, body };
}

function paragraph(part: ReactNode): ReactNode {
  if (typeof part !== 'string') return part;
  return (
    <Text>
      <MailWords text={part} />
    </Text>
  );
}

/** A remark below what matters. */
export function smallPrint(text: string) {
  return <Text style={{ fontSize: '14px' }}>{text}</Text>;
}

/** What a person has written, with its own lines. */
export function asWritten(text: string) {
  return (
    <Text style={{ whiteSpace: 'pre-wrap' }}>
      <bdi>{text}</bdi>
    </Text>
  );
}
