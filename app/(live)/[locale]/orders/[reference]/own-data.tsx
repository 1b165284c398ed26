import type { Messages } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Fold } from '@/components/ui/fold';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { erasureRequest } from '@/lib/orders/erasure-request';
import type { OwnOrder } from '@/lib/orders/own-order';

type OwnDataProps = { order: OwnOrder; locale: Locale; words: Messages['orders']['data'] };

/** What a customer may ask of everything that is kept: a copy by mail, and that it is erased. */
export function OwnData({ order, locale, words }: OwnDataProps) {
  const path = `/api/my-orders/${order.reference}`;
  const request = erasureRequest(order.events);
  return (
    <Fold title={words.title}>
      <div className="grid gap-6 pb-4">
        <form
          action={`${path}/copy?locale=${locale}`}
          method="post"
          className="grid justify-items-start gap-4"
        >
          <p className="wrap-anywhere">{fill(words.copy, { email: order.customer_email ?? '' })}</p>
          <button type="submit" className={buttonClass.secondary}>
            {words.sendCopy}
          </button>
        </form>
        {request ? (
          <p className="wrap-anywhere">
            {fill(request.isProved ? words.asked : words.unproved, {
              date: dateOf(request.asked.created_at, locale),
              email: order.customer_email ?? '',
            })}
          </p>
        ) : (
          <form
            action={`${path}/erasure?locale=${locale}`}
            method="post"
            className="grid justify-items-start gap-4"
          >
            <p>{words.erasure}</p>
            <button type="submit" className={buttonClass.secondary}>
              {words.askErasure}
            </button>
          </form>
        )}
      </div>
    </Fold>
  );
}
