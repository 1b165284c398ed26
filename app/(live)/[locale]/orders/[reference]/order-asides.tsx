import { getLocale, getMessages } from 'next-intl/server';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { Fold } from '@/components/ui/fold';
import { Part } from '@/components/ui/heading';
import { LineLink } from '@/components/ui/line-link';
import { company } from '@/lib/company/company';
import { phoneUrl } from '@/lib/company/contact-links';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { erasureRequest } from '@/lib/orders/erasure-request';
import type { OwnOrder } from '@/lib/orders/own-order';

/** Whom to ask about an order, by LINE or by phone. */
export async function OrderHelp({ reference }: { reference: string }) {
  const { help: words } = (await getMessages()).orders;
  return (
    <Part title={words.title} className="grid justify-items-start gap-4 rounded-board bg-sunk p-5">
      <LineLink label={words.line} text={fill(words.lineText, { reference })} />
      <a href={phoneUrl} className={buttonClass.ghost}>
        {fill(words.call, { phone: company.phone })}
      </a>
    </Part>
  );
}

/** Folded away, since it is seldom what somebody came for; the button names the order once more. */
export async function CancelOrder({ reference }: { reference: string }) {
  const { cancel: words } = (await getMessages()).orders;
  return (
    <Fold title={words.title}>
      <PostForm
        action={`/api/my-orders/${reference}/cancellation`}
        className="grid justify-items-start gap-4 pb-4"
      >
        <p>{words.text}</p>
        <PostButton label={fill(words.submit, { reference })} />
      </PostForm>
    </Fold>
  );
}

/** What a customer may ask of everything that is kept: a copy by mail, and that it is erased. */
export async function OwnData({ order }: { order: OwnOrder }) {
  const locale = await getLocale();
  const { data: words } = (await getMessages()).orders;
  const path = `/api/my-orders/${order.reference}` as const;
  const email = order.customer_email ?? '';
  const request = erasureRequest(order.events);
  return (
    <Fold title={words.title}>
      <div className="grid gap-6 pb-4">
        <PostForm action={`${path}/copy`} className="grid justify-items-start gap-4">
          <p className="wrap-anywhere">{fill(words.copy, { email })}</p>
          <PostButton label={words.sendCopy} />
        </PostForm>
        {request ? (
          <p className="wrap-anywhere">
            {fill(request.isProved ? words.asked : words.unproved, {
              date: dateOf(request.asked.created_at, locale),
              email,
            })}
          </p>
        ) : (
          <PostForm action={`${path}/erasure`} className="grid justify-items-start gap-4">
            <p>{words.erasure}</p>
            <PostButton label={words.askErasure} />
          </PostForm>
        )}
      </div>
    </Fold>
  );
}
