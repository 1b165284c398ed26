import { getLocale, getMessages } from 'next-intl/server';
import type { z } from 'zod';
import { PlainField } from '@/components/forms/plain-field';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { Fold } from '@/components/ui/fold';
import { formatMoney, toBaht } from '@/lib/catalog/money';
import { pastTimeOf } from '@/lib/i18n/age';
import { fill } from '@/lib/i18n/fill';
import type { orderOfAgency } from '@/lib/orders/order-status';
import { partsText } from '@/lib/orders/part-words';
import { openAmount, payable } from '@/lib/orders/payable';
import { BankWord } from './bank-word';
import { SlipPicture } from './order-facts';

type Order = z.infer<typeof orderOfAgency>;

type MoneyProps = { order: Order; isOnOrder?: boolean };

/** The slips of an order, each with what came by it, or the form that says what did where that is not all that is open. */
export async function Slips({ order, isOnOrder = false }: MoneyProps) {
  const locale = await getLocale();
  const { money: words } = (await getMessages()).desk;
  const lineOf = (path: string) =>
    order.money.find(({ way, slip_path: shown }) => way === 'came' && shown === path);
  const textOf = ({ amount, created_at: at }: Order['money'][number]) =>
    `${fill(words.received, { amount: formatMoney(amount, locale, 'always') })} · ${pastTimeOf(at, locale)}`;
  return order.slips.map((slip, index) => {
    const line = lineOf(slip.path);
    return (
      <div key={slip.path} className={index === 0 ? 'slip-newest grid gap-2' : 'grid gap-2'}>
        <SlipPicture slip={slip} />
        <BankWord word={slip.bank_says} />
        {line && <p className="font-semibold">{textOf(line)}</p>}
        {!line && order.status !== 'refunded' && (
          <Fold title={words.other}>
            <MoneyForm order={order} slip={slip.path} isOnOrder={isOnOrder} />
          </Fold>
        )}
      </div>
    );
  });
}

/** Writes down an amount that came; by a slip, or with the number of its transaction. */
export async function MoneyForm({ order, slip, isOnOrder = false }: MoneyProps & { slip?: string }) {
  const { desk, forms } = await getMessages();
  const { fields, submit } = desk.money;
  const { reference, status, received } = order;
  const id = `${reference}-${slip ?? 'money'}`;
  return (
    <PostForm
      action={`/api/desk/orders/${reference}/money${isOnOrder ? '?order' : ''}`}
      className="grid gap-3 pb-4"
    >
      <input type="hidden" name="seen" value={status} />
      <input type="hidden" name="received" value={received} />
      <PlainField
        id={`${id}-amount`}
        name="amount"
        label={fields.amount}
        inputMode="decimal"
        autoComplete="off"
        required
        defaultValue={toBaht(openAmount(order)).toFixed(2)}
      />
      {slip ? (
        <input type="hidden" name="slip" value={slip} />
      ) : (
        <PlainField
          id={`${id}-number`}
          name="number"
          label={fields.number}
          hint={forms.kit.optional}
          autoComplete="off"
        />
      )}
      {!slip && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="cash" value="on" className="size-6 accent-link" />
          {fields.cash}
        </label>
      )}
      <PostButton label={submit} className="justify-self-start" />
    </PostForm>
  );
}

/** How much of an order has come, where that is a part; of one in agreed parts how many have, and what is due when. */
export async function Received({ order }: MoneyProps) {
  const locale = await getLocale();
  const { desk, orders } = await getMessages();
  const agreed = order.status !== 'cancelled' && partsText(order, orders.parts, locale);
  if (agreed) return <p className="font-semibold">{agreed}</p>;
  if (order.received === 0 || order.open === 0) return null;
  const { money: words } = desk;
  const money = (satang: number) => formatMoney(satang, locale, 'always');
  const { received, open } = order;
  return (
    <p className="font-semibold">
      {fill(words.part, { received: money(received), total: money(payable(order)), open: money(open) })}
    </p>
  );
}
