import { useMessages } from 'next-intl';
import { PackageSign } from '@/components/drawings/package-sign';
import { ItemButton } from '@/components/item-button';
import { Lettering } from '@/components/ui/lettering';
import { Points } from '@/components/ui/points';
import { Price } from '@/components/ui/price';
import { Prose } from '@/components/ui/prose';
import type { Item } from '@/lib/catalog/items';
import { signOfPackage } from '@/lib/drawings/package-signs';
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
        {items.map((item) => {
          const sign = signOfPackage(item.id);
          return (
            <li
              key={item.id}
              className="grid items-center gap-x-8 gap-y-5 border-hair py-[clamp(1.25rem,2.4vw,2rem)] lg:grid-cols-[1fr_18rem_12rem] [li+&]:border-t-2"
            >
              <div>
                <h3 className="flex flex-wrap items-center gap-x-4 gap-y-2 text-h3">
                  {sign && <PackageSign {...sign} />}
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
          );
        })}
      </ul>
      <PriceNote note={note} items={items} />
    </Section>
  );
}

function Contents({ item }: { item: Item }) {
  const words = useMessages().catalog.items[item.id];
  if (!('features' in words)) return null;
  return (
    <Points
      points={words.features}
      className="snug mt-3 grid list-disc grid-cols-[repeat(auto-fill,minmax(min(100%,max(14rem,34%)),1fr))] gap-x-10 gap-y-2 ps-5"
    />
  );
}
