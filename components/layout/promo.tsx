'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { followCalm } from '@/lib/browser/calm';
import { isQuiet, shownOffer } from '@/lib/company/offer';
import { type Locale, withoutLocale } from '@/lib/i18n/locales';
import { isOfferClosed } from '@/lib/site/offer-memory';
import type { OfferedItem } from './promo-board';

type PromoProps = { locale: Locale; price: string; offered?: OfferedItem; isLive: boolean };

const delay = 10_000;
const pause = 1000;

/**
 * The promotional pop-up: opens once, ten seconds after the page was loaded, as soon as nobody is busy then; moving on inside the site does
 * not start the time anew. What it shows is fetched when it is due, so that no page carries it (docs/decisions/0005).
 */
export function Promo({ locale, price, offered, isLive }: PromoProps) {
  const [isDue, setIsDue] = useState(false);
  const [Board, setBoard] = useState<ComponentType>();
  const path = withoutLocale(usePathname());
  const calm = useRef<ReturnType<typeof followCalm>>(undefined);

  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), Math.max(0, delay - performance.now()));
    return () => clearTimeout(timer);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page anew, since a form that was written in keeps its page quiet alone
  useEffect(() => {
    const following = followCalm();
    calm.current = following;
    return following.stop;
  }, [path]);

  useEffect(() => {
    if (!isDue || isQuiet(path)) return;
    const open = async () => {
      if (!calm.current?.isCalm()) return;
      clearInterval(waiting);
      setIsDue(false);
      const offer = shownOffer({ isLive, now: Date.now() });
      if (!offer || isOfferClosed(offer.id)) return;
      const { makePromoBoard } = await import('./promo-board');
      const made = await makePromoBoard({ locale, price, offered });
      setBoard(() => made);
    };
    const waiting = setInterval(open, pause);
    void open();
    return () => clearInterval(waiting);
  }, [isDue, path, locale, price, offered, isLive]);

  return Board && <Board />;
}
