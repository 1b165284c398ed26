import { useEffect, useState } from 'react';
import { referencePattern } from '@/lib/fields/reference';

/** The order whose page led here, as the address names it, once the page is live: it is prerendered without one. */
export function usePayingOrder(): string | undefined {
  const [reference, setReference] = useState<string>();
  useEffect(() => {
    const named = new URLSearchParams(location.search).get('order') ?? '';
    if (referencePattern.test(named)) setReference(named);
  }, []);
  return reference;
}
