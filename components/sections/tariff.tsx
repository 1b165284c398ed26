import type { CSSProperties, ReactNode } from 'react';
import type { ItemId } from '@/lib/catalog/catalog';
import { featured } from '@/lib/catalog/featured';
import { type Item, itemsOfType } from '@/lib/catalog/items';
import { type MeasuredType, measureOf } from '@/lib/catalog/measures';
import { PriceFoot } from './price-foot';
import { Rate } from './rate';
import { Section } from './section';

type TariffProps = {
  title: string;
  lead?: string;
  note?: string;
  type: MeasuredType;
  /** What shows how much each holds, painted by the sheet of that name in app/styles/rates. */
  look: 'cables' | 'piles' | 'shelf' | 'skyline';
  /** The subject of inquiries for items that are not sold through the cart, with a place for `{name}`. */
  subject?: string;
  /** An example of what is counted, for each. */
  samples?: { [Id in ItemId]?: string };
  /** A second, quiet way to order an item, under its button. */
  quietAction?: (item: Item) => ReactNode;
};

/** Packages, each with a thing as large as what it holds, and all their points in a table that opens. */
export function Tariff({ title, lead, note, type, look, subject, samples, quietAction }: TariffProps) {
  const items = itemsOfType(type);
  const largest = Math.max(...items.map(({ id }) => measureOf(id).count));
  return (
    <Section id="packages" title={title} lead={lead}>
      <ul className={`rates rates-${look} rates-${type}`} style={{ '--largest': largest } as CSSProperties}>
        {items.map((item, index) => (
          <Rate
            key={item.id}
            item={item}
            type={type}
            share={measureOf(item.id).count / largest}
            className={`rate rate-${index + 1}`}
            isFeatured={item.id === featured[type]}
            subject={subject}
            sample={samples?.[item.id]}
          >
            {quietAction?.(item)}
          </Rate>
        ))}
      </ul>
      <PriceFoot title={title} note={note} items={items} />
    </Section>
  );
}
