import { getMessages } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import { Amount } from '@/components/ui/amount';
import { formatSignedMoney } from '@/lib/catalog/signed-money';
import type { Locale } from '@/lib/i18n/locales';
import { loadNamespace } from '@/lib/i18n/messages';
import { Both } from './both';

type TotalPlateProps = {
  /** Whole satang; none of a sheet that is not finished. */
  total: number | undefined;
  locale: Locale;
  className?: string;
  /** What leads from paper to its page. */
  scan?: ReactNode;
};

/** What a sheet comes to, on a plate; stamped as long as a price is missing. */
export async function TotalPlate({ total, locale, className = '', scan }: TotalPlateProps) {
  const { paper: own } = (await getMessages()).quotes;
  const { paper: thai } = await loadNamespace('th', 'quotes');
  const isOpen = total === undefined;
  const letters = (isOpen ? own.open : formatSignedMoney(total, locale)).length;
  return (
    <div className={`paper-plate ${isOpen ? 'paper-plate-open' : ''} ${className}`}>
      <p>
        <span>
          <Both own={own.total} thai={thai.total} locale={locale} />
        </span>{' '}
        <span className="paper-figure" style={{ '--letters': letters } as CSSProperties}>
          {isOpen ? own.open : <Amount satang={total} locale={locale} decimals="always" />}
        </span>
      </p>
      {scan}
    </div>
  );
}
