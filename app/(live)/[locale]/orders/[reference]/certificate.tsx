import type { Messages } from 'next-intl';
import { Part } from '@/components/ui/heading';
import { papersOf } from '@/lib/documents/own-receipt';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { OwnOrder } from '@/lib/orders/own-order';
import { SlipForm } from './slip-form';

type CertificateProps = {
  order: OwnOrder;
  locale: Locale;
  words: Messages['orders']['certificate'] & { choose: string; errors: Messages['errors'] };
};

/** The certificate of the tax that a company kept back: the form for it, then since when we have it. */
export async function Certificate({ order, locale, words }: CertificateProps) {
  if (order.withheld === 0 || !['pending', 'paid'].includes(order.status)) return null;
  const { certificate_at: since } = await papersOf(order.reference);
  if (since)
    return (
      <Part title={words.title}>
        <p>{fill(words.here, { date: dateOf(since, locale) })}</p>
      </Part>
    );
  return (
    <SlipForm reference={order.reference} locale={locale} part="certificate" isFolded={false} words={words} />
  );
}
