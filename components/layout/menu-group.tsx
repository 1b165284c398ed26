import { useTranslations } from 'next-intl';
import type { MenuEntry } from '@/lib/site/menus';
import { MenuColumn } from './menu-column';

/** A group of the menu. On wide screens one column hangs below its name; several share a panel as wide as the page. */
export function MenuGroup({ entry: { group, columns } }: { entry: Extract<MenuEntry, { kind: 'group' }> }) {
  const t = useTranslations('common.menus');
  const isWide = columns.length > 1;
  return (
    <li>
      <details name="menu">
        <summary>{t(group)}</summary>
        <div className={isWide ? 'menu-panel menu-mega' : 'menu-panel'}>
          {columns.map((column) => (
            <div key={column.place}>
              {isWide && <p>{t(column.place)}</p>}
              <MenuColumn column={column} />
            </div>
          ))}
        </div>
      </details>
    </li>
  );
}
