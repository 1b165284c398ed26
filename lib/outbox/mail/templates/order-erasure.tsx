import { Text } from 'react-email';
import { z } from 'zod';
import { company } from '@/lib/company/company';
import { env } from '@/lib/env/env';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { keyForMail } from '@/lib/orders/key-for-mail';
import { erasurePath } from '@/lib/site/order-path';
import type { Letter, MailTo } from './letter';
import { MailButton, MailLayout } from './mail-layout';

const ofOrder = { reference: z.string(), customer_name: z.string() };

const erasure = z.discriminatedUnion('news', [
  z.object({ news: z.literal('asked'), ...ofOrder }),
  z.object({ news: z.literal('declined'), note: z.string(), ...ofOrder }),
  z.object({ news: z.literal('erased') }),
]);

/**
 * Tells a customer what became of the request to be erased; once it came true, without name and order. The first brings the key by which the
 * address confirms the request.
 * @throws DatabaseError
 */
export async function orderErasureMail(payload: unknown, { locale, recipient }: MailTo): Promise<Letter> {
  const news = erasure.parse(payload);
  const [t, page] = await Promise.all([translator(locale, 'mail'), translator(locale, 'orders')]);
  const words = `orderErasure.${news.news}` as const;
  const heading = t(`${words}.heading`);
  const reference = 'reference' in news ? news.reference : '';
  const body = (
    <MailLayout locale={locale} preview={heading} heading={heading}>
      {'customer_name' in news && <Text>{t('orderCustomer.greeting', { name: news.customer_name })}</Text>}
      <Text>{t(`${words}.text`, { reference, phone: company.phone })}</Text>
      {news.news === 'asked' && (await proof({ reference, recipient, locale }))}
      {news.news === 'declined' && (
        <Text style={{ whiteSpace: 'pre-wrap' }}>
          <bdi>{page('whose.us', { note: news.note })}</bdi>
        </Text>
      )}
    </MailLayout>
  );
  return { subject: t(`${words}.subject`, { reference }), body };
}

/** The way to the page where the request is confirmed; nothing where the order has another address by now, or nobody asks any more. */
async function proof({
  reference,
  recipient,
  locale,
}: {
  reference: string;
  recipient: string;
  locale: Locale;
}) {
  const key = await keyForMail({ reference, recipient }, 'erasure');
  if (key === undefined) return null;
  const t = await translator(locale, 'mail');
  const page = `${env().siteUrl}${localePath(locale, erasurePath(reference))}`;
  return (
    <>
      <MailButton href={`${page}#${key}`} label={t('orderErasure.asked.open')} />
      <Text style={{ fontSize: '14px' }}>{t('orderErasure.asked.key', { key })}</Text>
    </>
  );
}
