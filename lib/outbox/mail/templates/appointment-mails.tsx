import { z } from 'zod';
import { type ToldAppointment, toldAppointment } from '@/lib/appointments/appointment';
import { hoursText, placeText } from '@/lib/appointments/appointment-words';
import { calendarAttachment } from '@/lib/appointments/entry';
import { agencyLocale } from '@/lib/company/agency';
import { phoneIn } from '@/lib/company/company';
import { nearTimeOf, weekdayOf } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { dayInPattaya } from '@/lib/i18n/pattaya-time';
import { translator } from '@/lib/i18n/translator';
import { appointmentPath, quotePath } from '@/lib/site/order-path';
import { agencyActions } from './agency-actions';
import { visitRoad } from './dated-roads';
import { faces } from './faces';
import { Facts } from './facts';
import { greeting } from './greeting';
import { type Letter, letterOf, type MailTo, smallPrint } from './letter';
import { InText } from './mail-parts';
import { keyLink, orderLetter } from './order-link';
import { dayLeaf } from './pieces/leaf';

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
    board: 'visit' as const,
    end: { look: 'visit' as const, number: reference },
    preview: t(`mail.${news}.subject`, facts),
    piece: onLeaf(told, locale, words, news === 'cancelled'),
    attachments: news === 'reminder' ? [] : [calendarAttachment(told, { recipient, at, locale, words })],
  };
  const text = t(`mail.${news}.text`, facts);
  const zone = smallPrint(t('zone'));
  const visit = { starts: told.starts_at, kind: words.appointments.kinds[told.kind] };
  const way = news === 'cancelled' ? null : await visitRoad(visit, at, locale);
  if (told.of === 'order') return orderLetter({ ...frame, reference, recipient, name }, text, way, zone);
  const link = await keyLink(
    { reference, recipient, locale },
    {
      path: told.of === 'quote' ? quotePath(reference) : appointmentPath(reference),
      label: t('mail.open'),
      note: t('mail.page'),
      keyLabel: mail('quoteCustomer.key'),
    },
  );
  return letterOf(
    { plate: reference, ...frame },
    await greeting(locale, name),
    text,
    link.button,
    way,
    zone,
    link.note,
  );
}

/** The day on a leaf, when it is, what it is and where to be. */
function onLeaf(told: ToldAppointment, locale: Locale, words: Messages, isOff: boolean) {
  const day = dayInPattaya(told.starts_at);
  return dayLeaf(
    day,
    locale,
    isOff,
    <>
      <div style={{ fontFamily: faces.display, fontSize: '20px', fontWeight: 700, lineHeight: '1.3' }}>
        <InText>{`${weekdayOf(day, locale)}, `}</InText>
        {hoursText({ starts: told.starts_at, ends: told.ends_at }, locale, words)}
      </div>
      <div style={{ fontWeight: 700 }}>{words.appointments.kinds[told.kind]}</div>
      <div style={{ whiteSpace: 'pre-wrap' }}>
        <bdi>{placeText(told, locale, words)}</bdi>
      </div>
    </>,
  );
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
    {
      locale,
      subject,
      heading: subject,
      board: 'visit',
      end: 'agency',
      piece: onLeaf(told, locale, words, news === 'cancelled'),
      replyTo: told.email ?? undefined,
    },
    t('mail.agency.text'),
    await agencyActions({ desk: `visits/${told.id}`, ...told }),
    <Facts
      facts={[
        [customer, told.name ?? ''],
        [phone, told.phone ?? ''],
      ]}
    />,
  );
}
