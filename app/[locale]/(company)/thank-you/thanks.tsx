'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { thanksOf } from '@/lib/checkout/thanks';
import { fill } from '@/lib/i18n/fill';

const never = () => () => undefined;
const search = () => location.search;
const useThanks = () => thanksOf(useSyncExternalStore(never, search, () => ''));

type ThanksProps = { words: { reference: string; next: string; demo: string } };

/**
 * What happens next, with the reference of the order that was just completed; after a simulated card payment, that
 * nothing does. `reference` has a place for `{reference}`.
 */
export function Thanks({ words }: ThanksProps) {
  const thanks = useThanks();
  if (thanks.kind === 'demo') return <p className="sign-lead">{words.demo}</p>;
  return (
    <>
      {thanks.kind === 'order' && (
        <p className="font-display text-h3">{fill(words.reference, { reference: thanks.reference })}</p>
      )}
      <p className="sign-lead">{words.next}</p>
    </>
  );
}

/** What is said about mail that is on its way, so not after a simulated payment. */
export function WithMail({ children }: { children: ReactNode }) {
  return useThanks().kind !== 'demo' && children;
}
