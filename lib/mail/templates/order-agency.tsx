import { Link, Text } from 'react-email';
import { type Locale, languageNames } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import type { OrderPayload } from '../order-payload';
import { MailLayout } from './mail-layout';
import { orderLines } from './order-lines';

const agencyLocale: Locale = 'en';

/** The agency's copy: in English, each item also by the name that the customer saw (design.md §4). */
export async function orderAgencyMail(
  order: OrderPayload,
  { customerLocale, slipLink }: { customerLocale: Locale; slipLink: string | undefined },
) {
  const t = await translator(agencyLocale, 'mail');
  const facts = [
    [t('orderAgency.name'), order.customer_name],
    [t('orderAgency.email'), order.customer_email],
    [t('orderAgency.phone'), order.customer_phone],
    [t('orderAgency.address'), order.customer_address],
    [t('orderAgency.language'), languageNames[customerLocale]],
    [t('orderAgency.placed'), formatInPattaya(order.placed_at)],
    [t('orderAgency.slip'), order.payment_slip_path],
  ] as const;
  const subject = t('orderAgency.subject', { reference: order.reference, name: order.customer_name });
  const lines = await orderLines({
    lines: order.lines,
    amount: order.amount,
    locale: agencyLocale,
    nameOf: (line) => (line.name === line.name_en ? line.name_en : `${line.name_en} / ${line.name}`),
  });
  const body = (
    <MailLayout
      locale={agencyLocale}
      preview={t('orderAgency.preview')}
      heading={t('orderAgency.heading', { reference: order.reference })}
    >
      <Text>{t('orderAgency.intro')}</Text>
      {lines}
      {facts.map(([label, value]) => (
        <Text key={label} style={{ whiteSpace: 'pre-line', margin: '8px 0' }}>
          <strong>{label}:</strong> {value}
        </Text>
      ))}
      {slipLink && (
        <Text>
          <Link href={slipLink}>{t('orderAgency.slipLink')}</Link>
        </Text>
      )}
      <Text>{t('orderAgency.next')}</Text>
    </MailLayout>
  );
  return { subject, body };
}

function formatInPattaya(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  }).format(date);
}
