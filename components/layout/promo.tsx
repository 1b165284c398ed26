'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { type Locale, withoutLocale } from '@/lib/i18n/locales';
import { isQuiet, offer, offerEnd } from '@/lib/site/offer';
import { isOfferClosed } from '@/lib/site/offer-memory';

const delay = 10_000;
const pause = 1000;

/** While one of these is open or being filled in, the pop-up waits. */
const busy = 'dialog[open], .phone-menu[open], input:focus, textarea:focus, select:focus';

/**
 * The promotional pop-up: opens once, ten seconds after the page was loaded; moving on inside the site does
 * not start the time anew. What it shows is fetched when it is due, so that no page carries it (docs/decisions/0013).
 */
export function Promo({ locale, price }: { locale: Locale; price: string }) {
  const [isDue, setIsDue] = useState(false);
  const [Board, setBoard] = useState<ComponentType>();
  const isQuietPage = isQuiet(withoutLocale(usePathname()));

  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), Math.max(0, delay - performance.now()));
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!isDue || isQuietPage) return;
    const open = async () => {
      if (document.querySelector(busy)) return;
      clearInterval(waiting);
      setIsDue(false);
      const end = offerEnd(offer);
      if ((end !== undefined && end <= Date.now()) || isOfferClosed(offer.id)) return;
      const { makePromoBoard } = await import('./promo-board');
      const made = await makePromoBoard({ locale, price });
      setBoard(() => made);
    };
    const waiting = setInterval(open, pause);
    void open();
    return () => clearInterval(waiting);
  }, [isDue, isQuietPage, locale, price]);

  return Board && <Board />;
}
