'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isOpenAt } from '@/lib/company/opening-hours';
import { askShop } from '@/lib/shop/ask-shop';

const minute = 60_000;

function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, minute);
  return () => clearInterval(timer);
}

/**
 * Says whether the agency is open at this moment; a built page cannot know, so it appears with the script. Days that the staff closed are
 * asked for once it is in sight.
 */
export function OpenNow({ words }: { words: { open: string; closed: string } }) {
  const place = useRef<HTMLSpanElement>(null);
  const [closed, setClosed] = useState<string>();
  useEffect(() => {
    const sight = new IntersectionObserver(async ([seen]) => {
      if (!seen?.isIntersecting) return;
      sight.disconnect();
      setClosed((await askShop(document.documentElement.lang)).closed);
    });
    if (place.current) sight.observe(place.current);
    return () => sight.disconnect();
  }, []);
  const isInHours = useSyncExternalStore<boolean | null>(
    everyMinute,
    () => isOpenAt(new Date()),
    () => null,
  );
  const isOpen = isInHours && !closed;
  return (
    <span
      ref={place}
      className="flex min-h-7 items-center gap-2 font-semibold"
      data-open={isOpen ?? undefined}
    >
      {isInHours !== null && (
        <>
          <span
            aria-hidden="true"
            className={`size-3 rounded-full ${isOpen ? 'bg-aqua' : 'bg-foot-ink-2'}`}
          />
          {isOpen ? words.open : (closed ?? words.closed)}
        </>
      )}
    </span>
  );
}
