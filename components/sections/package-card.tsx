import { useMessages, useTranslations } from 'next-intl';
import { AddToCart } from '@/components/add-to-cart';
import { Price } from '@/components/ui/price';
import { Prose } from '@/components/ui/prose';
import type { Item } from '@/lib/catalog/items';
import { toBaht } from '@/lib/catalog/money';

/** One column of the tariff board: name, description, price, what is in it, and the button that buys it. */
export function PackageCard({ item, look }: { item: Item; look: 'plain' | 'featured' }) {
  const t = useTranslations('catalog');
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
      <AddToCart
        line={{
          id: item.id,
          name: catalog.name,
          price: toBaht(item.price),
          description: catalog.description,
          type: t(`types.${item.type}`),
        }}
        look={look === 'featured' ? 'primary' : 'secondary'}
        words={{
          label: words('buttonFor', { name: catalog.name }),
          button: words('button'),
          added: words('added'),
          duplicate: words('duplicate'),
        }}
      />
    </li>
  );
}
