import 'server-only';
import { quoteNumber } from '@/lib/documents/quote';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { detailsOf } from '@/lib/orders/known-customer';
import { orderReference } from '@/lib/orders/order';
import { showOrder } from '@/lib/orders/order-status';
import { showInquiry } from './desk-inquiries';
import { showDeskQuote } from './desk-quotes';

type Prefilled = { customerLocale: Locale | undefined; fields: Record<string, string> };

const nobody: Prefilled = { customerLocale: undefined, fields: {} };

/**
 * What is known of the customer for whom somebody begins something: what an inquiry says, an order or a quotation.
 * @param query `inquiry` or `order` is a reference, `quote` a number; without one, and of what there is not, nothing is known
 */
export async function prefilledFrom(
  query: Record<string, string | string[] | undefined>,
): Promise<Prefilled> {
  const inquiry = orderReference.safeParse(query.inquiry);
  if (inquiry.success) return fromInquiry(inquiry.data);
  const order = orderReference.safeParse(query.order);
  if (order.success) return fromCustomer(await showOrder(order.data));
  const quote = quoteNumber.safeParse(query.quote);
  return quote.success ? fromCustomer(await showDeskQuote(quote.data)) : nobody;
}

async function fromInquiry(reference: string): Promise<Prefilled> {
  const inquiry = await showInquiry(reference);
  if (!inquiry) return nobody;
  const text = (name: string) => {
    const value = inquiry.fields[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    customerLocale: inquiry.locale,
    fields: {
      inquiry: reference,
      // A company to be invoiced needs its tax id, which no inquiry tells.
      name: [text('name') || text('clientName'), text('company')].filter(Boolean).join(', '),
      email: text('email'),
      phone: text('phone'),
    },
  };
}

function fromCustomer(of: (Parameters<typeof detailsOf>[0] & { locale: string }) | undefined): Prefilled {
  if (!of) return nobody;
  return {
    customerLocale: isLocale(of.locale) ? of.locale : undefined,
    fields: detailsOf(of),
  };
}
