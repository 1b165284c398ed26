import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PaintedBaht } from '@/components/ui/amount';
import { Part } from '@/components/ui/heading';
import { formatSignedMoney } from '@/lib/catalog/signed-money';
import { dotted } from '@/lib/i18n/dotted';
import type { OrderLine } from '@/lib/orders/order';
import { timesText } from '@/lib/orders/unit-price';
import { ItemSign } from './row-sign';

type LinesProps<Line extends OrderLine> = {
  lines: readonly Line[];
  nameOf: (line: Line) => string;
  /** Below the lines, in whole satang. */
  sums?: readonly (readonly [label: string, satang: number])[];
  className?: string;
  children?: ReactNode;
};

/** What was ordered or offered. */
export async function Lines<Line extends OrderLine>({
  lines,
  nameOf,
  sums = [],
  className = 'grid gap-3',
  children,
}: LinesProps<Line>) {
  const locale = await getLocale();
  const { desk, catalog } = await getMessages();
  return (
    <Part title={desk.order.lines} className={className}>
      <ul className="border-hair border-t">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item may be there twice, and lines never change their places
          <li key={index} className="flex items-center gap-4 border-hair border-b py-2">
            <span className="desk-line-sign" aria-hidden="true">
              <ItemSign {...line} />
            </span>
            <span className="wrap-anywhere min-w-0 grow">
              {nameOf(line)}
              <span className="block text-ink-2 text-small">
                {dotted([timesText(line, locale), catalog.periods[line.period]])}
              </span>
            </span>
            <span className="whitespace-nowrap">
              <PaintedBaht text={formatSignedMoney(line.price, locale)} />
            </span>
          </li>
        ))}
        {sums.map(([label, satang]) => (
          <li key={label} className="flex justify-between gap-4 py-1 font-semibold">
            <span>{label}</span>
            <span className="whitespace-nowrap">
              <PaintedBaht text={formatSignedMoney(satang, locale)} />
            </span>
          </li>
        ))}
      </ul>
      {children}
    </Part>
  );
}
