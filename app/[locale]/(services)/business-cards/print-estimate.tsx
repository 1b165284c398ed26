import { Amount } from '@/components/ui/amount';
import { estimatePrint, isPrinted, paperTypes, printQuantities } from '@/lib/catalog/print-estimate';
import type { Locale } from '@/lib/i18n/locales';
import type { BusinessCard } from '@/lib/inquiries/business-card';

type PrintEstimateProps = {
  typed: Partial<Record<keyof BusinessCard, string>>;
  locale: Locale;
  label: string;
  notPrinted: string;
};

/** What the cards as chosen are going to cost, said again whenever it changes. */
export function PrintEstimate({ typed, locale, label, notPrinted }: PrintEstimateProps) {
  const quantity = printQuantities.find((known) => known === typed.quantity) ?? '500';
  const paperType = paperTypes.find((known) => known === typed.paperType) ?? 'standard';
  return (
    <p className="card-price">
      <span>{label}</span>
      <output htmlFor="quantity paperType" data-estimate>
        {isPrinted({ quantity, paperType }) ? (
          <Amount satang={estimatePrint({ quantity, paperType })} locale={locale} />
        ) : (
          <small>{notPrinted}</small>
        )}
      </output>
    </p>
  );
}
