'use client';

import { useEffect } from 'react';

/** Tells the page's first script (`scripts/finish/late-start.ts`) that buttons are heard from now on. */
export function Awake() {
  useEffect(() => {
    // Islands draw themselves once more with what only a browser knows, right after the first effects.
    const timer = setTimeout(() => {
      document.documentElement.setAttribute('data-awake', '');
      dispatchEvent(new Event('awake'));
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
