import { useLocale, useTranslations } from 'next-intl';
import type { Item } from '@/lib/catalog/items';
import { Amount } from './amount';

type PriceProps = { item: Pick<Item, 'price' | 'period' | 'isStartingPrice'> };

/** The price of an item with what it is for: one-time, per month, per year, a starting price, or on request. */
export function Price({ item: { price, period, isStartingPrice } }: PriceProps) {
  const locale = useLocale();
  const t = useTranslations('catalog');
  if (price === 0) return <p className="price-asked">{t('onRequest')}</p>;
  return (
    <>
      <p className="price">
        <Amount satang={price} locale={locale} />
      </p>
      <p className="mt-1 font-medium text-ink-2">
        {isStartingPrice ? t('startingPrice') : t(`periods.${period}`)}
      </p>
    </>
  );
}
