import { useMessages } from 'next-intl';
import { ItemButton } from '@/components/item-button';
import { Lettering } from '@/components/ui/lettering';
import { Price } from '@/components/ui/price';
import { Prose } from '@/components/ui/prose';
import type { Item } from '@/lib/catalog/items';
import { PriceNote } from './price-note';
import { Section } from './section';

type PriceListProps = {
  title: string;
  lead?: string;
  items: readonly Item[];
  subject?: string;
  note?: string;
};

/** The menu board: one row a service, with its price and its button. */
export function PriceList({ title, lead, items, subject, note }: PriceListProps) {
  const { items: words } = useMessages().catalog;
  return (
    <Section title={title} lead={lead}>
      <ul className="rounded-board bg-board px-[clamp(1.25rem,3vw,3rem)] py-[clamp(.5rem,2vw,1.5rem)]">
        {items.map((item) => (
          <li
            key={item.id}
            className="grid items-center gap-x-8 gap-y-3 border-hair py-[clamp(1.25rem,2.4vw,2rem)] lg:grid-cols-[1fr_18rem_12rem] [li+&]:border-t-2"
          >
            <div>
              <h3 className="text-h3">
                <Lettering text={words[item.id].name} />
              </h3>
              <p className="text-ink-2">
                <Prose text={words[item.id].description} />
              </p>
              <Contents item={item} />
            </div>
            <div>
              <Price item={item} />
            </div>
            <ItemButton item={item} look="secondary" subject={subject} />
          </li>
        ))}
      </ul>
      <PriceNote note={note} items={items} />
    </Section>
  );
}

function Contents({ item }: { item: Item }) {
  const words = useMessages().catalog.items[item.id];
  if (!('features' in words)) return null;
  return (
    <ul className="mt-3 grid list-disc gap-x-10 ps-5 sm:grid-cols-2">
      {words.features.map((feature) => (
        <li key={feature} className="snug py-1">
          <Prose text={feature} />
        </li>
      ))}
    </ul>
  );
}
