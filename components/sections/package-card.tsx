import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ItemButton } from '@/components/item-button';
import { Price } from '@/components/ui/price';
import { Prose } from '@/components/ui/prose';
import type { Item } from '@/lib/catalog/items';

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
  const features = 'features' in catalog ? catalog.features : [];
  return (
    <li className={look === 'featured' ? 'tier tier-featured' : 'tier'}>
      {look === 'featured' && <span className="tag">{words('featured')}</span>}
      <h3 className="text-lead">{catalog.name}</h3>
      <p className="mt-1 mb-5 text-base text-ink-2">
        <Prose text={catalog.description} />
      </p>
      <div className="mt-auto">
        <Price item={item} />
      </div>
      <ul className="my-6 grow border-current not-empty:border-t-2">
        {features.map((feature) => (
          <li key={feature} className="border-hair border-b py-2.5 snug">
            <Prose text={feature} />
          </li>
        ))}
      </ul>
      <ItemButton item={item} subject={subject} look={look === 'featured' ? 'primary' : 'secondary'} />
      {children}
    </li>
  );
}
