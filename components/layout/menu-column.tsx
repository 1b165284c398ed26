import { useLocale, useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { usePriceFrom } from '@/components/ui/use-price-from';
import { localePath } from '@/lib/i18n/locales';
import type { MenuSection } from '@/lib/site/menus';
import { findRoute } from '@/lib/site/routes';
import { MenuRows } from './menu-rows';

/** The links of one column of a menu: the name of each page, and the lowest price of what it sells, if that is not a matter of asking. */
export function MenuColumn({ column }: { column: MenuSection }) {
  const t = useTranslations('common');
  const locale = useLocale();
  const priceFrom = usePriceFrom();
  const onRequest = useTranslations('catalog')('onRequest');
  return (
    <ul>
      <MenuRows
        links={column.pages.map((page) => ({
          href: localePath(locale, findRoute(page).path),
          text: t(`pages.${page}`),
          price: priceFrom(page) ?? onRequest,
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
