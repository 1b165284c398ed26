import { useLocale } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import type { Item } from '@/lib/catalog/items';
import { packageQuantities } from '@/lib/catalog/print-estimate';
import { fill } from '@/lib/i18n/fill';
import { formatNumber } from '@/lib/i18n/number';
import { phrasesOf } from '@/lib/i18n/phrases';
import { cardFormId } from '@/lib/site/order-path';

type OrderByFormProps = {
  item: Item;
  /** Behind its phrase mark, with a place for `{quantity}`, what who sees the stripe beside it knows. */
  text: string;
};

/** Leads to the order form; the form's island then fills in the quantity (`use-quantity-links.ts`). */
export function OrderByForm({ item, text }: OrderByFormProps) {
  const locale = useLocale();
  const quantity = packageQuantities[item.id];
  if (!quantity) return null;
  const [label, subject = ''] = phrasesOf(text);
  return (
    <a
      href={`#${cardFormId}`}
      data-print-quantity={quantity}
      data-held=""
      className={`${buttonClass.text} font-semibold`}
    >
      <span>
        {label}
        <span className="sr-only">{fill(subject, { quantity: formatNumber(Number(quantity), locale) })}</span>
      </span>
    </a>
  );
}
