'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { withoutLocale } from '@/lib/i18n/locales';
import { isQuiet } from '@/lib/site/offer';
import { closeOffer, isOfferClosed } from '@/lib/site/offer-memory';

type PromoDialogProps = {
  id: string;
  /** When the offer ends, in milliseconds since 1970. */
  end: number | undefined;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

const delay = 10_000;
const pause = 1000;

/** Opens once, ten seconds after the page was loaded; moving on inside the site does not start the time anew. */
export function PromoDialog({ id, end, title, closeLabel, children }: PromoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isDue, setIsDue] = useState(false);
  const isQuietPage = isQuiet(withoutLocale(usePathname()));

  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), Math.max(0, delay - performance.now()));
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!isDue || isQuietPage) return;
    const open = () => {
      const isBusy = document.querySelector('dialog[open], .phone-menu[open]') !== null;
      if (isBusy) return;
      clearInterval(waiting);
      setIsDue(false);
      const isOver = end !== undefined && end <= Date.now();
      if (!isOver && !isOfferClosed(id)) dialog.current?.showModal();
    };
    const waiting = setInterval(open, pause);
    open();
    return () => clearInterval(waiting);
  }, [isDue, isQuietPage, id, end]);

  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      data-promo={id}
      onClose={() => closeOffer(id)}
      className="sheet promo print:hidden"
    >
      <div className="bulbs px-7 pt-8 pb-7 sm:px-12 sm:pt-10">
        {children}
        <button type="button" className="btn btn-ghost mt-3 w-full" onClick={close}>
          {closeLabel}
        </button>
        <button
          type="button"
          aria-label={closeLabel}
          className="absolute top-4 right-4 grid size-12 place-items-center"
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
