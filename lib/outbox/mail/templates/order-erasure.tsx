import { z } from 'zod';
import { phoneIn } from '@/lib/company/company';
import { phoneUrl } from '@/lib/company/contact-links';
import { translator } from '@/lib/i18n/translator';
import { erasurePath } from '@/lib/site/order-path';
import { greeting } from './greeting';
import { type Letter, letterOf, type MailTo } from './letter';
import { MailButton } from './mail-button';
import { askedBy } from './order-letters';
import { keyLink } from './order-link';
import { shutter } from './pieces/edges';
import { postcard } from './pieces/postcard';

const ofOrder = { reference: z.string(), customer_name: z.string() };

const erasure = z.discriminatedUnion('news', [
  z.object({ news: z.literal('asked'), ...ofOrder }),
  z.object({ news: z.literal('declined'), note: z.string(), ...ofOrder }),
  z.object({ news: z.literal('erased') }),
]);

/**
 * Tells a customer what became of the request to be erased; once it came true, without name and order. The first brings the key by which the
 * address confirms the request: none where the order has another address by now, or nobody asks any more.
 */
export async function orderErasureMail(payload: unknown, { locale, recipient, at }: MailTo): Promise<Letter> {
  const news = erasure.parse(payload);
  const [t, page] = await Promise.all([translator(locale, 'mail'), translator(locale, 'orders')]);
  const words = `orderErasure.${news.news}` as const;
  const reference = 'reference' in news ? news.reference : '';
  const link =
    news.news === 'asked'
      ? await keyLink(
          { reference, recipient, locale },
          {
            isErasure: true,
            path: erasurePath(reference),
            label: t('orderErasure.asked.open'),
            keyLabel: t('orderErasure.asked.key'),
          },
        )
      : undefined;
  return letterOf(
    {
      locale,
      subject: t(`${words}.subject`, { reference }),
      heading: t(`${words}.heading`),
      board: 'files',
      piece:
        news.news === 'declined'
          ? postcard({
              about: page('whose.us', { note: '' }).trim(),
              text: news.note,
              at,
              locale,
            })
          : news.news === 'erased'
            ? shutter
            : undefined,
      ...(reference && { plate: reference, end: { look: 'order', number: reference } }),
    },
    'customer_name' in news && (await greeting(locale, news.customer_name)),
    t(`${words}.text`, { reference, phone: phoneIn(locale) }),
    link?.button,
    news.news === 'asked' && (await askedBy(recipient, at, locale)),
    news.news === 'declined' && (
      <MailButton href={phoneUrl} label={t('orderReaddressed.call', { phone: phoneIn(locale) })} />
    ),
    link?.note,
  );
}
