'use client';

import { useCallback, useEffect, useState } from 'react';
import { post } from '@/lib/browser/post';
import type { PaymentWays } from '@/lib/orders/slip/payment-ways';
import type { Result } from '@/lib/result';

/** How these items can be paid, from the server; undefined while it is asked. */
export function usePaymentWays(items: readonly string[]) {
  const [ways, setWays] = useState<Result<PaymentWays>>();
  const load = useCallback(async () => {
    setWays(undefined);
    setWays(await post<PaymentWays>('/api/payments/promptpay', { items }));
  }, [items]);
  useEffect(() => {
    void load();
  }, [load]);
  return { ways, load };
}
