'use client';

import { FromAddress } from '@/components/forms/from-address';
import { post } from '@/lib/browser/post';

type KeyFromAddressProps = {
  /** What takes the key, such as `/api/my-orders/PT-4C7XHM/key`. */
  api: `/api/${string}`;
  words: { opening: string; failed: string };
};

/** Trades the key that a mail's link has behind its # for a cookie. */
export function KeyFromAddress({ api, words }: KeyFromAddressProps) {
  const open = async (key: string) => {
    const { ok } = await post(api, { key });
    if (ok) location.reload();
    return ok;
  };
  return <FromAddress pattern={/^[0-9a-f]{32}$/} words={words} open={open} />;
}
