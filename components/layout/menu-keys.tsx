'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

type MenuKeysProps = { className?: string; label: string; children: ReactNode };

/**
 * Gives menus made of `<details>`, which open and close without script, what they cannot do by themselves: arrows and
 * Escape, and closing by a click elsewhere or on a link.
 */
export function MenuKeys({ className, label, children }: MenuKeysProps) {
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
    if (!(event.target instanceof HTMLElement)) return;
    if (event.key === 'Escape') closeAround(event.target);
    else if (moveFocus(event.currentTarget, event.target, event.key)) event.preventDefault();
  };

  return (
    <nav ref={nav} aria-label={label} className={className} onKeyDown={onKeyDown}>
      {children}
    </nav>
  );
}

function closeAll(nav: HTMLElement | null): void {
  for (const details of nav?.querySelectorAll('details[open]') ?? []) details.removeAttribute('open');
}

/** Closes the menu that an element is in and gives the focus back to what opened it. */
function closeAround(element: HTMLElement): void {
  const details = element.closest<HTMLDetailsElement>('details[open]');
  if (!details) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** Down and up walk through an open menu, down opens a closed one; right and left walk along the bar. */
function moveFocus(nav: HTMLElement, from: HTMLElement, key: string): boolean {
  const details = from.closest('details');
  if (details && (key === 'ArrowDown' || key === 'ArrowUp')) {
    details.open = true;
    return step(details.querySelectorAll<HTMLElement>('summary, a'), from, key === 'ArrowDown' ? 1 : -1);
  }
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return false;
  const bar = nav.querySelectorAll<HTMLElement>('[data-bar] > li > a, [data-bar] > li > details > summary');
  return step(bar, details?.querySelector('summary') ?? from, key === 'ArrowRight' ? 1 : -1);
}

function step(items: NodeListOf<HTMLElement>, from: HTMLElement, by: 1 | -1): boolean {
  const all = [...items].filter((item) => item.checkVisibility());
  const at = all.indexOf(from);
  if (at < 0) return false;
  all[(at + by + all.length) % all.length]?.focus();
  return true;
}
