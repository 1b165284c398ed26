'use client';

import { Toaster, toast } from 'react-hot-toast';
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
        className="flex w-full max-w-[350px] items-center gap-2 rounded-board bg-ink ps-4 text-wall data-[toast=error]:bg-red data-[toast=error]:text-on-red"
      >
        <span className="grow py-3">{text}</span>
        <button
          type="button"
          aria-label={dismissLabel}
          className="size-11 shrink-0 cursor-pointer"
          onClick={() => toast.dismiss(id)}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
    ),
    { duration: 5000, removeDelay: 0 },
  );
}
