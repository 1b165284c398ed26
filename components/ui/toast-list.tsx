'use client';

import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { buttonClass } from './button-class';
import { Icon } from './icon';
import type { Toast } from './toast';

type ListedToast = Toast & { id: number };

const mostToasts = 20;

/** The toasts on the page, the newest last. */
export const useToasts = create<{ toasts: readonly ListedToast[]; count: number }>()(() => ({
  toasts: [],
  count: 0,
}));

/** Adds a toast to the list; when there are too many, the oldest makes room. */
export function addToast(toast: Toast): void {
  useToasts.setState(({ toasts, count }) => ({
    toasts: [...toasts, { ...toast, id: count }].slice(-mostToasts),
    count: count + 1,
  }));
}

function removeToast({ id }: ListedToast): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Inline, since the list is loaded when the first toast comes, and the style sheet with every page. */
const place = {
  position: 'fixed',
  right: '1rem',
  bottom: '1rem',
  width: 'min(350px, 100% - 2rem)',
  maxHeight: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  zIndex: 9999,
} as const;

/** How long a toast stays, in seconds; one that offers something to do gives time to reach it. */
const timeToRead = 5;
const timeToAct = 8;

/** The toasts in a corner of the page, 350 px wide at most, the newest at the bottom. */
export function ToastList({ dismissLabel }: { dismissLabel: string }) {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div style={place} className="grid gap-2 print:hidden" data-toasts>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />
      ))}
    </div>
  );
}

/** What happened, what can be done about it, and a way to be rid of it. */
function ToastCard({ toast, dismissLabel }: { toast: ListedToast; dismissLabel: string }) {
  const card = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { text, kind } = toast;
  const link = toast.action && 'href' in toast.action ? toast.action : undefined;
  const action = toast.action && 'run' in toast.action ? toast.action : undefined;

  useEffect(() => {
    if (toast.action && 'run' in toast.action && toast.action.focusAfter) button.current?.focus();
    const time = toast.action ? timeToAct : timeToRead;
    let secondsLeft = time;
    const clock = setInterval(() => {
      const isHeld = card.current?.closest('[data-toasts]')?.matches(':hover, :focus-within');
      secondsLeft = isHeld ? time : secondsLeft - 1;
      if (secondsLeft === 0) removeToast(toast);
    }, 1000);
    return () => clearInterval(clock);
  }, [toast]);

  const leave = () => {
    removeToast(toast);
    action?.focusAfter?.();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is for whoever is on one of its buttons
    <div
      ref={card}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
      data-toast={kind}
      className="group flex items-center gap-3 rounded-board bg-ink ps-4 font-medium text-wall leading-snug [--focus:currentColor] data-[toast=error]:bg-red data-[toast=error]:text-on-red"
    >
      <span
        aria-hidden="true"
        className="size-4.5 shrink-0 rounded-full bg-mango group-data-[toast=error]:bg-current"
      />
      <span className="grow py-3.5">{text}</span>
      {link && (
        <a href={link.href} className={`${buttonClass.text} shrink-0 self-stretch px-2 font-semibold`}>
          {link.label}
        </a>
      )}
      {action && (
        <button
          ref={button}
          type="button"
          className={`${buttonClass.text} shrink-0 self-stretch px-2 font-semibold`}
          onClick={() => {
            action.run();
            leave();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={dismissLabel}
        className="grid size-12 shrink-0 place-items-center"
        onClick={leave}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
