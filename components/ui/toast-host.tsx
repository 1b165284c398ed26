'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { hostToasts } from './toast';

/** Loads the list when the first toast comes; says each toast to screen readers from a region that was there before. */
export function ToastHost({ dismissLabel }: { dismissLabel: string }) {
  const [spoken, setSpoken] = useState<string>();
  const [List, setList] = useState<ComponentType<{ dismissLabel: string }>>();
  useEffect(
    () =>
      hostToasts(async (toast) => {
        setSpoken([toast.text, toast.action?.label].filter(Boolean).join('. '));
        const { addToast, ToastList } = await import('./toast-list');
        setList(() => ToastList);
        addToast(toast);
      }),
    [],
  );
  return (
    <>
      <div role="status" className="sr-only">
        {spoken}
      </div>
      {List && <List dismissLabel={dismissLabel} />}
    </>
  );
}
