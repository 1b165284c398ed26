import { useLocale, useTranslations } from 'next-intl';
import { lowestPrice } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import { findRoute, type RouteName } from '@/lib/site/routes';

/** What a page's cheapest offer costs, in words; undefined where the page sells nothing at a price. */
export function usePriceFrom(): (page: RouteName) => string | undefined {
  const t = useTranslations('common.priceFrom');
  const locale = useLocale();
  return (page) => {
    const { sells } = findRoute(page);
    const lowest = sells && lowestPrice(sells);
    return lowest && t(lowest.period, { price: formatMoney(lowest.price, locale) });
  };
}
