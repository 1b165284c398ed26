import { randomBytes } from 'node:crypto';
import { acceptQuote } from '@/lib/documents/accept-quote';
import { askQuote } from '@/lib/documents/ask-quote';
import { namedPlans } from '@/lib/documents/plan';
import { reviseQuote } from '@/lib/documents/revise-quote';
import type { Locale } from '@/lib/i18n/locales';
import { headOffice } from '@/lib/orders/invoice';
import { noteMoney } from '@/lib/orders/money';
import { proofOf } from '@/lib/orders/order-key';
import { showOrder } from '@/lib/orders/order-status';

type Buyer = { name: string; email: string; phone: string; address: string; locale: Locale };

/**
 * A quotation that is paid half on acceptance and half at the hand-over, accepted, and with its first part here.
 * @returns a line about it @throws Error where that can't be
 */
export async function orderInParts({ locale, ...details }: Buyer): Promise<string> {
  const asked = await askQuote({
    locale,
    form: {
      ...details,
      key: randomBytes(16).toString('hex'),
      items: ['accounting-business'],
      companyName: '',
      companyTaxId: '',
      companyBranch: headOffice,
    },
  });
  if (!asked.ok) throw new Error(`no quotation was made (${asked.error.code})`);
  const { number, sets } = asked.data;
  const offered = await reviseQuote({ number, prices: new Map(), plan: namedPlans.halves, person: 'Demo' });
  if (!offered.ok) throw new Error(`the quotation was not offered (${offered.error.code})`);
  const cookies = (sets ?? []).map(({ name, value }) => `${name}=${value}`).join('; ');
  const accepted = await acceptQuote({
    proof: proofOf(number, cookies),
    form: { version: offered.data.version, method: 'promptpay' },
    isTrial: false,
  });
  if (!accepted.ok) throw new Error(`the quotation was not accepted (${accepted.error.code})`);
  const reference = accepted.data.order;
  const amount = (await showOrder(reference))?.parts[0]?.open ?? 0;
  await noteMoney({ reference, seen: 'awaiting-payment', received: 0, amount, person: 'Demo' });
  return `${reference}  first part of two  ${details.name}`;
}
