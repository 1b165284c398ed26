'use client';

import { useEffect, useRef, useState } from 'react';
import type { ShopNow } from '@/lib/publishing/shop-now';
import { askShop } from '@/lib/shop/ask-shop';

/** Says whether the agency is open at this moment, which a built page cannot know: it is asked for whenever this comes into sight. */
export function OpenNow() {
  const place = useRef<HTMLSpanElement>(null);
  const [hours, setHours] = useState<ShopNow['hours']>();
  useEffect(() => {
    const sight = new IntersectionObserver(async ([seen]) => {
      if (seen?.isIntersecting) setHours((await askShop(document.documentElement.lang)).hours);
    });
    if (place.current) sight.observe(place.current);
    return () => sight.disconnect();
  }, []);
  return (
    <span ref={place} className="flex min-h-7 items-center gap-2 font-semibold" data-open={hours?.isOpen}>
      {hours && (
        <>
          <span
            aria-hidden="true"
            className={`size-3 rounded-full ${hours.isOpen ? 'bg-aqua' : 'bg-foot-ink-2'}`}
          />
          {hours.text}
        </>
      )}
    </span>
  );
}
