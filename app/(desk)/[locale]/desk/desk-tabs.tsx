'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

type DeskTabsProps = {
  label: string;
  tabs: readonly { href: string; label: ReactNode; sign: ReactNode; count: number }[];
};

/** The parts of the desk, with what waits in each: all in sight, on a phone too. A page that is in none of them marks none. */
export function DeskTabs({ label, tabs }: DeskTabsProps) {
  const pathname = usePathname();
  const [start, ...parts] = tabs.map(({ href }) => href);
  const current = pathname === start ? start : parts.find((href) => `${pathname}/`.startsWith(`${href}/`));
  return (
    <nav aria-label={label} className="desk-tabs">
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a href={tab.href} aria-current={tab.href === current ? 'page' : undefined}>
              <span className="desk-sign">
                {tab.sign}
                {tab.count > 0 && <span className="desk-count">{tab.count}</span>}
              </span>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
