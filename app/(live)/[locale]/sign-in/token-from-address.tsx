'use client';

import { FromAddress } from '@/components/forms/from-address';
import { post } from '@/lib/browser/post';

type TokenFromAddressProps = {
  next: string;
  remembers: boolean;
  words: { opening: string; failed: string };
};

/** Signs in with the token that a mail's link has behind its #. */
export function TokenFromAddress({ next, remembers, words }: TokenFromAddressProps) {
  const open = async (token: string) => {
    const [, locale] = location.pathname.split('/');
    const answer = await post<{ next: string }>('/api/identity/sessions', {
      token,
      next,
      remember: remembers,
    });
    if (answer.ok)
      location.replace(locale === 'sign-in' ? answer.data.next : `/${locale}${answer.data.next}`);
    return answer.ok;
  };
  return <FromAddress pattern={/./} words={words} open={open} />;
}
