import { useLocale, useMessages, useTranslations } from 'next-intl';
import { AddToCart } from '@/components/add-to-cart';
import { InquireLink } from '@/components/inquire-link';
import { type ButtonLook, buttonClass } from '@/components/ui/button-class';
import type { Item } from '@/lib/catalog/items';
import { toBaht } from '@/lib/catalog/money';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { routes } from '@/lib/site/routes';

type ItemButtonProps = {
  item: Item;
  look: Extract<ButtonLook, 'primary' | 'secondary' | 'board'>;
  /** The subject of an inquiry for it, with a place for `{name}`, where it is not the usual one. */
  subject: string | undefined;
};

/** What an item's button does: into the cart, or to the contact form. */
export function ItemButton({ item, look, subject }: ItemButtonProps) {
  const t = useTranslations('catalog');
  const words = useTranslations('common');
  const locale = useLocale();
  const { name, description } = useMessages().catalog.items[item.id];
  if (item.action === 'inquire') {
    return (
      <InquireLink
        look={look}
        label={words('getStarted')}
        object={name}
        subject={fill(subject ?? words.raw('inquiryAbout'), { name })}
      />
    );
  }
  return (
    <AddToCart
      line={{ id: item.id, name, price: toBaht(item.price), description, type: t(`types.${item.type}`) }}
      className={`${buttonClass[look]} w-full`}
      cart={{ href: localePath(locale, routes.cart.path), label: words('addToCart.toCart') }}
      words={{
        button: words('addToCart.button'),
        added: words('addToCart.added'),
        carried: words('addToCart.carried'),
        duplicate: words('addToCart.duplicate'),
      }}
    />
  );
}
