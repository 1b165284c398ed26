import { getLocale, getMessages } from 'next-intl/server';
import type { z } from 'zod';
import { PlainField } from '@/components/forms/plain-field';
import { PostButton, PostForm } from '@/components/forms/post-form';
import { buttonClass } from '@/components/ui/button-class';
import { Fold } from '@/components/ui/fold';
import { Part } from '@/components/ui/heading';
import { formatMoney } from '@/lib/catalog/money';
import type { Papers } from '@/lib/documents/own-receipt';
import { issuesReceipts } from '@/lib/documents/seller';
import { dateOf, timeOf } from '@/lib/i18n/dates';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import type { orderOfAgency } from '@/lib/orders/order-status';
import { partsPaid } from '@/lib/orders/parts';
import { receiptPath } from '@/lib/site/order-path';
import { StoredPicture } from '../../order-facts';
import { CustomerFields } from './customer-fields';

type OrderProps = { order: z.infer<typeof orderOfAgency> };
type PapersProps = OrderProps & { papers: Papers };

/** The certificate of the tax that was kept back: its pictures, or the button for one that came on paper. */
export async function OrderCertificate({ order, papers }: PapersProps) {
  if (order.withheld === 0) return null;
  const locale = await getLocale();
  const { withheld: words } = (await getMessages()).desk;
  const { certificate_at: since, certificate_person: person, certificates } = papers;
  return (
    <Part title={words.title} className="grid justify-items-start gap-3">
      <p>{since ? dotted([fill(words.here, { date: dateOf(since, locale) }), person]) : words.missing}</p>
      {certificates.map((path) => (
        <StoredPicture key={path} path={path} alt={words.picture} />
      ))}
      {!since && (
        <PostForm action={`/api/desk/orders/${order.reference}/certificate`}>
          <PostButton label={words.paper} />
        </PostForm>
      )}
    </Part>
  );
}

/** The receipts of an order, void ones with why, and the form that voids the last one and issues another. */
export async function OrderReceipts({ order, papers }: PapersProps) {
  const { receipts, due_at: due } = papers;
  const mayIssue = issuesReceipts() && (order.status === 'paid' || partsPaid(order.parts) > 0);
  if (receipts.length === 0 && !mayIssue) return null;
  const locale = await getLocale();
  const { desk, orders, receipts: paper } = await getMessages();
  const words = desk.receipt;
  const valid = receipts.filter(({ voided_at: voided, corrects }) => voided === null && !corrects);
  const isInParts = order.parts.length > 0;
  return (
    <Part title={words.title} className="grid gap-3">
      {due && <p>{fill(words.due, { time: timeOf(due, locale) })}</p>}
      {receipts.length === 0 && !due && <p>{words.none}</p>}
      <ul className="grid gap-2">
        {receipts.map(
          ({
            number,
            issued_on: day,
            part,
            parts: of,
            gross,
            corrects,
            void_reason: reason,
            void_person,
            void_note,
          }) => (
            <li key={number}>
              <a href={localePath(locale, receiptPath(number))} className={buttonClass.text}>
                {number}
              </a>{' '}
              {dateOf(day, locale)}
              {corrects && ` · ${fill(words.credit, { amount: formatMoney(gross, locale, 'always') })}`}
              {part !== null && ` · ${fill(orders.parts.of, { place: part, of: of ?? part })}`}
              {reason && (
                <span className="block text-ink-2 wrap-anywhere">
                  {dotted([
                    fill(words.void, { reason: corrects ? paper.credit.void : paper.void.reasons[reason] }),
                    void_person,
                    void_note,
                  ])}
                </span>
              )}
            </li>
          ),
        )}
      </ul>
      {mayIssue && valid.length === 0 && (
        <Fold title={words.issue}>
          <ReceiptFields order={order} />
        </Fold>
      )}
      {mayIssue &&
        valid.map(({ number }) => (
          <Fold key={number} title={isInParts ? `${words.reissue} · ${number}` : words.reissue}>
            <ReceiptFields order={order} seen={number} />
          </Fold>
        ))}
    </Part>
  );
}

/** Who a receipt is for: in place of the one that was seen, or the first. */
async function ReceiptFields({ order, seen = '' }: OrderProps & { seen?: string }) {
  const { receipt: words } = (await getMessages()).desk;
  const id = `receipt-${seen && order.parts.length > 0 ? `${seen}-` : ''}`;
  return (
    <PostForm action={`/api/desk/orders/${order.reference}/receipt`} className="grid gap-4 pb-4">
      <p>{seen ? words.text : words.textFirst}</p>
      <input type="hidden" name="seen" value={seen} />
      <CustomerFields
        order={order}
        names={['name', 'address', 'companyName', 'companyTaxId', 'companyBranch']}
        prefix={id}
      />
      <PlainField id={`${id}note`} name="note" label={words.why} defaultValue="" />
      <PostButton label={seen ? words.reissue : words.issue} className="justify-self-start" />
    </PostForm>
  );
}
