import { Amount } from '@/components/ui/amount';
import { estimatePrint, isPrinted, paperTypes, printQuantities } from '@/lib/catalog/print-estimate';
import type { Locale } from '@/lib/i18n/locales';
import type { BusinessCard } from '@/lib/inquiries/business-card';

type PrintEstimateProps = {
  typed: Partial<Record<keyof BusinessCard, string>>;
  locale: Locale;
  label: string;
  words: { note: string; notPrinted: string };
};

/** What the cards as chosen are going to cost, said again whenever it changes. */
export function PrintEstimate({ typed, locale, label, words }: PrintEstimateProps) {
  const quantity = printQuantities.find((known) => known === typed.quantity) ?? '500';
  const paperType = paperTypes.find((known) => known === typed.paperType) ?? 'standard';
  return (
    <div className="grid content-start gap-1.5">
      <p className="font-semibold">{label}</p>
      <output htmlFor="quantity paperType" className="text-h3" data-estimate>
        {isPrinted({ quantity, paperType }) ? (
          <Amount satang={estimatePrint({ quantity, paperType })} locale={locale} />
        ) : (
          <span className="block font-medium text-base text-red-ink">{words.notPrinted}</span>
        )}
      </output>
      <p className="text-ink-2 text-small">{words.note}</p>
    </div>
  );
}
