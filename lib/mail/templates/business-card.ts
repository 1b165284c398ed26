import { z } from 'zod';
import { formatMoney } from '@/lib/catalog/money';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { bothWordings } from './facts';
import { letterToAgency, letterToVisitor } from './inquiry-letters';
import { agencyLocale, type Letter } from './letter';

const choices = z.object({ paper_type: z.string(), design_type: z.string() });

const cardPayload = choices.extend({
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  quantity: z.string(),
  design_notes: z.string(),
  card_name: z.string(),
  card_title: z.string(),
  card_company: z.string(),
  card_phone: z.string(),
  card_email: z.string(),
  card_website: z.string(),
  card_address: z.string(),
  additional_info: z.string(),
  estimate: z.number().int(),
  english: choices,
});

type CardPayload = z.infer<typeof cardPayload>;

async function cardFacts(
  order: CardPayload,
  locale: Locale,
  choice: (name: keyof z.infer<typeof choices>) => string,
) {
  const label = await translator(locale, 'forms');
  return [
    [label('fields.name'), order.name],
    [label('fields.email'), order.email],
    [label('fields.phone'), order.phone],
    [label('fields.company'), order.company],
    [label('fields.quantity'), order.quantity],
    [label('fields.paperType'), choice('paper_type')],
    [label('fields.designType'), choice('design_type')],
    [label('fields.estimate'), formatMoney(order.estimate, locale)],
    [label('fields.designNotes'), order.design_notes],
    [label('fields.cardName'), order.card_name],
    [label('fields.cardTitle'), order.card_title],
    [label('fields.cardCompany'), order.card_company],
    [label('fields.cardPhone'), order.card_phone],
    [label('fields.cardEmail'), order.card_email],
    [label('fields.cardWebsite'), order.card_website],
    [label('fields.cardAddress'), order.card_address],
    [label('fields.additionalInfo'), order.additional_info],
  ] as const;
}

async function toAgency(payload: unknown, visitorLocale: Locale): Promise<Letter> {
  const order = cardPayload.parse(payload);
  const t = await translator(agencyLocale, 'mail');
  return letterToAgency(
    {
      subject: t('businessCardAgency.subject', { reference: order.reference, name: order.name }),
      heading: t('businessCardAgency.heading', { reference: order.reference }),
      intro: t('businessCardAgency.intro'),
      facts: await cardFacts(order, agencyLocale, (name) => bothWordings(order[name], order.english[name])),
    },
    { preview: t('businessCardAgency.intro'), email: order.email, locale: visitorLocale },
  );
}

async function toVisitor(payload: unknown, locale: Locale): Promise<Letter> {
  const order = cardPayload.parse(payload);
  const t = await translator(locale, 'mail');
  return letterToVisitor(
    {
      subject: t('businessCardVisitor.subject', { reference: order.reference }),
      heading: t('businessCardVisitor.heading'),
      intro: t('businessCardVisitor.intro', { reference: order.reference }),
      facts: await cardFacts(order, locale, (name) => order[name]),
    },
    { name: order.name, locale },
  );
}

/** The two mails of a business card order. */
export const businessCardMails = { toAgency, toVisitor };
