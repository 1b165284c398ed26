import { Link, Text } from 'react-email';
import { papersOf } from '@/lib/documents/own-receipt';
import { env } from '@/lib/env/env';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { keyForMail } from '@/lib/orders/key-for-mail';
import { orderPath, receiptPath } from '@/lib/site/order-path';
import { MailButton } from './mail-layout';

/**
 * The way to the order's page, and to its receipt where it has one, with a key of its own. The key stands behind the # of the address, which no browser sends on, and once
 * more as text for whoever opens the page without JavaScript. An address that the order no longer has gets nothing.
 * @throws DatabaseError
 */
export async function orderLink({
  reference,
  recipient,
  locale,
}: {
  reference: string;
  recipient: string;
  locale: Locale;
}) {
  const key = await keyForMail({ reference, recipient });
  if (key === undefined) return null;
  const t = await translator(locale, 'mail');
  const page = (path: `/${string}`) => `${env().siteUrl}${localePath(locale, path)}#${key}`;
  const receipt = (await papersOf(reference)).receipts.find((paper) => paper.voided_at === null);
  return (
    <>
      <Text>{t('orderPage.text')}</Text>
      <MailButton href={page(orderPath(reference))} label={t('orderPage.open')} />
      {receipt && (
        <Text>
          <Link href={page(receiptPath(receipt.number))}>
            {t('orderReceipt.open', { number: receipt.number })}
          </Link>
        </Text>
      )}
      <Text style={{ fontSize: '14px' }}>
        {t('orderPage.own')} {t('orderPage.key', { key })}
      </Text>
    </>
  );
}
