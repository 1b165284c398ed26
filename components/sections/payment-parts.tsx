import type { Messages } from 'next-intl';
import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/catalog/money';
import { dotted } from '@/lib/i18n/dotted';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { dueText } from '@/lib/orders/part-words';
import type { OrderPart } from '@/lib/orders/parts';

type PaymentPartsProps = {
  parts: readonly OrderPart[];
  locale: Locale;
  words: Messages['orders']['parts'];
  /** What may be done about a part. */
  children?: (part: OrderPart) => ReactNode;
};

/** The parts in which an order is paid: what each comes to without withheld tax, and whether it has come or when it is due. */
export function PaymentParts({ parts, locale, words, children }: PaymentPartsProps) {
  const money = (satang: number) => formatMoney(satang, locale, 'always');
  const of = parts.length;
  return (
    <ol className="border-ink border-t-2">
      {parts.map((part) => {
        const payable = part.amount - part.withheld;
        const stands =
          part.open === 0
            ? [words.paid]
            : [
                part.open < payable && fill(words.open, { amount: money(part.open) }),
                dueText(part, of, words, locale),
              ];
        return (
          <li key={part.place} className="grid gap-2 border-hair border-b py-3">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">
                {fill(words.of, { place: part.place, of })}
                <span className="block font-normal text-ink-2">{dotted(stands)}</span>
              </span>
              <span className="whitespace-nowrap">{money(payable)}</span>
            </div>
            {children?.(part)}
          </li>
        );
      })}
    </ol>
  );
}
