import type { Messages } from 'next-intl';
import type { Setting } from '@/components/paper/sheets-of';
import type { ShownReceipt } from '@/lib/documents/receipt';
import { fill } from '@/lib/i18n/fill';
import { listIn } from '@/lib/i18n/list';
import type { Locale } from '@/lib/i18n/locales';
import type { OrderLine } from '@/lib/orders/order';
import { wayTo } from '@/lib/orders/stops';

type Reader = { own: Messages; thai: Messages; locale: Locale };

/** Whether a line is what was bought, and neither a discount nor a tax. */
const isItem = ({ type }: OrderLine) => type !== 'discount' && type !== 'vat';

/**
 * The lines of a receipt as its sheet shows them. A part of a payment is one line, which names what it is a part of, and so is a credit.
 * @param reader orders know the language of their customer, English and Thai; somebody else may read the sheet
 */
export function linesOnReceipt(
  { lines, part, parts, seller, gross, corrects, order_reference: order }: ShownReceipt,
  { own, thai, locale }: Reader,
) {
  const thaiName = ({ name, name_th: inThai }: OrderLine) => inThai ?? name;
  const ownName = (line: OrderLine) =>
    locale === 'en' ? line.name_en : locale === 'th' ? thaiName(line) : line.name;
  if (corrects) {
    const lineIn = (words: Messages) => fill(words.receipts.paper.creditLine, { order });
    return [{ own: lineIn(own), thai: lineIn(thai), period: undefined, price: gross }];
  }
  if (part !== null) {
    const items = lines.filter(isItem);
    const partIn = (words: Messages, language: Locale, nameOf: (line: OrderLine) => string) =>
      fill(words.receipts.paper.part, {
        part,
        parts: parts ?? part,
        order,
        items: listIn(items.map(nameOf), language),
      });
    return [
      {
        own: partIn(own, locale, ownName),
        thai: partIn(thai, 'th', thaiName),
        period: undefined,
        price: gross,
      },
    ];
  }
  return (
    lines
      // A tax that was added to the prices stands among the sums.
      .filter(({ type }) => !(seller.is_registered && type === 'vat'))
      .map((line) => ({
        own: ownName(line),
        thai: thaiName(line),
        period: isItem(line) ? line.period : undefined,
        price: line.price,
        quantity: line.quantity,
        unit: line.unit,
      }))
  );
}

/** Why a sheet is void; of a credit note there is one word on it. */
export function voidText(
  { receipts: words }: Pick<Messages, 'receipts'>,
  { corrects, void_reason: reason }: Pick<ShownReceipt, 'corrects' | 'void_reason'>,
): string {
  if (corrects) return words.credit.void;
  return reason ? words.void.reasons[reason] : '';
}

type Sum = 'original' | 'credited' | 'corrected' | 'difference' | 'net' | 'vat';

/** What stands between the lines and the total, in satang: of a credit note what section 86/10 of the Revenue Code asks for. */
export function sumsOnReceipt({ corrects, seller, net, vat }: ShownReceipt): [Sum, number][] {
  const tax: [Sum, number][] = seller.is_registered ? [['vat', vat]] : [];
  if (!corrects) return seller.is_registered ? [['net', net], ...tax] : [];
  const { net: original, credited } = corrects;
  return [
    ['original', original],
    ...(credited > 0 ? ([['credited', -credited]] satisfies [Sum, number][]) : []),
    ['corrected', original - credited - net],
    ['difference', net],
    ...tax,
  ];
}

/** How far its order had come with it; a receipt that counts no more, and a credit note, lead nowhere. */
export function wayOfReceipt({ voided_at, corrects, part, parts, quotation }: ShownReceipt) {
  if (voided_at || corrects) return undefined;
  return wayTo(part === parts ? 'paid' : 'started', quotation !== null, part !== null);
}

/** Letters of a name and an address on one row. */
const letters = 44;

/** Millimetres on A4, from prints, of what stands on a receipt besides its head, its total and its foot. */
const high = { line: 8, sum: 6, withheld: 28, row: 4, notice: 12, stops: 20 };

/** How much of that a sheet has room for before it is set smaller: in Thai, and in two languages. */
const room = { inThai: 76, inTwo: 50 };

/** One or two lines leave room on a sheet, unless sums follow or the buyer takes much of it. */
export function settingOfReceipt(
  receipt: ShownReceipt,
  { lines, isBilingual }: { lines: readonly unknown[]; isBilingual: boolean },
): Setting {
  const { buyer, withheld, replaces, voided_at: voided } = receipt;
  const rowsOf = (text: string | null) =>
    (text ?? '').split('\n').reduce((sum, { length }) => sum + Math.ceil(length / letters), 0);
  const party = [buyer.company_name, buyer.name, buyer.address, buyer.company_tax_id].reduce(
    (sum, text) => sum + rowsOf(text),
    0,
  );
  const sums = sumsOnReceipt(receipt).length;
  const height =
    lines.length * high.line +
    sums * high.sum +
    (withheld > 0 ? high.withheld : 0) +
    party * high.row +
    (replaces ? high.notice : 0) +
    (voided ? high.notice * 2 : 0) -
    (wayOfReceipt(receipt) ? 0 : high.stops);
  if (height > (isBilingual ? room.inTwo : room.inThai)) return { fill: 'dense', sheets: 1 };
  return { fill: lines.length > 2 || sums > 0 || withheld > 0 || party > 7 ? 'even' : 'roomy', sheets: 1 };
}
