'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { type DeskPart, DeskSign } from './desk-sign';

type Tab = { part: DeskPart; href: string; label: ReactNode; count: number };

type DeskTabsProps = {
  label: string;
  /** The name of the button that shows the parts far from a thumb. */
  more: ReactNode;
  /** The parts in daily use; a phone has them at its lower edge. */
  near: readonly Tab[];
  far: readonly Tab[];
  /** Below the parts. */
  children: ReactNode;
};

/** The parts of the desk, with what waits in each. A page that is in none of them marks none. */
export function DeskTabs({ label, more, near, far, children }: DeskTabsProps) {
  const pathname = usePathname();
  const [start, ...parts] = [...near, ...far].map(({ href }) => href);
  const current = pathname === start ? start : parts.find((href) => `${pathname}/`.startsWith(`${href}/`));
  const listed = (tabs: readonly Tab[]) =>
    tabs.map((tab) => (
      <li key={tab.href}>
        <a
          href={tab.href}
          className={`room-${tab.part}`}
          aria-current={tab.href === current ? 'page' : undefined}
        >
          <DeskSign part={tab.part} />
          {tab.label}
          <Count count={tab.count} />
        </a>
      </li>
    ));
  return (
    <nav aria-label={label} className="desk-tabs">
      <ul>
        {listed(near)}
        <li className="desk-more">
          <button type="button" popoverTarget="desk-more">
            <DeskSign part="more" />
            {more}
            <Count count={far.reduce((sum, { count }) => sum + count, 0)} />
          </button>
        </li>
      </ul>
      <div id="desk-more" popover="auto">
        <ul>{listed(far)}</ul>
        {children}
      </div>
    </nav>
  );
}

function Count({ count }: { count: number }) {
  return count > 0 && <span className="desk-count">{count}</span>;
}
