import { Link, Text } from 'react-email';
import { env } from '@/lib/env/env';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { keyForMail } from '@/lib/orders/key-for-mail';
import { orderPath } from '@/lib/site/order-path';
import { buttonStyle } from './mail-layout';

/**
 * The way to the order's page, with a key of its own. The key stands behind the # of the address, which no browser sends on, and once
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
  const page = env().siteUrl + localePath(locale, orderPath(reference));
  return (
    <>
      <Text>{t('orderPage.text')}</Text>
      <Text>
        <Link href={`${page}#${key}`} style={buttonStyle}>
          {t('orderPage.open')}
        </Link>
      </Text>
      <Text style={{ fontSize: '14px' }}>
        {t('orderPage.own')} {t('orderPage.key', { key })}
      </Text>
    </>
  );
}
