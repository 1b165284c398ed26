'use client';

import { useEffect, useState } from 'react';

/** Whether the visitor has left for another app and come back. */
export function useReturned(): boolean {
  const [hasReturned, setHasReturned] = useState(false);
  useEffect(() => {
    let hasLeft = false;
    const follow = () => {
      if (document.visibilityState === 'hidden') hasLeft = true;
      else if (hasLeft) setHasReturned(true);
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return hasReturned;
}
