import { useLocale, useMessages } from 'next-intl';
import { Prose } from '@/components/ui/prose';
import type { Item } from '@/lib/catalog/items';
import { company } from '@/lib/company/company';

/** What is to be known of prices, under them: a note of the page, and whether tax comes on top where a price is shown. */
export function PriceNote({ note, items }: { note: string | undefined; items: readonly Item[] }) {
  const { vat, companyPays } = useMessages().facts;
  // What a Thai company asks first; other languages say it in the cart.
  const forCompanies = useLocale() === 'th' && companyPays;
  const isPriced = items.some(({ price }) => price > 0);
  return (
    <p className="mt-5 max-w-words text-ink-2">
      <Prose text={[note, isPriced && vat[company.vat], forCompanies].filter(Boolean).join(' ')} />
    </p>
  );
}
