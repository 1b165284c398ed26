import type { ReactNode } from 'react';
import type { ItemId } from '@/lib/catalog/catalog';
import type { Item } from '@/lib/catalog/items';
import { NeedsScript } from './needs-script';
import { PackageCard } from './package-card';
import { PriceNote } from './price-note';
import { Section } from './section';

type PackageGridProps = {
  id?: string;
  title: string;
  lead?: string;
  items: readonly Item[];
  /** The one that we would choose: larger, lit by bulbs. One a page. */
  featured?: ItemId;
  /** The subject of inquiries for items that are not sold through the cart, with a place for `{name}`. */
  subject?: string;
  note?: string;
  /** A second, quiet way to order an item, under its button. */
  quietAction?: (item: Item) => ReactNode;
};

/** The tariff board: packages side by side with the price as the hero. */
export function PackageGrid({
  id,
  title,
  lead,
  items,
  featured,
  subject,
  note,
  quietAction,
}: PackageGridProps) {
  return (
    <Section id={id} title={title} lead={lead} isTall>
      <ul className={items.length === 4 ? 'tariff tariff-four' : 'tariff'}>
        {items.map((item) => (
          <PackageCard
            key={item.id}
            item={item}
            subject={subject}
            look={item.id === featured ? 'featured' : 'plain'}
          >
            {quietAction?.(item)}
          </PackageCard>
        ))}
      </ul>
      <PriceNote note={note} items={items} />
      {items.some((item) => item.action === 'cart') && <NeedsScript />}
    </Section>
  );
}
