'use client';

import { usePathname } from 'next/navigation';

type DeskTabsProps = { label: string; tabs: readonly { href: string; label: string; count: number }[] };

/** The parts of the desk, with what waits in each; they can be moved with a thumb where they do not fit. */
export function DeskTabs({ label, tabs }: DeskTabsProps) {
  const pathname = usePathname();
  const longest = tabs
    .map(({ href }) => href)
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((one, other) => other.length - one.length)[0];
  return (
    <nav aria-label={label} className="wrap overflow-x-auto">
      <ul className="flex gap-1">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              href={tab.href}
              aria-current={tab.href === longest ? 'page' : undefined}
              className="flex min-h-12 items-center gap-2 whitespace-nowrap border-transparent border-b-4 px-3 font-semibold aria-[current]:border-red"
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
