'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';

/** The open menu keeps the focus inside, Escape closes it, and so does a chosen link; without script it still opens. */
export function PhoneMenuTrap({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);

  const close = () => {
    if (menu.current) menu.current.open = false;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!menu.current?.open) return;
    const stops = [...menu.current.querySelectorAll<HTMLElement>('a, summary')].filter((stop) =>
      stop.checkVisibility(),
    );
    const first = stops[0];
    const last = stops.at(-1);
    if (event.key === 'Escape') {
      close();
      first?.focus();
    } else if (event.key === 'Tab' && event.target === (event.shiftKey ? first : last)) {
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    }
  };

  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };

  return (
    <nav aria-label={label} className="xl:hidden" onKeyDown={onKeyDown} onClick={onClick}>
      <details ref={menu} className="phone-menu group">
        {children}
      </details>
    </nav>
  );
}
