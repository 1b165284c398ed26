'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Amount } from '@/components/ui/amount';
import { buttonClass } from '@/components/ui/button-class';
import { showToast } from '@/components/ui/toast';
import { useCart } from '@/lib/cart/cart-store';
import { recurring, total } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import type { Locale } from '@/lib/i18n/locales';
import { CartRow } from './cart-row';
import type { CartWords } from './cart-words';
import { EmptyCart } from './empty-cart';
import { PayWithCard } from './pay-with-card';
import { QuoteLink } from './quote-link';
import type { SoldItem } from './sold-item';

const PaymentModal = dynamic(
  () => import('./payment-modal/payment-modal').then((module) => module.PaymentModal),
  {
    ssr: false,
  },
);

type CartViewProps = {
  sold: readonly SoldItem[];
  locale: Locale;
  links: { services: string; thankYou: string; contact: string };
  words: CartWords;
};

/** The visitor's cart (spec §2 '/cart'): what is in it as sold today, the totals, and the way to pay. */
export function CartView({ sold, locale, links, words }: CartViewProps) {
  const { lines, isLoaded, remove, clear } = useCart();
  const [paying, setPaying] = useState<readonly string[]>();
  const rows = lines.map((line) => ({ line, item: sold.find((item) => item.id === line.id) }));
  const items = rows.flatMap(({ item }) => item ?? []);
  const amount = total(items);
  const later = recurring(items);
  const hasGoneItem = items.length < rows.length;

  return (
    <>
      {!isLoaded && <p className="mt-10 min-h-96 text-ink-2">{words.loading}</p>}
      {isLoaded && rows.length === 0 && (
        <EmptyCart text={words.empty} link={{ href: links.services, label: words.viewServices }} />
      )}
      {isLoaded && rows.length > 0 && (
        <div className="mt-10 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_24rem]">
          <ul aria-label={words.items} className="border-ink border-b-2">
            {rows.map(({ line, item }) => (
              <CartRow
                key={line.id}
                line={line}
                item={item}
                locale={locale}
                words={words}
                onRemove={() => {
                  remove([line.id]);
                  showToast(words.removed, 'success');
                }}
              />
            ))}
          </ul>
          <section aria-label={words.total} className="rounded-board bg-board p-6 sm:p-8 lg:sticky lg:top-6">
            <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1">
              <dt className="col-span-2 font-semibold">{words.total}</dt>
              <dd className="col-span-2 mb-2 text-[min(3.5rem,13vw)] leading-tight" data-total={amount}>
                {amount > 0 ? (
                  <Amount satang={amount} locale={locale} />
                ) : (
                  <span className="text-lead">{words.onRequest}</span>
                )}
              </dd>
              {(later.month > 0 || later.year > 0) && (
                <LaterDue label={words.today} amount={formatMoney(amount, locale)} />
              )}
              {later.month > 0 && (
                <LaterDue label={words.thenMonthly} amount={formatMoney(later.month, locale)} />
              )}
              {later.year > 0 && (
                <LaterDue label={words.thenYearly} amount={formatMoney(later.year, locale)} />
              )}
            </dl>
            <div className="mt-6 grid gap-3 print:hidden">
              {amount > 0 ? (
                <button
                  type="button"
                  className={buttonClass.primary}
                  disabled={hasGoneItem}
                  onClick={() => setPaying(items.map((item) => item.id))}
                >
                  {words.payPromptPay}
                </button>
              ) : (
                <QuoteLink href={links.contact} names={items.map((item) => item.name)} words={words} />
              )}
              {amount > 0 && (
                <PayWithCard
                  items={items.map((item) => item.id)}
                  locale={locale}
                  links={links}
                  words={words}
                  disabled={hasGoneItem}
                />
              )}
              <button
                type="button"
                className={buttonClass.ghost}
                onClick={() => {
                  clear();
                  showToast(words.cleared, 'success');
                }}
              >
                {words.clear}
              </button>
            </div>
          </section>
        </div>
      )}
      {paying && (
        <PaymentModal
          items={paying}
          locale={locale}
          thankYou={links.thankYou}
          words={words}
          onClose={() => setPaying(undefined)}
        />
      )}
    </>
  );
}

function LaterDue({ label, amount }: { label: string; amount: string }) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-end text-ink-2">{amount}</dd>
    </>
  );
}
