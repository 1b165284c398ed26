'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

type DeskTabsProps = {
  label: string;
  tabs: readonly { href: string; label: ReactNode; sign: ReactNode; count: number }[];
};

/** The parts of the desk, with what waits in each: all in one row, on a phone too. */
export function DeskTabs({ label, tabs }: DeskTabsProps) {
  const pathname = usePathname();
  const longest = tabs
    .map(({ href }) => href)
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((one, other) => other.length - one.length)[0];
  return (
    <nav aria-label={label} className="desk-tabs">
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a href={tab.href} aria-current={tab.href === longest ? 'page' : undefined}>
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
