'use client';

import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { post } from '@/lib/browser/post';

type KeyFromAddressProps = {
  /** What takes the key, such as `/api/my-orders/PT-4C7XHM/key`. */
  api: `/api/${string}`;
  words: { opening: string; failed: string };
};

/**
 * Trades the key that a mail's link has behind its # for a cookie, and takes it out of the address before anything else happens, so that
 * it stays in no history and no screenshot.
 */
export function KeyFromAddress({ api, words }: KeyFromAddressProps) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    const key = location.hash.slice(1);
    if (!/^[0-9a-f]{32}$/.test(key)) return;
    history.replaceState(null, '', location.pathname);
    setText(words.opening);
    void post(api, { key }).then((answer) => {
      if (answer.ok) location.reload();
      else setText(words.failed);
    });
  }, [api, words]);

  return (
    <div role="status" className="empty:hidden">
      {text && (
        <Notice look={text === words.failed ? 'red' : 'info'}>
          <p>{text}</p>
        </Notice>
      )}
    </div>
  );
}
