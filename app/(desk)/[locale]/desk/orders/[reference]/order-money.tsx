import { getLocale, getMessages } from 'next-intl/server';
import type { z } from 'zod';
import { PlainField } from '@/components/forms/plain-field';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { Fold } from '@/components/ui/fold';
import { Part } from '@/components/ui/heading';
import { formatMoney, toBaht } from '@/lib/catalog/money';
import { pastTimeOf } from '@/lib/i18n/age';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import type { orderOfAgency } from '@/lib/orders/order-status';
import { DeskSign } from '../../desk-sign';
import { FoldedPart } from '../../folded-part';
import { MoneyForm } from '../../slip-money';

type Order = z.infer<typeof orderOfAgency>;

/** What came for an order and what went back, line by line, and the forms for more of it. */
export async function OrderMoney({ order }: { order: Order }) {
  const mayReceive = order.payment_method !== 'card' && order.status !== 'refunded';
  if (order.money.length === 0 && !mayReceive) return null;
  const locale = await getLocale();
  const { desk, orders } = await getMessages();
  const words = desk.money;
  const money = (satang: number) => formatMoney(satang, locale, 'always');
  const sumOf = ({ way, amount }: Order['money'][number]) =>
    fill(way === 'came' ? words.received : words.back, { amount: money(Math.abs(amount)) });
  const textOf = ({ account, method, reference, actor, person, created_at: at }: Order['money'][number]) =>
    dotted([
      account ? fill(words.to, { account }) : orders.method[method],
      reference,
      pastTimeOf(at, locale),
      person ?? desk.actors[actor],
    ]);
  const mayReturn = order.over > 0 || order.moves.includes('refunded');
  if (order.money.length === 0 && !mayReturn)
    return (
      <FoldedPart title={words.add}>
        <MoneyForm order={order} isOnOrder />
      </FoldedPart>
    );
  return (
    <Part title={words.title} sign={<DeskSign part="month" />} className="room-month grid gap-3">
      <ul className="grid gap-2 empty:hidden">
        {order.money.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and none goes but the last
          <li key={index} className="wrap-anywhere">
            <b className="block font-semibold">{sumOf(line)}</b>
            <span className="text-ink-2 text-small">{textOf(line)}</span>
            {line.way === 'back' && line.slip_path && (
              <a
                href={`/api/desk/slips/${line.slip_path}`}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-11 items-center text-link underline"
              >
                {words.open}
              </a>
            )}
          </li>
        ))}
      </ul>
      {order.over > 0 && <p className="font-semibold">{fill(words.over, { amount: money(order.over) })}</p>}
      {mayReceive && (
        <Fold title={words.add}>
          <MoneyForm order={order} isOnOrder />
        </Fold>
      )}
      {mayReturn && <SendBack order={order} />}
    </Part>
  );
}

/** Writes down that money went back: what was too much, or all of it. */
async function SendBack({ order }: { order: Order }) {
  const { desk, forms } = await getMessages();
  const { fields, ...words } = desk.money;
  const { optional } = forms.kit;
  const { reference, status, received, refunded, over } = order;
  const kept = received - refunded;
  return (
    <Fold title={words.sendBack}>
      <PostForm
        action={`/api/desk/orders/${reference}/refunds`}
        encType="multipart/form-data"
        className="grid gap-3 pb-4"
      >
        <p>{words.sendBackText}</p>
        <input type="hidden" name="seen" value={status} />
        <input type="hidden" name="kept" value={kept} />
        <PlainField
          id="refund-amount"
          name="amount"
          label={fields.amount}
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue={toBaht(over || kept).toFixed(2)}
        />
        <PlainField
          id="refund-account"
          name="account"
          label={fields.account}
          hint={optional}
          autoComplete="off"
        />
        <PlainField
          id="refund-picture"
          name="picture"
          label={fields.picture}
          hint={optional}
          type="file"
          accept="image/*"
        />
        <PlainField id="refund-note" name="note" label={fields.note} hint={optional} type="multiline" />
        <PostButton label={words.sendBackSubmit} className="justify-self-start" />
      </PostForm>
    </Fold>
  );
}
