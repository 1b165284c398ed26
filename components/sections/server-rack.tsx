import { useMessages, useTranslations } from 'next-intl';
import { ItemButton } from '@/components/item-button';
import { Lettering } from '@/components/ui/lettering';
import { Points } from '@/components/ui/points';
import { Price } from '@/components/ui/price';
import { Prose } from '@/components/ui/prose';
import { featured } from '@/lib/catalog/featured';
import type { Item } from '@/lib/catalog/items';
import { NeedsScript } from './needs-script';
import { PriceNote } from './price-note';
import { Section } from './section';
import { ServerRows } from './server-rows';

type ServerRackProps = {
  id: string;
  title: string;
  lead: string;
  note: string;
  items: readonly Item[];
};

/** Virtual servers as the units of a rack: name, figures, price and button of each in one line. */
export function ServerRack({ id, title, lead, note, items }: ServerRackProps) {
  const words = useTranslations('common.addToCart');
  const { catalog } = useMessages();
  return (
    <Section id={id} title={title} lead={lead}>
      <ul className="rack">
        {items.map((item) => {
          const { name, description, ...more } = catalog.items[item.id];
          const isFeatured = item.id === featured['vps-hosting'];
          return (
            <li key={item.id} className={`sign band sign-${isFeatured ? 'tech' : 'web'}`}>
              <div className="rack-about">
                <h3 className="text-lead">
                  <Lettering text={name} />
                </h3>
                {isFeatured && <span className="tag">{words('featured')}</span>}
                <p>
                  <Prose text={description} />
                </p>
                <Points className="rack-points" points={'features' in more ? more.features : []} />
              </div>
              <ServerRows id={item.id} />
              <div className="rack-price">
                <Price item={item} />
              </div>
              <ItemButton item={item} subject={undefined} look={isFeatured ? 'primary' : 'board'} />
            </li>
          );
        })}
      </ul>
      <PriceNote note={note} items={items} />
      <NeedsScript />
    </Section>
  );
}
