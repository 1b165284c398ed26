'use client';

import { useSyncExternalStore } from 'react';
import { demoQuery } from '@/lib/checkout/demo-query';
import { lastReference } from '@/lib/checkout/last-reference';
import { fill } from '@/lib/i18n/fill';

const never = () => () => undefined;
const isDemoPage = () => location.search === demoQuery;

type ThanksProps = { words: { reference: string; next: string; demo: string } };

/**
 * What happens next, with the reference of the order that this tab has just completed; after a simulated card payment,
 * that nothing does. `reference` has a place for `{reference}`.
 */
export function Thanks({ words }: ThanksProps) {
  const reference = useSyncExternalStore(never, lastReference, () => null);
  const isDemo = useSyncExternalStore(never, isDemoPage, () => false);
  if (isDemo) return <p className="sign-lead">{words.demo}</p>;
  return (
    <>
      {reference && <p className="font-display text-h3">{fill(words.reference, { reference })}</p>}
      <p className="sign-lead">{words.next}</p>
    </>
  );
}
