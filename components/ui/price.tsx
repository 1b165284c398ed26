import { useLocale, useTranslations } from 'next-intl';
import type { Period } from '@/lib/catalog/catalog';
import { formatMoney } from '@/lib/catalog/money';

/** A price in whole satang with its period, 0 as 'Price on request'. */
export function Price({ price, period }: { price: number; period: Period }) {
  const locale = useLocale();
  const t = useTranslations('catalog');
  if (price === 0) return <p className="font-semibold">{t('onRequest')}</p>;
  return (
    <p>
      <strong className="whitespace-nowrap text-h2">{formatMoney(price, locale)}</strong>{' '}
      <span className="whitespace-nowrap text-ink-2">{t(`periods.${period}`)}</span>
    </p>
  );
}
