import { Link, Text } from 'react-email';
import { type Locale, languageNames } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { slips } from '@/lib/outside';
import { orderPayload } from '../order-payload';
import { bothWordings, Facts } from './facts';
import { formatInPattaya } from './format-in-pattaya';
import { agencyLocale, type Letter } from './letter';
import { MailLayout } from './mail-layout';
import { orderLines } from './order-lines';
import { slipAttachment } from './slip-attachment';
import { slipFinding } from './slip-finding';

/** How long the agency's link to a slip works, where the store gives links. */
const slipLinkSeconds = 7 * 24 * 60 * 60;

/** The agency's copy: in English, each item also by the name that the customer saw (design.md §4). */
export async function orderAgencyMail(payload: unknown, customerLocale: Locale): Promise<Letter> {
  const order = orderPayload.parse(payload);
  const t = await translator(agencyLocale, 'mail');
  const slipLink = await (await slips()).link(order.payment_slip_path, slipLinkSeconds);
  const lines = await orderLines({
    lines: order.lines,
    amount: order.amount,
    locale: agencyLocale,
    nameOf: (line) => bothWordings(line.name, line.name_en),
  });
  const body = (
    <MailLayout
      locale={agencyLocale}
      preview={t('orderAgency.preview')}
      heading={t('orderAgency.heading', { reference: order.reference })}
    >
      <Text>{t('orderAgency.intro')}</Text>
      {lines}
      {await slipFinding(order)}
      <Facts
        facts={[
          [t('orderAgency.name'), order.customer_name],
          [t('orderAgency.email'), order.customer_email],
          [t('orderAgency.phone'), order.customer_phone],
          [t('orderAgency.address'), order.customer_address],
          [t('orderAgency.language'), languageNames[customerLocale]],
          [t('orderAgency.placed'), formatInPattaya(order.placed_at)],
          [t('orderAgency.slip'), order.payment_slip_path],
        ]}
      />
      {slipLink && (
        <Text>
          <Link href={slipLink}>{t('orderAgency.slipLink')}</Link>
        </Text>
      )}
      <Text>{t('orderAgency.next')}</Text>
    </MailLayout>
  );
  return {
    subject: t('orderAgency.subject', { reference: order.reference, name: order.customer_name }),
    body,
    replyTo: order.customer_email,
    attachments: await slipAttachment(order.payment_slip_path),
  };
}
