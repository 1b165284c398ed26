import { formatMoney } from '@/lib/catalog/money';
import type { Locale } from '@/lib/i18n/locales';

type AmountProps = { satang: number; locale: Locale; decimals?: 'auto' | 'always' };

/** Money as a sign painter letters it: a small raised ฿, then the number. */
export function Amount({ satang, locale, decimals }: AmountProps) {
  const [sign, ...number] = formatMoney(satang, locale, decimals);
  return (
    <span className="amount">
      <span className="baht">{sign}</span>
      {number.join('')}
    </span>
  );
}
