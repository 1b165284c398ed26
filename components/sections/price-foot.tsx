import type { Item } from '@/lib/catalog/items';
import { Comparison } from './comparison';
import { NeedsScript } from './needs-script';
import { PriceNote } from './price-note';

type PriceFootProps = { title: string; note: string | undefined; items: readonly Item[] };

/** What stands under the prices of a page: all that is in each in a table that opens, a note beside it, and how to order without scripts. */
export function PriceFoot({ title, note, items }: PriceFootProps) {
  return (
    <>
      <div className="price-foot">
        <Comparison title={title} items={items} />
        <PriceNote note={note} items={items} />
      </div>
      {items.some(({ action }) => action === 'cart') && <NeedsScript />}
    </>
  );
}
