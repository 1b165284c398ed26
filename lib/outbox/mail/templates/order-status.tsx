import { Text } from 'react-email';
import { z } from 'zod';
import { formatMoney } from '@/lib/catalog/money';
import { company } from '@/lib/company/company';
import { answerDue } from '@/lib/company/opening-hours';
import { waysInWords } from '@/lib/company/ways-to-pay';
import { papersOf } from '@/lib/documents/own-receipt';
import { deadlineOf } from '@/lib/i18n/dates';
import { loadNamespace } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { orderStatus } from '@/lib/orders/order';
import { orderReason } from '@/lib/orders/order-reasons';
import { payable } from '@/lib/orders/payable';
import { openWays } from '@/lib/payments/open-ways';
import { Facts } from './facts';
import type { Letter, MailTo } from './letter';
import { MailLayout } from './mail-layout';
import { orderLink } from './order-link';
import { withheldFacts } from './withheld-facts';

const changedOrder = z.object({
  reference: z.string(),
  status: orderStatus,
  amount: z.number().int(),
  customer_name: z.string(),
  reason: orderReason.nullish(),
  /** What a person of the agency added, as written. */
  note: z.string().nullish(),
  /** Whether the mail before told of a move that was taken back. */
  is_correction: z.boolean().default(false),
});

/**
 * Tells the customer, in the customer's language, what was decided about an order, why, and what to do.
 * @throws DatabaseError
 */
export async function orderStatusMail(payload: unknown, { locale, recipient, at }: MailTo): Promise<Letter> {
  const {
    reference,
    status,
    amount,
    customer_name: name,
    reason,
    note,
    ...order
  } = changedOrder.parse(payload);
  const [t, page] = await Promise.all([translator(locale, 'mail'), translator(locale, 'orders')]);
  const { withheld } = await papersOf(reference);
  const due = payable({ amount, withheld });
  const { waysToPay } = await loadNamespace(locale, 'facts');
  const facts = {
    reference,
    amount: formatMoney(due, locale, 'always'),
    ways: waysInWords(await openWays(due), locale, waysToPay),
    by: deadlineOf(answerDue(at), locale),
  };
  const heading = t(`orderStatus.${status}.heading`);
  const body = (
    <MailLayout locale={locale} preview={heading} heading={heading}>
      <Text>{t('orderCustomer.greeting', { name })}</Text>
      <Text>{t(`orderStatus.${status}.text`, facts)}</Text>
      <Facts facts={withheldFacts({ amount, withheld }, locale, (name) => t(`order.${name}`))} />
      {reason && <Text>{page(`reasons.${reason}`)}</Text>}
      {order.is_correction && <Text>{t('orderStatus.correction')}</Text>}
      {note && (
        <Text style={{ whiteSpace: 'pre-wrap' }}>
          <bdi>{page('whose.us', { note })}</bdi>
        </Text>
      )}
      {await orderLink({ reference, recipient, locale })}
      <Text>{t('orderCustomer.questions', { phone: company.phone })}</Text>
    </MailLayout>
  );
  const subject = t(`orderStatus.${status}.subject`, { reference });
  return { subject, body };
}
