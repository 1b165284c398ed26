'use client';

import { useEffect } from 'react';

/** Tells the page's first script (`scripts/finish/late-start.ts`) that buttons are heard from now on. */
export function Awake() {
  useEffect(() => {
    document.documentElement.setAttribute('data-awake', '');
    dispatchEvent(new Event('awake'));
  }, []);
  return null;
}
