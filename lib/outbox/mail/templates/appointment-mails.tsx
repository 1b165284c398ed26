import { z } from 'zod';
import { type ToldAppointment, toldAppointment } from '@/lib/appointments/appointment';
import { placeText, timeText } from '@/lib/appointments/appointment-words';
import { calendarAttachment } from '@/lib/appointments/entry';
import { agencyLocale } from '@/lib/company/agency';
import { phoneIn } from '@/lib/company/company';
import { nearTimeOf } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { appointmentPath, quotePath } from '@/lib/site/order-path';
import { deskButton } from './desk-button';
import { Facts } from './facts';
import { type Letter, letterOf, type MailTo, smallPrint } from './letter';
import { MailButton } from './mail-button';
import { keyLinks, orderLetter } from './order-link';

const payloadOf = <News extends string>(...news: News[]) => toldAppointment.extend({ news: z.enum(news) });

const ofCustomer = payloadOf('booked', 'moved', 'cancelled', 'reminder');
const ofAgency = payloadOf('booked', 'moved', 'cancelled');

/** Tells a customer of an appointment, with the file for a calendar; a reminder has none. */
export async function appointmentMail(payload: unknown, { locale, recipient, at }: MailTo): Promise<Letter> {
  const { news, ...told } = ofCustomer.parse(payload);
  const { reference, name } = told;
  const [t, mail, words] = await Promise.all([
    translator(locale, 'appointments'),
    translator(locale, 'mail'),
    loadMessages(locale),
  ]);
  const facts = { reference, time: nearTimeOf(told.starts_at, locale), phone: phoneIn(locale) };
  const frame = {
    locale,
    subject: t(`mail.${news}.subject`, facts),
    heading: t(`mail.${news}.heading`),
    preview: t(`mail.${news}.subject`, facts),
    attachments: news === 'reminder' ? [] : [calendarAttachment(told, { recipient, at, locale, words })],
  };
  const parts = [
    t(`mail.${news}.text`, facts),
    <Facts key="facts" facts={factsOf(told, locale, words)} />,
    smallPrint(t('zone')),
  ];
  if (told.of === 'order') return orderLetter({ ...frame, reference, recipient, name: name ?? '' }, ...parts);
  return letterOf(
    frame,
    mail('orderCustomer.greeting', { name: name ?? '' }),
    ...parts,
    await keyLinks({ reference, recipient, locale }, told.of, (addressOf, key) => (
      <>
        <MailButton
          href={addressOf(told.of === 'quote' ? quotePath(reference) : appointmentPath(reference))}
          label={t('mail.open')}
        />
        {smallPrint(`${t('mail.page')} ${mail('orderPage.key', { key })}`)}
      </>
    )),
    mail(told.of === 'quote' ? 'quoteCustomer.questions' : 'inquiry.questions', { phone: phoneIn(locale) }),
  );
}

function factsOf(told: ToldAppointment, locale: Locale, words: Messages): [label: string, value: string][] {
  const { appointments: own, mail } = words;
  return [
    [mail.order.reference, told.reference],
    [own.mail.kind, own.kinds[told.kind]],
    [own.time, timeText(told, locale, words)],
    [own.area, placeText(told, locale, words)],
  ];
}

/** Tells the agency of what a customer booked, moved or cancelled. */
export async function appointmentAgencyMail(payload: unknown): Promise<Letter> {
  const { news, ...told } = ofAgency.parse(payload);
  const locale = agencyLocale();
  const words = await loadMessages(locale);
  const t = await translator(locale, 'appointments');
  const subject = t(`mail.agency.${news}`, {
    reference: told.reference,
    time: nearTimeOf(told.starts_at, locale),
  });
  const { customer, phone } = words.appointments.mail;
  return letterOf(
    { locale, subject, heading: subject, replyTo: told.email ?? undefined },
    t('mail.agency.text'),
    <Facts
      facts={[...factsOf(told, locale, words), [customer, told.name ?? ''], [phone, told.phone ?? '']]}
    />,
    await deskButton('visits', told.id),
  );
}
