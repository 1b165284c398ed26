'use client';

import { useSyncExternalStore } from 'react';
import { isOpenAt } from '@/lib/company/opening-hours';

const minute = 60_000;

function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, minute);
  return () => clearInterval(timer);
}

/** Says whether the agency is open at this moment; a built page cannot know, so it appears with the script. */
export function OpenNow({ words }: { words: { open: string; closed: string } }) {
  const isOpen = useSyncExternalStore<boolean | null>(
    everyMinute,
    () => isOpenAt(new Date()),
    () => null,
  );
  return (
    <span className="flex min-h-7 items-center gap-2 font-semibold" data-open={isOpen ?? undefined}>
      {isOpen !== null && (
        <>
          <span
            aria-hidden="true"
            className={`size-3 rounded-full ${isOpen ? 'bg-aqua' : 'bg-foot-ink-2'}`}
          />
          {isOpen ? words.open : words.closed}
        </>
      )}
    </span>
  );
}
