import { useMessages, useTranslations } from 'next-intl';
import { AddToCart } from '@/components/add-to-cart';
import { Price } from '@/components/ui/price';
import type { Item } from '@/lib/catalog/items';
import { toBaht } from '@/lib/catalog/money';
import { company } from '@/lib/site/company';

type PackageGridProps = { title: string; lead?: string; items: readonly Item[] };

/** Packages side by side: name, description, price, what is in it, and the button that buys it. */
export function PackageGrid({ title, lead, items }: PackageGridProps) {
  const t = useTranslations('common.addToCart');
  return (
    <section className="py-6">
      <h2 className="text-h2">{title}</h2>
      {lead && <p className="mt-3 max-w-184 text-ink-2">{lead}</p>}
      <ul className="mt-8 grid gap-6 sm:grid-cols-[repeat(auto-fit,minmax(19rem,1fr))]">
        {items.map((item) => (
          <PackageCard key={item.id} item={item} />
        ))}
      </ul>
      <noscript>
        <p className="mt-6 bg-amber-bg p-4 text-amber-ink">
          {t('needsScript', { phone: company.phone, email: company.email })}
        </p>
      </noscript>
    </section>
  );
}

function PackageCard({ item }: { item: Item }) {
  const t = useTranslations('catalog');
  const words = useTranslations('common.addToCart');
  const catalog = useMessages().catalog.items[item.id];
  const features = 'features' in catalog ? catalog.features : [];
  return (
    <li className="flex flex-col rounded-board bg-board p-6">
      <h3 className="text-h3">{catalog.name}</h3>
      <p className="mt-1 text-ink-2">{catalog.description}</p>
      <div className="mt-4">
        <Price price={item.price} period={item.period} />
      </div>
      <ul className="mt-4 mb-6 list-disc ps-5">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="mt-auto">
        <AddToCart
          line={{
            id: item.id,
            name: catalog.name,
            price: toBaht(item.price),
            description: catalog.description,
            type: t(`types.${item.type}`),
          }}
          words={{
            label: words('buttonFor', { name: catalog.name }),
            button: words('button'),
            added: words('added'),
            duplicate: words('duplicate'),
          }}
        />
      </div>
    </li>
  );
}
