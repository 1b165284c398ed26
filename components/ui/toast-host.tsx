'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { onToast, type Toast } from './toast';

/** Loads the toast list when the first toast comes; says each toast to screen readers from a region that was there before. */
export function ToastHost({ dismissLabel }: { dismissLabel: string }) {
  const [spoken, setSpoken] = useState<Toast>();
  const [List, setList] = useState<ComponentType>();
  useEffect(
    () =>
      onToast(async (toast) => {
        setSpoken(toast);
        const { pushToast, ToastList } = await import('./toast-list');
        setList(() => ToastList);
        pushToast(toast, dismissLabel);
      }),
    [dismissLabel],
  );
  return (
    <>
      <div role="status" className="sr-only">
        {spoken && [spoken.text, spoken.action?.label].filter(Boolean).join('. ')}
      </div>
      {List && <List />}
    </>
  );
}
