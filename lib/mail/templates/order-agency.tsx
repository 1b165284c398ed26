import { Link, Text } from 'react-email';
import { type Locale, languageNames } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { slips } from '@/lib/outside';
import type { Mail } from '../mailer';
import { orderPayload } from '../order-payload';
import { bothWordings, Facts } from './facts';
import { agencyLocale, type Letter } from './letter';
import { MailLayout } from './mail-layout';
import { orderLines } from './order-lines';

/** How long the agency's link to a slip works, where the store gives links. */
const slipLinkSeconds = 7 * 24 * 60 * 60;

/** The agency's copy: in English, each item also by the name that the customer saw (design.md §4). */
export async function orderAgencyMail(payload: unknown, customerLocale: Locale): Promise<Letter> {
  const order = orderPayload.parse(payload);
  const t = await translator(agencyLocale, 'mail');
  const isCard = order.payment_method === 'card';
  const slip = order.payment_slip_path;
  const slipLink = slip === null ? undefined : await (await slips()).link(slip, slipLinkSeconds);
  const lines = await orderLines({
    lines: order.lines,
    amount: order.amount,
    locale: agencyLocale,
    nameOf: (line) => bothWordings(line.name, line.name_en),
  });
  const body = (
    <MailLayout
      locale={agencyLocale}
      preview={t(isCard ? 'orderAgency.cardPreview' : 'orderAgency.preview')}
      heading={t('orderAgency.heading', { reference: order.reference })}
    >
      <Text>{t(isCard ? 'orderAgency.cardIntro' : 'orderAgency.intro')}</Text>
      {lines}
      <Facts
        facts={[
          [t('orderAgency.name'), order.customer_name],
          [t('orderAgency.email'), order.customer_email],
          [t('orderAgency.phone'), order.customer_phone],
          [t('orderAgency.address'), order.customer_address],
          [t('orderAgency.language'), languageNames[customerLocale]],
          [t('orderAgency.placed'), formatInPattaya(order.placed_at)],
          [t('orderAgency.slip'), slip ?? ''],
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
    attachments: slip === null ? [] : await slipAttachment(slip),
  };
}

async function slipAttachment(path: string): Promise<Mail['attachments']> {
  const content = await (await slips()).read(path);
  if (content === undefined) return [];
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return [{ filename: path, contentType: `image/${extension === 'jpg' ? 'jpeg' : extension}`, content }];
}

function formatInPattaya(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  }).format(date);
}
