import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { ItemButton } from '@/components/item-button';
import { Lettering } from '@/components/ui/lettering';
import { Phrases } from '@/components/ui/phrases';
import { Price } from '@/components/ui/price';
import { Prose } from '@/components/ui/prose';
import type { Item } from '@/lib/catalog/items';
import { type MeasuredType, measureOf } from '@/lib/catalog/measures';
import { formatNumber } from '@/lib/i18n/number';

type RateProps = {
  item: Item;
  type: MeasuredType;
  /** How much it holds of what the largest does, up to 1. */
  share: number;
  className: string;
  isFeatured: boolean;
  subject: string | undefined;
  sample: string | undefined;
  /** A second, quiet way to order, under the button. */
  children?: ReactNode;
};

/** A number stays on the line of what it counts. */
const held = (text: string) => text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');

/** A package: how many of what it holds, what it costs, what it adds, and its button. */
export function Rate({ item, type, share, className, isFeatured, subject, sample, children }: RateProps) {
  const t = useTranslations('catalog');
  const words = useTranslations('common.addToCart');
  const locale = useLocale();
  const { name, features } = { features: [], ...useMessages().catalog.items[item.id] };
  const { count, added } = measureOf(item.id);
  /** What is counted; where its word depends on how many there are, the message brings the number along. */
  const counted = t(`measures.${type}`, { count }).replace(`${count} `, '');
  return (
    <li
      className={isFeatured ? `${className} rate-featured` : className}
      style={share < 1 ? ({ '--share': Number(share.toFixed(4)) } as CSSProperties) : undefined}
    >
      <h3>
        <Lettering text={name} />
      </h3>
      <p className="rate-count">
        <b>{formatNumber(count, locale)}</b> <Phrases text={counted} />
      </p>
      {sample && <q>{sample}</q>}
      {isFeatured && <span className="tag">{words('featured')}</span>}
      <div className="rate-price">
        <Price item={item} />
      </div>
      <ul className="rate-added">
        {added.map((index) => (
          <li key={index}>
            <Prose text={held(features[index] ?? '')} />
          </li>
        ))}
      </ul>
      <div className="rate-order">
        <ItemButton item={item} subject={subject} look={isFeatured ? 'primary' : 'secondary'} />
        {children}
      </div>
    </li>
  );
}
