'use client';

import { Toaster, toast } from 'react-hot-toast';
import { Icon } from './icon';
import type { Toast } from './toast';

/** The visible toasts. The library keeps at most 20 (spec §9). */
export function ToastList() {
  return <Toaster position="bottom-right" containerClassName="print:hidden" />;
}

/** Adds a toast to the list: five seconds, paused while the pointer is on it, 350 px wide at most (spec §9). */
export function pushToast({ text, kind }: Toast, dismissLabel: string): void {
  toast.custom(
    ({ id, visible }) => (
      <div
        hidden={!visible}
        data-toast={kind}
        className="group flex w-full max-w-[350px] items-center gap-3 rounded-board bg-ink ps-4 font-medium text-wall leading-snug [--focus:currentColor] data-[toast=error]:bg-red data-[toast=error]:text-on-red"
      >
        <span
          aria-hidden="true"
          className="size-4.5 shrink-0 rounded-full bg-mango group-data-[toast=error]:bg-current"
        />
        <span className="grow py-3.5">{text}</span>
        <button
          type="button"
          aria-label={dismissLabel}
          className="grid size-12 shrink-0 place-items-center"
          onClick={() => toast.dismiss(id)}
        >
          <Icon name="close" />
        </button>
      </div>
    ),
    { duration: 5000, removeDelay: 0 },
  );
}
