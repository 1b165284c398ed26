'use client';

import { usePathname } from 'next/navigation';

type DeskTabsProps = { label: string; tabs: readonly { href: string; label: string; count: number }[] };

/** The parts of the desk, with what waits in each; on a phone in two rows, so that nothing that waits is out of sight. */
export function DeskTabs({ label, tabs }: DeskTabsProps) {
  const pathname = usePathname();
  const longest = tabs
    .map(({ href }) => href)
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((one, other) => other.length - one.length)[0];
  return (
    <nav aria-label={label} className="wrap">
      <ul className="grid grid-cols-3 gap-x-1 sm:flex sm:flex-wrap">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              href={tab.href}
              aria-current={tab.href === longest ? 'page' : undefined}
              className="flex h-full min-h-12 flex-wrap items-center justify-center gap-x-2 border-transparent border-b-4 py-1 text-center font-semibold text-small leading-tight aria-[current]:border-red sm:px-3 sm:text-body"
            >
              {tab.label}
              {tab.count > 0 && (
                <span className="grid min-w-6 place-items-center rounded-full bg-red px-1.5 text-on-red text-small leading-6">
                  {tab.count}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
