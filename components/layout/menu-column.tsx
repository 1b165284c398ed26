import { useLocale, useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { lowestPrice } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import { localePath } from '@/lib/i18n/locales';
import type { MenuSection } from '@/lib/site/menus';
import { findRoute, type RouteName } from '@/lib/site/routes';
import { MenuRows } from './menu-rows';

/** The links of one column of a menu: the name of each page, and the lowest price of what it sells. */
export function MenuColumn({ column }: { column: MenuSection }) {
  const t = useTranslations('common');
  const locale = useLocale();
  const priceOf = (page: RouteName) => {
    const { sells } = findRoute(page);
    const lowest = sells && lowestPrice(sells);
    return lowest && t(`priceFrom.${lowest.period}`, { price: formatMoney(lowest.price, locale) });
  };
  return (
    <ul>
      <MenuRows
        links={column.pages.map((page) => ({
          href: localePath(locale, findRoute(page).path),
          text: t(`pages.${page}`),
          price: priceOf(page),
        }))}
      />
      {column.links.map(({ name, url }) => (
        <li key={url}>
          <ExternalLink href={url}>
            {t(`outside.${name}`)}
            <Icon name="outside" />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
