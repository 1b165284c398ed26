'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { type Addressee, keptAddressee, parseAddressee } from '@/lib/browser/addressee';
import { useKeptOrders } from '@/lib/checkout/kept-orders-store';
import { type Thanks as Thanked, thanksOf } from '@/lib/checkout/thanks';
import { fill } from '@/lib/i18n/fill';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { formatInPattaya } from '@/lib/i18n/pattaya-time';
import { orderPath } from '@/lib/site/order-path';

const never = () => () => undefined;
const search = () => location.search;

/** What is thanked for, and where our mail about it goes: known in the tab that sent it, and nowhere else. */
function useThanks(): { thanks: Thanked; addressee: Addressee | undefined } {
  const thanks = thanksOf(useSyncExternalStore(never, search, () => ''));
  const addressee = parseAddressee(useSyncExternalStore(never, keptAddressee, () => null));
  const order = thanks.kind === 'order' ? thanks.reference : undefined;
  return { thanks, addressee: addressee?.order === order ? addressee : undefined };
}

type ThanksProps = {
  locale: Locale;
  words: Record<
    'reference' | 'ordered' | 'sent' | 'sentTo' | 'answerTo' | 'received' | 'next' | 'demo' | 'order',
    string
  >;
  /** What can be ordered, by id. */
  names: Readonly<Record<string, string>>;
};

/**
 * What happens next, with the reference of the order that was just completed and, in the browser that placed it, what was ordered when;
 * after a simulated card payment, that nothing does. The words have places for `{email}`.
 */
export function Thanks({ locale, words, names }: ThanksProps) {
  const { thanks, addressee } = useThanks();
  const { orders } = useKeptOrders();
  if (thanks.kind === 'demo') return <p className="sign-lead">{words.demo}</p>;
  const order =
    thanks.kind === 'order' ? orders.find(({ reference }) => reference === thanks.reference) : undefined;
  return (
    <>
      {thanks.kind === 'order' && (
        <p className="order-number">
          <span>{words.reference}</span>
          <b>{thanks.reference}</b>
        </p>
      )}
      {order && (
        <div className="order-items">
          <h2>{words.ordered}</h2>
          <ul>
            {order.items.map((id) => (
              <li key={id}>{names[id] ?? id}</li>
            ))}
          </ul>
          <time dateTime={new Date(order.at).toISOString()}>
            {formatInPattaya(new Date(order.at), locale)}
          </time>
        </div>
      )}
      <p className="wrap-anywhere sign-lead">
        {mailText(thanks, addressee, words)} {words.next}
      </p>
      {thanks.kind === 'order' && (
        <a href={localePath(locale, orderPath(thanks.reference))} className={buttonClass.board}>
          {words.order}
        </a>
      )}
    </>
  );
}

/** Every order is confirmed by mail at once; of an inquiry it is known to the tab that sent it alone. */
function mailText(thanks: Thanked, addressee: Addressee | undefined, words: ThanksProps['words']): string {
  if (!addressee) return thanks.kind === 'order' ? words.sent : words.received;
  return fill(addressee.isWritten ? words.sentTo : words.answerTo, { email: addressee.email });
}

/** What is said about our mail, so not after a simulated payment; `spam` is for mail that may be there already. */
export function AboutMail({
  spam,
  inquiry,
  order,
}: Record<'spam' | Exclude<Thanked['kind'], 'demo'>, ReactNode>) {
  const { thanks, addressee } = useThanks();
  if (thanks.kind === 'demo') return null;
  return (
    <div className="grid gap-4">
      {addressee?.isWritten !== false && spam}
      {thanks.kind === 'order' ? order : inquiry}
    </div>
  );
}
