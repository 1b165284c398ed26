'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useRef, useState } from 'react';
import { showToast } from '@/components/ui/toast';
import { total } from '@/lib/catalog/items';
import type { Locale } from '@/lib/i18n/locales';
import { cartDeposit } from '@/lib/orders/cart-deposit';
import { isBare } from '@/lib/shop/cart/cart-rules';
import { useCart } from '@/lib/shop/cart/cart-store';
import { CartActions } from './cart-actions';
import { CartLines } from './cart-lines';
import { CartTotal } from './cart-total';
import { type CartWords, ShownCart } from './cart-words';
import { DepositChoice } from './deposit-choice';
import { EmptyCart } from './empty-cart';
import { FromLink } from './from-link';
import { KeptOrders } from './kept-orders';
import type { SoldItem } from './sold-item';
import { useShopNow } from './use-shop-now';

const PaymentModal = dynamic(
  () => import('./payment-modal/payment-modal').then((module) => module.PaymentModal),
  {
    ssr: false,
  },
);

type CartViewProps = {
  sold: readonly SoldItem[];
  locale: Locale;
  links: { services: string; thankYou: string; contact: string; quotes: string };
  /** What is said of taxes below what is bought. */
  taxNote: ReactNode;
  words: CartWords;
};

/** The visitor's cart: what is in it as sold today, the totals, and the way to pay. */
export function CartView({ sold, locale, links, taxNote, words }: CartViewProps) {
  const { lines, isLoaded, remove, clear } = useCart();
  const [paying, setPaying] = useState<readonly string[]>();
  const [wantsDeposit, setWantsDeposit] = useState(false);
  /** Takes the focus where what had it is gone. */
  const view = useRef<HTMLDivElement>(null);
  const isReady = isLoaded && !lines.some(isBare);
  const entries = lines.map((line) => ({ line, item: sold.find((item) => item.id === line.id) }));
  const items = entries.flatMap(({ item }) => item ?? []);
  const deposit = cartDeposit(items);
  const now = useShopNow(locale);
  const notSold = items.some(({ id }) => now.items?.includes(id));
  const isDeposit = wantsDeposit && deposit !== undefined;

  const offerUndo = (text: string, undo: () => void, isByKeyboard: boolean) =>
    showToast(text, 'success', {
      label: words.undo,
      run: undo,
      // The button that was pressed is gone; without a pointer the way to the toast would be longer than its time.
      focusAfter: isByKeyboard ? () => view.current?.focus() : undefined,
    });
  const onRemove = (ids: readonly string[], isByKeyboard: boolean) =>
    offerUndo(words.removed, remove(ids), isByKeyboard);

  return (
    <ShownCart value={{ locale, words }}>
      <div ref={view} tabIndex={-1} className="outline-none">
        <FromLink sold={sold} />
        <KeptOrders onFinish={setPaying} />
        {!isReady && <p className="mt-10 min-h-96 text-ink-2 noscript:hidden">{words.loading}</p>}
        {isReady && lines.length === 0 && (
          <EmptyCart text={words.empty} link={{ href: links.services, label: words.viewServices }} />
        )}
        {isReady && lines.length > 0 && (
          <div className="mt-10 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr] print:block">
            <CartLines
              entries={entries}
              now={now}
              onRemove={(id, isByKeyboard) => onRemove([id], isByKeyboard)}
            />
            <section
              aria-label={words.total}
              className="rounded-board bg-board p-6 sm:p-8 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:break-before-avoid print:break-inside-avoid print:px-0"
            >
              {items.length > 0 && <CartTotal items={items} locale={locale} words={words} />}
              {deposit && <DepositChoice {...deposit} isDeposit={isDeposit} onChoose={setWantsDeposit} />}
              <CartActions
                entries={entries}
                isDeposit={isDeposit}
                halted={now.paused ?? (notSold ? now.holdsBack : undefined)}
                hasPaid={now.hasPaid}
                links={links}
                onPayPromptPay={setPaying}
                onRemove={onRemove}
                onClear={(isByKeyboard) => offerUndo(words.cleared, clear(), isByKeyboard)}
              />
            </section>
            {total(items) > 0 && <div className="max-w-words print:hidden">{taxNote}</div>}
          </div>
        )}
        {paying && (
          <PaymentModal
            items={paying}
            isDeposit={isDeposit}
            thankYou={links.thankYou}
            onClose={() => setPaying(undefined)}
          />
        )}
      </div>
    </ShownCart>
  );
}
