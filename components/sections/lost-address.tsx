'use client';

import { useSyncExternalStore } from 'react';
import { lostName } from '@/lib/browser/lost-name';

const never = () => () => undefined;
const path = () => location.pathname;

/** The end of the address that leads nowhere, lettered on the plate of the motif `deadend`. Decoration only: the address bar says it too. */
export function LostAddress() {
  const name = lostName(useSyncExternalStore(never, path, () => '/'));
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" className="motif motif-drawn lost-address">
      {name && <path d="M62 152H338" />}
      <text x="200" y="159.5" textLength={name.length > 14 ? 252 : undefined} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </svg>
  );
}
