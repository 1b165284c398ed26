'use client';

import { Toaster, toast } from 'react-hot-toast';
import type { Toast } from './toast';
import { ToastCard } from './toast-card';

/** The visible toasts. The library keeps at most 20. */
export function ToastList() {
  return <Toaster position="bottom-right" containerClassName="print:hidden" />;
}

/** Adds a toast to the list: for five seconds, paused while the pointer is on it; one with an action leaves by itself. */
export function pushToast(content: Toast, dismissLabel: string): void {
  toast.custom(
    ({ id, visible }) => (
      <ToastCard
        toast={content}
        isVisible={visible}
        dismissLabel={dismissLabel}
        onDismiss={() => toast.dismiss(id)}
      />
    ),
    { duration: content.action ? Number.POSITIVE_INFINITY : 5000, removeDelay: 0 },
  );
}
