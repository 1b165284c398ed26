'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { fill } from '@/lib/i18n/fill';
import { useCardOutcome } from '../use-card-outcome';

type FailedResultProps = { reference: string; successPage: string };

/** The order that failed, if the address names one; a payment that did not fail belongs on the other page. */
export function FailedResult({ reference, successPage }: FailedResultProps) {
  const router = useRouter();
  const { session, shown } = useCardOutcome();
  useEffect(() => {
    if (session !== null && (shown.outcome === 'paid' || shown.outcome === 'processing'))
      router.replace(`${successPage}?session_id=${encodeURIComponent(session)}`);
  }, [session, shown, router, successPage]);
  return (
    <div role="status" className="empty:hidden">
      {shown.outcome === 'failed' && <p>{fill(reference, { reference: shown.reference })}</p>}
    </div>
  );
}
