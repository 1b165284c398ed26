'use client';

import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { post } from '@/lib/browser/post';

type TokenFromAddressProps = {
  next: string;
  remembers: boolean;
  words: { opening: string; failed: string };
};

/** Signs in with the token that a mail's link has behind its #, which leaves the address before anything else happens. */
export function TokenFromAddress({ next, remembers, words }: TokenFromAddressProps) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    const token = location.hash.slice(1);
    if (token === '') return;
    history.replaceState(null, '', location.pathname + location.search);
    setText(words.opening);
    const [, locale] = location.pathname.split('/');
    void post<{ next: string }>('/api/identity/sessions', { token, next, remember: remembers }).then(
      (answer) => {
        if (answer.ok)
          location.replace(locale === 'sign-in' ? answer.data.next : `/${locale}${answer.data.next}`);
        else setText(words.failed);
      },
    );
  }, [next, remembers, words]);

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
