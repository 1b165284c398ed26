import { Amount } from '@/components/ui/amount';
import { cardQuantities, estimateCards, paperTypes } from '@/lib/catalog/print-estimate';
import type { Locale } from '@/lib/i18n/locales';

type CardEstimateProps = {
  typed: Record<string, string | undefined>;
  locale: Locale;
  label: string;
  note: string;
};

/** What the cards as chosen are going to cost, said again whenever it changes. */
export function CardEstimate({ typed, locale, label, note }: CardEstimateProps) {
  const quantity = cardQuantities.find((known) => known === typed.quantity) ?? '500';
  const paperType = paperTypes.find((known) => known === typed.paperType) ?? 'standard';
  return (
    <div className="grid content-start gap-1.5">
      <p className="font-semibold">{label}</p>
      <output htmlFor="quantity paperType" className="text-h3" data-estimate>
        <Amount satang={estimateCards({ quantity, paperType })} locale={locale} />
      </output>
      <p className="text-ink-2 text-small">{note}</p>
    </div>
  );
}
