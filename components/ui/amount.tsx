import { formatMoney } from '@/lib/catalog/money';
import type { Locale } from '@/lib/i18n/locales';

type AmountProps = { satang: number; locale: Locale; decimals?: 'auto' | 'always' };

/** Money as a sign painter letters it: a small raised ฿, then the number. */
export function Amount({ satang, locale, decimals }: AmountProps) {
  return (
    <span className="amount">
      <PaintedBaht text={formatMoney(satang, locale, decimals)} />
    </span>
  );
}

/** A text on a plate, with the ฿ of its amount as {@link Amount} letters it. */
export function PaintedBaht({ text }: { text: string }) {
  const [before, sign, number] = text.split(/(฿)/);
  return (
    <>
      {before}
      {sign && <span className="baht">{sign}</span>}
      {number}
    </>
  );
}
