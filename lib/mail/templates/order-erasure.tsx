import { Text } from 'react-email';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { agencyAddress } from '@/lib/site/agency';
import { company } from '@/lib/site/company';
import type { Letter } from './letter';
import { MailLayout } from './mail-layout';

const ofOrder = { reference: z.string(), customer_name: z.string() };

const erasure = z.discriminatedUnion('news', [
  z.object({ news: z.literal('asked'), ...ofOrder }),
  z.object({ news: z.literal('declined'), note: z.string(), ...ofOrder }),
  z.object({ news: z.literal('erased') }),
]);

/** Tells a customer what became of the wish to be erased; once it came true, without name and order. */
export async function orderErasureMail(payload: unknown, locale: Locale): Promise<Letter> {
  const news = erasure.parse(payload);
  const [t, page] = await Promise.all([translator(locale, 'mail'), translator(locale, 'orders')]);
  const words = `orderErasure.${news.news}` as const;
  const heading = t(`${words}.heading`);
  const reference = 'reference' in news ? news.reference : '';
  const body = (
    <MailLayout locale={locale} preview={heading} heading={heading}>
      {'customer_name' in news && <Text>{t('orderCustomer.greeting', { name: news.customer_name })}</Text>}
      <Text>{t(`${words}.text`, { reference, phone: company.phone })}</Text>
      {news.news === 'declined' && (
        <Text style={{ whiteSpace: 'pre-wrap' }}>
          <bdi>{page('whose.us', { note: news.note })}</bdi>
        </Text>
      )}
    </MailLayout>
  );
  return { subject: t(`${words}.subject`, { reference }), body, replyTo: agencyAddress(), attachments: [] };
}
