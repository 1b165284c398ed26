import { getMessages } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import { Amount } from '@/components/ui/amount';
import { formatSignedMoney } from '@/lib/catalog/signed-money';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { AmountInWords } from './amount-in-words';
import { Both } from './both';

export type TotalPlateProps = {
  /** Whole satang; none of a sheet that is not finished. */
  total: number | undefined;
  locale: Locale;
  className?: string;
  /** What leads from paper to its page, at the end of the board. */
  scan?: ReactNode;
  /** What became of the money, stamped onto it. */
  stamp?: ReactNode;
  /** Whether it says the sum in words, too. */
  hasWords?: boolean;
};

/** What a sheet comes to, on a plate; stamped as long as a price is missing. */
export async function TotalPlate(props: TotalPlateProps) {
  const { total, locale, className = '', scan, stamp, hasWords = false } = props;
  const { paper: own } = (await getMessages({ locale })).quotes;
  const { paper: thai } = await loadNamespace('th', 'quotes');
  const isOpen = total === undefined;
  const letters = (isOpen ? own.open : formatSignedMoney(total, locale)).length;
  return (
    <div className={`paper-plate ${isOpen ? 'paper-plate-open' : ''} ${className}`}>
      <div className="paper-told">
        <p>
          <span className="paper-what">
            <Both own={own.total} thai={thai.total} locale={locale} />
          </span>{' '}
          <span className="paper-figure" style={{ '--letters': letters } as CSSProperties}>
            {isOpen ? (
              <Both own={own.open} thai={thai.open} locale={locale} />
            ) : (
              <Amount satang={total} locale={locale} decimals="always" />
            )}
          </span>
          {hasWords && total !== undefined && total > 0 && <AmountInWords satang={total} locale={locale} />}
        </p>
        {stamp && <div className="paper-done">{stamp}</div>}
      </div>
      {scan}
      {/* The edge at which a bill is torn off */}
      <svg className="paper-tear" viewBox="0 0 40 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0${'l.5 1 .5-1'.repeat(40)}`} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
