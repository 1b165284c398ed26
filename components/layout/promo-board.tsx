'use client';

import { useEffect, useRef } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { Phrases } from '@/components/ui/phrases';
import { company } from '@/lib/company/company';
import { lineUrl, whatsAppUrl } from '@/lib/company/contact-links';
import { offer } from '@/lib/company/offer';
import { promoWords } from '@/lib/company/promo-words';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { closeOffer } from '@/lib/site/offer-memory';
import type words from '@/messages/en/promo.json';

/** An item of the catalog, where that is offered in place of the promotion's package. */
export type OfferedItem = { name: string; text: string };

type PromoBoardProps = { price: string; words: typeof words };

/** What the package holds, what it costs, and two ways to claim it. Modal: Escape closes it, the focus goes back. */
function PromoBoard({ price, words }: PromoBoardProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // On the board itself, so that no button wears a focus ring before anybody has pressed a key.
    dialog.current?.focus();
  }, []);
  const remember = () => closeOffer(offer.id);
  const close = () => {
    remember();
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby="promo-title"
      // The event close comes with the next frame only, too late for who reloads at once; cancel is Escape and comes now.
      onCancel={remember}
      onClose={remember}
      className="sheet promo outline-none print:hidden"
    >
      <div className="bulbs px-7 pt-8 pb-7 sm:px-12 sm:pt-10">
        <button
          type="button"
          aria-label={words.close}
          className="absolute top-4 right-4 grid size-12 place-items-center"
          onClick={close}
        >
          <Icon name="close" />
        </button>
        <p className="tag relative w-fit">{words.tag}</p>
        <h2 id="promo-title" className="mt-3 text-h3">
          <Phrases text={words.title || words.name} />
        </h2>
        <div className="mt-4 flex flex-wrap items-end gap-x-5 gap-y-1">
          <p className="amount text-[min(5rem,17vw)]">
            <span className="baht">{price.slice(0, 1)}</span>
            {price.slice(1)}
          </p>
          {words.title && <p className="pb-1 font-semibold">{words.name}</p>}
        </div>
        <ul className="mt-4 border-current border-t-2">
          {words.parts.map(({ title, text }) => (
            <li key={text} className="snug flex flex-wrap justify-between gap-x-5 border-hair border-b py-2">
              {title && <span className="font-semibold">{title}</span>}
              <span className="text-base text-ink-2">{text}</span>
            </li>
          ))}
        </ul>
        {words.note && <p className="mt-2 text-base text-ink-2">{words.note}</p>}
        <p className="mt-4 mb-3 font-semibold">{words.claim}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <ExternalLink href={lineUrl} className="btn btn-ink px-2 text-base">
            {fill(words.line, { id: company.lineId })}
          </ExternalLink>
          <ExternalLink href={whatsAppUrl} className="btn btn-ink px-2 text-base">
            {fill(words.whatsApp, { number: `+${company.whatsApp}` })}
          </ExternalLink>
        </div>
        <button type="button" className="btn btn-ghost mt-3 w-full" onClick={close}>
          {words.close}
        </button>
      </div>
    </dialog>
  );
}

type BoardOf = { locale: Locale; price: string; offered: OfferedItem | undefined };

/** The board with the words of a language, which are fetched now. */
export async function makePromoBoard({ locale, price, offered }: BoardOf) {
  const { default: translated } = await import(`../../messages/${locale}/promo.json`);
  const parts = offered && { name: offered.name, parts: [{ title: '', text: offered.text }] };
  const own = promoWords ? promoWords[locale] : { title: '', note: '' };
  const words = { ...translated, ...parts, ...own };
  return () => <PromoBoard price={price} words={words} />;
}
