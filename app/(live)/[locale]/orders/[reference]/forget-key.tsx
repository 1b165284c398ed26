'use client';

import { useEffect } from 'react';

/** Takes the key of a link out of the address of an order that is open already. */
export function ForgetKey() {
  useEffect(() => {
    if (/^#[0-9a-f]{32}$/.test(location.hash)) history.replaceState(null, '', location.pathname);
  }, []);
  return null;
}
