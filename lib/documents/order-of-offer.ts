import 'server-only';
import { translator } from '@/lib/i18n/translator';
import type { OrderLine } from '@/lib/orders/order';
import { quoteSums, type ShownQuote } from './quote';

/** The lines of an order that was offered, which add up to what is paid: a discount and a tax that is added are lines too. */
export async function linesOfOrder(
  quote: Pick<ShownQuote, 'lines' | 'discount' | 'vat' | 'locale'>,
): Promise<OrderLine[]> {
  const { discount, gross, lines } = quoteSums(quote);
  const [own, english, thai] = await Promise.all([
    translator(quote.locale, 'quotes'),
    translator('en', 'quotes'),
    translator('th', 'quotes'),
  ]);
  const line = (name: 'discount' | 'vat', price: number): OrderLine => ({
    id: name,
    name: own(`paper.${name}`),
    name_en: english(`paper.${name}`),
    name_th: thai(`paper.${name}`),
    type: name,
    period: 'once',
    price,
  });
  return [
    ...quote.lines,
    ...(discount > 0 ? [line('discount', -discount)] : []),
    ...(gross > lines - discount ? [line('vat', gross - lines + discount)] : []),
  ];
}
