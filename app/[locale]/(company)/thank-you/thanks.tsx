'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { type Addressee, keptAddressee, parseAddressee } from '@/lib/browser/addressee';
import { dateTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { KeptOrder } from '@/lib/shop/checkout/kept-orders';
import { useKeptOrders } from '@/lib/shop/checkout/kept-orders-store';
import { type Thanks as Thanked, thanksOf } from '@/lib/shop/checkout/thanks';
import { cardFormFor, orderPath } from '@/lib/site/order-path';

const never = () => () => undefined;
const search = () => location.search;

/** What is thanked for, the order as this browser remembers it, and where our mail about it goes: known in the tab that sent it alone. */
function useThanks(): {
  thanks: Thanked;
  order: KeptOrder | undefined;
  addressee: Addressee | undefined;
} {
  const thanks = thanksOf(useSyncExternalStore(never, search, () => ''));
  const addressee = parseAddressee(useSyncExternalStore(never, keptAddressee, () => null));
  const reference = thanks.kind === 'order' ? thanks.reference : undefined;
  const order = useKeptOrders(({ orders }) => orders.find((kept) => kept.reference === reference));
  return { thanks, order, addressee: addressee?.order === reference ? addressee : undefined };
}

type ThanksProps = {
  locale: Locale;
  words: Record<
    'reference' | 'ordered' | 'sentTo' | 'answerTo' | 'received' | 'next' | 'demo' | 'order' | 'unknownOrder',
    string
  >;
  /** The way to the form for business cards, and its words; the form says what is printed on those that were ordered here. */
  cards: { href: string; ids: readonly string[]; words: Record<'text' | 'action', string> };
  /** What can be ordered, by id. */
  names: Readonly<Record<string, string>>;
};

/**
 * What happens next, with the reference of the order that was just completed and, in the browser that placed it, what was ordered when;
 * after a simulated card payment, that nothing does. Of an order that this browser has not placed nothing is claimed. The words have
 * places for `{email}` and `{reference}`.
 */
export function Thanks({ locale, words, cards, names }: ThanksProps) {
  const { thanks, order, addressee } = useThanks();
  if (thanks.kind === 'demo') return <p className="sign-lead">{words.demo}</p>;
  return (
    <>
      {order && (
        <>
          <p className="order-number">
            <span>{words.reference}</span>
            <b>{order.reference}</b>
          </p>
          <div className="order-items">
            <h2>{words.ordered}</h2>
            <ul>
              {order.items.map((id) => (
                <li key={id}>{names[id] ?? id}</li>
              ))}
            </ul>
            <time dateTime={new Date(order.at).toISOString()}>{dateTimeOf(new Date(order.at), locale)}</time>
          </div>
        </>
      )}
      {order?.items.some((id) => cards.ids.includes(id)) && (
        <p className="sign-lead">
          {cards.words.text}{' '}
          <a href={cards.href + cardFormFor(order.reference)} className={buttonClass.text}>
            {cards.words.action}
          </a>
        </p>
      )}
      <p className="wrap-anywhere sign-lead">
        {thanks.kind === 'order' && !order
          ? fill(words.unknownOrder, { reference: thanks.reference })
          : `${mailText(addressee, words)} ${words.next}`}
      </p>
      {thanks.kind === 'order' && (
        <a href={localePath(locale, orderPath(thanks.reference))} className={buttonClass.board}>
          {words.order}
        </a>
      )}
    </>
  );
}

/** Whether a mail was enqueued is known to the tab that sent it alone. */
function mailText(addressee: Addressee | undefined, words: ThanksProps['words']): string {
  if (!addressee) return words.received;
  return fill(addressee.isWritten ? words.sentTo : words.answerTo, { email: addressee.email });
}

/** What is said about our mail, so not after a simulated payment; `spam` is for mail that may be there already. */
export function AboutMail({
  spam,
  inquiry,
  order,
}: Record<'spam' | Exclude<Thanked['kind'], 'demo'>, ReactNode>) {
  const { thanks, order: known, addressee } = useThanks();
  if (thanks.kind === 'demo' || (thanks.kind === 'order' && !known)) return null;
  return (
    <div className="grid gap-4">
      {addressee?.isWritten !== false && spam}
      {thanks.kind === 'order' ? order : inquiry}
    </div>
  );
}
