import { useMessages } from 'next-intl';
import { Picture } from '@/components/drawings/picture';
import { ItemButton } from '@/components/item-button';
import { Lettering } from '@/components/ui/lettering';
import { Price } from '@/components/ui/price';
import { Prose } from '@/components/ui/prose';
import type { Item } from '@/lib/catalog/items';
import { PriceFoot } from './price-foot';
import { Section } from './section';

type PriceListProps = {
  id?: string;
  title: string;
  lead?: string;
  items: readonly Item[];
  subject?: string;
  note?: string;
  /** What is said of each here, instead of what the catalog says. */
  texts?: readonly string[];
  /** What the rows are instead of signs on a beam; a sheet of app/styles/menus paints it. */
  look?: 'disks' | 'easels' | 'screens';
};

/** The menu board: one row a service, with its picture, its price and its button, and what is in each in a table that opens. */
export function PriceList({ id, title, lead, items, subject, note, texts, look }: PriceListProps) {
  const { items: words } = useMessages().catalog;
  return (
    <Section id={id} title={title} lead={lead}>
      <ul className={look ? `menu-board menu-${look}` : 'menu-board'}>
        {items.map((item, index) => (
          <li key={item.id}>
            <Picture name={item.id} />
            <h3>
              <Lettering text={words[item.id].name} />
            </h3>
            <p className="text-ink-2">
              <Prose text={texts?.[index] ?? words[item.id].description} />
            </p>
            <div className="menu-order">
              <div>
                <Price item={item} />
              </div>
              <ItemButton item={item} look="secondary" subject={subject} />
            </div>
          </li>
        ))}
      </ul>
      <PriceFoot title={title} note={note} items={items} />
    </Section>
  );
}
