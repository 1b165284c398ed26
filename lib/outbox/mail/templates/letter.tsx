import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { company } from '@/lib/company/company';
import { clockOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import type { MailSign } from '@/lib/site/painted-pictures';
import type { Mail } from '../mailer';
import { colours } from './mail-colours';
import type { MailEnd } from './mail-footer';
import { MailLayout } from './mail-layout';
import { MailText } from './mail-parts';
import { MailWords } from './mail-words';
import type { Piece } from './pieces/piece';

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
  who?: string;
  preview?: string;
  plate?: string | undefined;
  what?: string | undefined;
  board?: MailSign | undefined;
  piece?: Piece | undefined;
  end?: MailEnd | undefined;
};

/**
 * A letter of these parts, one below the other: a text is a paragraph. Its `preview` is the heading unless it says more, its `plate` the
 * number of what it is about and its `what` what has that, its `board` the family of that, or how matters stand, its `piece` what it is known by at
 * first sight, such as a bill, a ticket or a leaf of a calendar: an awning without one; its `end` what its foot is of.
 */
export async function letterOf(
  { locale, heading, who, preview = heading, plate, what, board, piece, end, ...letter }: Frame,
  ...parts: ReactNode[]
): Promise<Letter> {
  const t = await translator(locale, 'mail');
  const { say, hours } = (await loadNamespace(locale, 'common')).footer;
  const foot = {
    say,
    hours: fill(hours, { opens: clockOf(company.opens, locale), closes: clockOf(company.closes, locale) }),
    questions: t('questions', { phone: '\n' }),
  };
  const body = (
    <MailLayout {...{ locale, heading, who, preview, plate, what, board, piece, foot, end }}>
      {paragraphs(...parts)}
    </MailLayout>
  );
  return { ...letter, body };
}

/** Parts of a letter as one. */
export const paragraphs = (...parts: ReactNode[]) => createElement(Fragment, null, ...parts.map(paragraph));

function paragraph(part: ReactNode): ReactNode {
  if (typeof part !== 'string') return part;
  return (
    <MailText>
      <MailWords text={part} />
    </MailText>
  );
}

/** A remark below what matters. */
export function smallPrint(text: string) {
  return (
    <MailText isSmall>
      <MailWords text={text} />
    </MailText>
  );
}

/** What a person of the agency has written, with its own lines. */
export function asWritten(text: string) {
  return (
    <MailText
      className="hair"
      style={{ borderLeft: `4px solid ${colours.mango}`, paddingLeft: '16px', whiteSpace: 'pre-wrap' }}
    >
      <bdi>{text}</bdi>
    </MailText>
  );
}
