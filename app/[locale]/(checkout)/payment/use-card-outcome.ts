'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { post } from '@/lib/browser/post';
import type { CardOutcome } from '@/lib/orders/card/card-outcome';

/** How long to wait before asking again, in milliseconds, and how often: a minute in all. */
const pause = 3000;
const maxAsks = 20;

const never = () => () => undefined;
const sessionOfPage = () => new URLSearchParams(location.search).get('session_id');

type Shown = CardOutcome | { outcome: 'checking' | 'unreachable' };

/** What the server knows of the payment that this page's address names; asks again while it is under way. */
export function useCardOutcome(): { session: string | null; shown: Shown } {
  const session = useSyncExternalStore(never, sessionOfPage, () => null);
  const [shown, setShown] = useState<Shown>({ outcome: 'checking' });
  useEffect(() => {
    if (session === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    const ask = async (asksLeft: number) => {
      const answer = await askOutcome(session);
      if (isLeft) return;
      setShown(answer);
      const isSettled = answer.outcome !== 'processing' && answer.outcome !== 'unreachable';
      if (!isSettled && asksLeft > 0) timer = setTimeout(() => void ask(asksLeft - 1), pause);
    };
    void ask(maxAsks);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [session]);
  return session === null ? { session, shown: { outcome: 'unknown' } } : { session, shown };
}

async function askOutcome(session: string): Promise<Shown> {
  const answer = await post<CardOutcome>('/api/payments/card/outcome', { session });
  if (answer.ok) return answer.data;
  return { outcome: answer.error.code === 'invalid' ? 'unknown' : 'unreachable' };
}
