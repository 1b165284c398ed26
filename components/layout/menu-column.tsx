import { useLocale, useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { Phrases } from '@/components/ui/phrases';
import { lowestPrice } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import { localePath } from '@/lib/i18n/locales';
import type { MenuSection } from '@/lib/site/menus';
import { findRoute, type RouteName } from '@/lib/site/routes';
import { NavLink } from './nav-link';

/** The links of one column of a menu: the name of each page, and the lowest price of what it sells. */
export function MenuColumn({ column }: { column: MenuSection }) {
  const t = useTranslations('common');
  const locale = useLocale();
  return (
    <ul>
      {column.pages.map((page) => (
        <li key={findRoute(page).path}>
          <NavLink href={localePath(locale, findRoute(page).path)}>
            <Phrases text={t(`pages.${page}`)} />
            <PriceLine page={page} />
          </NavLink>
        </li>
      ))}
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

function PriceLine({ page }: { page: RouteName }) {
  const t = useTranslations('common.priceFrom');
  const locale = useLocale();
  const { sells } = findRoute(page);
  const lowest = sells && lowestPrice(sells);
  if (!lowest) return null;
  return <small>{t(lowest.period, { price: formatMoney(lowest.price, locale) })}</small>;
}
