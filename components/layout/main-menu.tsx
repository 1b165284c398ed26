import { useLocale, useTranslations } from 'next-intl';
import { Phrases } from '@/components/ui/phrases';
import { localePath } from '@/lib/i18n/locales';
import { type MenuEntry, topMenu } from '@/lib/site/menus';
import { routes } from '@/lib/site/routes';
import { MenuColumn } from './menu-column';
import { MenuKeys } from './menu-keys';
import { NavLink } from './nav-link';

/** The menus of the top bar on wide screens. */
export function MainMenu() {
  const t = useTranslations('common');
  const locale = useLocale();
  return (
    <MenuKeys label={t('nav.label')} className="hidden xl:block">
      <ul data-bar="" className="flex items-center gap-0.5">
        {topMenu.map((entry) =>
          entry.kind === 'page' ? (
            <li key={entry.page}>
              <NavLink href={localePath(locale, routes[entry.page].path)} className="bar-item">
                <Phrases text={t(`pages.${entry.page}`)} />
              </NavLink>
            </li>
          ) : (
            <Dropdown key={entry.group} entry={entry} />
          ),
        )}
      </ul>
    </MenuKeys>
  );
}

/** One column hangs below its name; several share a panel as wide as the page. */
function Dropdown({ entry: { group, columns } }: { entry: Extract<MenuEntry, { kind: 'group' }> }) {
  const t = useTranslations('common.menus');
  const isWide = columns.length > 1;
  return (
    <li className={isWide ? undefined : 'relative'}>
      <details name="menu">
        <summary className="bar-item">
          {t(group)}
          <span className="chevron" />
        </summary>
        <div
          className={`absolute z-menu border-red border-t-4 bg-board shadow-panel ${isWide ? 'inset-x-0 top-full pt-8 pb-10' : 'top-[calc(100%+.9rem)] right-0 w-72 px-6 py-4'}`}
        >
          <div
            className={
              isWide ? 'mx-auto grid max-w-head auto-cols-fr grid-flow-col gap-8 px-(--pad)' : undefined
            }
          >
            {columns.map((column) => (
              <div key={column.place}>
                {isWide && (
                  <p className="mb-2 border-ink border-b-2 pb-2.5 font-display text-[1.375rem]">
                    {t(column.place)}
                  </p>
                )}
                <MenuColumn column={column} />
              </div>
            ))}
          </div>
        </div>
      </details>
    </li>
  );
}
