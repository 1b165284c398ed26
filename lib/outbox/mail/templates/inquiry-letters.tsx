import type { ReactNode } from 'react';
import { agencyLocale } from '@/lib/company/agency';
import { lineUrl } from '@/lib/company/contact-links';
import { answerDue } from '@/lib/company/opening-hours';
import { nearTimeOf } from '@/lib/i18n/dates';
import { languageNames } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import type { MailSign } from '@/lib/site/painted-pictures';
import { agencyActions } from './agency-actions';
import { answerRoad } from './dated-roads';
import { Facts } from './facts';
import { greeting } from './greeting';
import { type Letter, letterOf, type MailTo } from './letter';
import { MailButton } from './mail-button';
import { unsplit } from './mail-words';
import type { Piece } from './pieces/piece';

/** By when the agency has promised to answer what was sent at a moment, in its language. */
export function dueText(sentAt: Date): string {
  return nearTimeOf(answerDue(sentAt), agencyLocale());
}

/** What was sent through a form: `words` are those of its mail, `intro` the first of them, and `values` fill them. */
type Sent<Words extends string, Intro extends string> = {
  /** What it is known by at first sight. */
  piece: Piece;
  /** What was written at length. */
  message?: ReactNode;
  board: MailSign;
  words: Words;
  intro: `${Words}.intro` | Intro;
  values: { reference: string; name: string; [name: string]: string };
  facts: readonly (readonly [string, string])[];
};

/** Tells the agency, in its own language, what a visitor sent through a form. @param preview without one the intro */
export async function letterToAgency(
  {
    words,
    intro,
    values,
    facts,
    message,
    piece,
    board,
  }: Sent<'contactAgency' | 'businessCardAgency', 'businessCardAgency.introPaid'>,
  { email, phone, preview }: { email: string; phone: string; preview?: string },
  { locale: visitorLocale, at }: MailTo,
): Promise<Letter> {
  const locale = agencyLocale();
  const [t, label] = await Promise.all([translator(locale, 'mail'), translator(locale, 'forms')]);
  const told = t(intro, values);
  return letterOf(
    {
      locale,
      subject: t(`${words}.subject`, { time: dueText(at), ...values }),
      heading: t(`${words}.heading`, { ...values, name: unsplit(values.name) }),
      who: unsplit(values.name),
      plate: values.reference,
      preview: preview ?? told,
      board,
      piece,
      replyTo: email,
      end: 'agency',
    },
    told,
    await agencyActions({
      desk: `inquiries/${values.reference}`,
      reference: values.reference,
      name: values.name,
      email,
      phone,
      isTold: true,
    }),
    message,
    <Facts facts={[...facts, [label('fields.language'), languageNames[visitorLocale]]]} />,
    t('orderAgency.next'),
  );
}

/** Confirms to a visitor, in the visitor's language, what was sent through a form and what happens next. */
export async function letterToVisitor(
  {
    words,
    intro,
    values,
    facts,
    message,
    piece,
    board,
  }: Sent<'contactVisitor' | 'businessCardVisitor', 'businessCardVisitor.introPaid'>,
  { locale, at }: MailTo,
): Promise<Letter> {
  const { nav: ways } = await loadNamespace(locale, 'common');
  const t = await translator(locale, 'mail');
  return letterOf(
    {
      locale,
      subject: t(`${words}.subject`, values),
      heading: t(`${words}.heading`),
      plate: values.reference,
      board,
      piece,
      end: { look: 'inquiry', number: values.reference },
    },
    await greeting(locale, values.name),
    t(intro, values),
    t('inquiry.next'),
    await answerRoad(at, answerDue(at), locale),
    <MailButton href={lineUrl} label={ways.line} />,
    t('inquiry.copy'),
    message,
    <Facts facts={facts} />,
  );
}
