import { useLocale, useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageLink } from '@/components/ui/page-link';
import { Phrases } from '@/components/ui/phrases';
import { localePath } from '@/lib/i18n/locales';
import { company, lineUrl, phoneUrl } from '@/lib/site/company';
import { homeRoutes } from '@/lib/site/home-routes';
import { pagesAt, topMenu } from '@/lib/site/menus';
import { routes } from '@/lib/site/routes';
import { LanguageSwitcher } from './language-switcher';
import { MenuColumn } from './menu-column';
import { NavLink } from './nav-link';
import { PhoneMenuTrap } from './phone-menu-trap';

/** The menu of narrow screens: the whole screen, with the four routes on top and the languages below. */
export function PhoneMenu() {
  const t = useTranslations('common');
  const stripes = useTranslations('home.routes');
  const locale = useLocale();
  return (
    <PhoneMenuTrap label={t('nav.menu')}>
      <summary className="grid size-12 place-items-center" aria-label={t('nav.menu')}>
        <span className="group-open:hidden">
          <Icon name="menu" />
        </span>
        <span className="hidden group-open:block">
          <Icon name="close" />
        </span>
      </summary>
      <div className="fixed inset-x-0 top-18 bottom-0 z-menu overflow-y-auto overscroll-contain border-red border-t-4 bg-board pb-10">
        <ul className="menu-stripes">
          {homeRoutes.map(({ name, to }) => (
            <li key={name}>
              <PageLink to={to}>{stripes(name)}</PageLink>
            </li>
          ))}
        </ul>
        <ul className="menu-rows">
          {topMenu.map((entry) =>
            entry.kind === 'page' ? (
              <li key={entry.page}>
                <NavLink href={localePath(locale, routes[entry.page].path)} className="menu-row">
                  <Phrases text={t(`pages.${entry.page}`)} />
                </NavLink>
              </li>
            ) : (
              <li key={entry.group}>
                <details>
                  <summary className="menu-row">
                    {t(`menus.${entry.group}`)}
                    <span className="chevron me-1" />
                  </summary>
                  <div className="pb-3">
                    {entry.columns.map((column) => (
                      <MenuColumn key={column.place} column={column} />
                    ))}
                  </div>
                </details>
              </li>
            ),
          )}
        </ul>
        <div className="grid gap-3 px-(--pad) py-6">
          {pagesAt('account').map((page) => (
            <LinkButton key={page} to={page} look="secondary" label={t(`pages.${page}`)} />
          ))}
          <a href={phoneUrl} className="btn btn-red">
            {t('nav.call', { phone: company.phone })}
          </a>
          <ExternalLink href={lineUrl} className="btn btn-ghost">
            {t('nav.line')}
          </ExternalLink>
        </div>
        <div className="px-(--pad)">
          <LanguageSwitcher current={locale} label={t('footer.languages')} />
        </div>
      </div>
    </PhoneMenuTrap>
  );
}
