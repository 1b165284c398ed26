import { useLocale } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Phrases } from '@/components/ui/phrases';
import type { Item } from '@/lib/catalog/items';
import { packageQuantities } from '@/lib/catalog/print-estimate';
import { fill } from '@/lib/i18n/fill';
import { formatNumber } from '@/lib/i18n/number';
import { cardFormId } from '@/lib/site/order-path';

type OrderByFormProps = {
  item: Item;
  /** With a place for `{quantity}`. */
  text: string;
};

/** Leads to the order form; the form's island then fills in the quantity (`use-quantity-links.ts`). */
export function OrderByForm({ item, text }: OrderByFormProps) {
  const locale = useLocale();
  const quantity = packageQuantities[item.id];
  if (!quantity) return null;
  return (
    <a
      href={`#${cardFormId}`}
      data-print-quantity={quantity}
      data-held=""
      className={`${buttonClass.text} mt-3 self-start font-semibold`}
    >
      <span>
        <Phrases text={fill(text, { quantity: formatNumber(Number(quantity), locale) })} />
      </span>
    </a>
  );
}
