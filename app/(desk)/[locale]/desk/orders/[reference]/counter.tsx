import { headers } from 'next/headers';
import { getLocale, getMessages } from 'next-intl/server';
import type { z } from 'zod';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { PayPicture } from '@/components/ui/pay-picture';
import { formatMoney } from '@/lib/catalog/money';
import type { Papers } from '@/lib/documents/own-receipt';
import { isTrial } from '@/lib/http/trial';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import type { orderOfAgency } from '@/lib/orders/order-status';
import { openAmount } from '@/lib/orders/payable';
import { paymentWays } from '@/lib/orders/slip/payment-ways';
import { FoldedPart } from '../../folded-part';

type Order = z.infer<typeof orderOfAgency>;

/** The receipt of what is paid: what comes next at the counter; elsewhere it is issued after a while, as long as which the decision may be undone. */
export async function ReceiptButton({ order, papers }: { order: Order; papers: Papers }) {
  if (order.status !== 'paid') return null;
  const { sale: words } = (await getMessages()).desk;
  const isIssued = papers.receipts.some(({ voided_at: voided }) => !voided);
  if (!isIssued && papers.due_at === null) return null;
  const isNext = !isIssued && order.slips.length === 0;
  return (
    <PostForm action={`/api/desk/orders/${order.reference}/papers`} className="grid">
      <PostButton
        label={isIssued ? words.receipt : words.receiptNow}
        look={isNext ? 'primary' : 'ghost'}
        className={isNext ? 'desk-first' : ''}
      />
    </PostForm>
  );
}

/** The code for what is open, large enough for the camera of another phone, and the bank account beside it. @param isSale whether who pays stands there now */
export async function PayCode({ order, isSale }: { order: Order; isSale: boolean }) {
  if (order.status !== 'awaiting-payment' || order.payment_method === 'card') return null;
  const locale = await getLocale();
  const { desk, checkout, orders } = await getMessages();
  const { qr, transfer: account } = checkout;
  const amount = formatMoney(openAmount(order), locale, 'always');
  const sum = formatMoney(openAmount(order), locale);
  const { promptPay, transfer } = paymentWays(openAmount(order), isTrial(await headers()));
  return (
    <FoldedPart title={orders.method[order.payment_method]} isOpen={isSale}>
      <div className="pay-code">
        <div>
          <p>{fill(desk.sale.scan, { paid: fill(desk.moves.paid, { amount: sum }) })}</p>
        </div>
        <PayPicture
          src={`/api/desk/orders/${order.reference}/promptpay.png`}
          alt={fill(qr.alt, { amount })}
        />
        <div>
          {promptPay.isDemo && <p className="font-medium text-red-ink">{qr.demo}</p>}
          <p>{dotted([promptPay.name, promptPay.number])}</p>
          {transfer && (
            <p className="wrap-anywhere">
              {dotted([account.bank, transfer.bank, transfer.number, transfer.name])}
            </p>
          )}
        </div>
      </div>
    </FoldedPart>
  );
}
