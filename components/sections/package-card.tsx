import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PackageSign } from '@/components/drawings/package-sign';
import { ItemButton } from '@/components/item-button';
import { Lettering } from '@/components/ui/lettering';
import { Points } from '@/components/ui/points';
import { Price } from '@/components/ui/price';
import { Prose } from '@/components/ui/prose';
import type { Item } from '@/lib/catalog/items';
import { signOfPackage } from '@/lib/drawings/package-signs';
import { ServerRows } from './server-rows';

type PackageCardProps = {
  item: Item;
  look: 'plain' | 'featured';
  subject: string | undefined;
  /** A second, quiet way to order, under the button. */
  children?: ReactNode;
};

/** One column of the tariff board: name, description, price, what is in it, and its button. */
export function PackageCard({ item, look, subject, children }: PackageCardProps) {
  const words = useTranslations('common.addToCart');
  const catalog = useMessages().catalog.items[item.id];
  const sign = signOfPackage(item.id);
  const features = 'features' in catalog ? catalog.features : [];
  return (
    <li className={look === 'featured' ? 'tier tier-featured' : 'tier'}>
      {look === 'featured' && <span className="tag">{words('featured')}</span>}
      <h3 className="text-lead">
        {sign && <PackageSign {...sign} />}
        <Lettering text={catalog.name} />
      </h3>
      <p className="tier-text">
        <Prose text={catalog.description} />
      </p>
      <div className="tier-price">
        <Price item={item} />
      </div>
      <ServerRows id={item.id} />
      <Points points={features} />
      <ItemButton item={item} subject={subject} look={look === 'featured' ? 'primary' : 'secondary'} />
      {children && <div className="tier-more">{children}</div>}
    </li>
  );
}
