'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

/**
 * Gives menus made of `<details>`, which open and close without script, what they cannot do by themselves: arrows and
 * Escape, closing by a click elsewhere or on a link, and on narrow screens the focus kept inside.
 */
export function MenuKeys({ label, children }: { label: string; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const isInside = nav.current?.contains(target) ?? false;
      if (!isInside || target.closest('a')) closeAll(nav.current);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: menu, target, key } = event;
    if (!(target instanceof HTMLElement)) return;
    if (key === 'Escape') closeAround(menu, target);
    else if (moveFocus(menu, target, event)) event.preventDefault();
  };

  return (
    <nav ref={nav} aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </nav>
  );
}

function closeAll(nav: HTMLElement | null): void {
  for (const details of nav?.querySelectorAll('details[open]') ?? []) details.removeAttribute('open');
}

/** Closes the menu that an element is in and gives the focus back to what opened it. */
function closeAround(nav: HTMLElement, element: HTMLElement): void {
  const details = nav.querySelector('.phone-menu[open]') ?? element.closest('details[open]');
  if (!details) return;
  closeAll(nav);
  details.querySelector('summary')?.focus();
}

/** Down and up walk through an open menu, down opens a closed one; right and left walk along the bar; Tab stays on a phone. */
function moveFocus(nav: HTMLElement, from: HTMLElement, { key, shiftKey }: KeyboardEvent): boolean {
  const details = from.closest('details');
  if (key === 'Tab') {
    if (!nav.querySelector('.phone-menu[open]')) return false;
    return step(nav.querySelectorAll('a, summary'), from, shiftKey ? -1 : 1);
  }
  if (details && (key === 'ArrowDown' || key === 'ArrowUp')) {
    details.open = true;
    return step(details.querySelectorAll('summary, a'), from, key === 'ArrowDown' ? 1 : -1);
  }
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return false;
  const bar = nav.querySelectorAll<HTMLElement>('.menu-bar > li > a, .menu-bar > li > details > summary');
  return step(bar, details?.querySelector('summary') ?? from, key === 'ArrowRight' ? 1 : -1);
}

function step(items: NodeListOf<HTMLElement>, from: HTMLElement, by: 1 | -1): boolean {
  const all = [...items].filter((item) => item.checkVisibility());
  const at = all.indexOf(from);
  if (at < 0) return false;
  all[(at + by + all.length) % all.length]?.focus();
  return true;
}
