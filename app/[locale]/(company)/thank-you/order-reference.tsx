'use client';

import { useSyncExternalStore } from 'react';
import { fill } from '@/lib/i18n/fill';
import { lastReference } from '@/lib/orders/last-reference';

const never = () => () => undefined;

/** The reference of the order that this tab has just completed, nothing otherwise. `text` has a place for `{reference}`. */
export function OrderReference({ text }: { text: string }) {
  const reference = useSyncExternalStore(never, lastReference, () => null);
  return reference && <p className="font-display text-h3">{fill(text, { reference })}</p>;
}
