'use client';

import { useEffect } from 'react';

/** Longer than tubes take to strike (arrival.css), in milliseconds: pages that come without a load of their own are lit. */
const strikingTime = 2000;

/** Tells the page's first script (`scripts/build/finish/deferred-start.ts`) that buttons are heard from now on. */
export function Awake() {
  useEffect(() => {
    // Islands draw themselves once more with what only a browser knows, right after the first effects.
    const timer = setTimeout(() => {
      document.documentElement.setAttribute('data-awake', '');
      dispatchEvent(new Event('awake'));
    });
    const struck = setTimeout(() => document.documentElement.setAttribute('data-lit', ''), strikingTime);
    return () => {
      clearTimeout(timer);
      clearTimeout(struck);
    };
  }, []);
  return null;
}
