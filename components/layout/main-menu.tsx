import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Phrases } from '@/components/ui/phrases';
import { localePath } from '@/lib/i18n/locales';
import { topMenu } from '@/lib/site/menus';
import { routes } from '@/lib/site/routes';
import { MenuActions } from './menu-actions';
import { MenuGroup } from './menu-group';
import { MenuKeys } from './menu-keys';
import { MenuStripes } from './menu-stripes';
import { NavLink } from './nav-link';

/**
 * The one menu of every screen: on wide ones a bar whose groups open panels, on narrow ones the whole screen behind
 * a button (docs/decisions/0014).
 */
export function MainMenu() {
  const t = useTranslations('common');
  const locale = useLocale();
  return (
    <MenuKeys label={t('nav.label')}>
      <details className="phone-menu">
        <summary aria-label={t('nav.menu')}>
          <Icon name="menu" />
          <Icon name="close" />
        </summary>
      </details>
      <div className="menu">
        <MenuStripes />
        <ul className="menu-bar">
          {topMenu.map((entry) =>
            entry.kind === 'page' ? (
              <li key={routes[entry.page].path}>
                <NavLink href={localePath(locale, routes[entry.page].path)}>
                  <Phrases text={t(`pages.${entry.page}`)} />
                </NavLink>
              </li>
            ) : (
              <MenuGroup key={entry.group} entry={entry} />
            ),
          )}
        </ul>
        <MenuActions />
      </div>
    </MenuKeys>
  );
}
