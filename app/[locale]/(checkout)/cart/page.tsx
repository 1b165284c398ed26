import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { Lettering } from '@/components/ui/lettering';
import { Notice } from '@/components/ui/notice';
import { cartItems } from '@/lib/catalog/items';
import { localePath } from '@/lib/i18n/locales';
import { company } from '@/lib/site/company';
import { metadataOf } from '@/lib/site/metadata';
import { routes } from '@/lib/site/routes';
import { CartView } from './cart-view';
import type { SoldItem } from './sold-item';

export const generateMetadata = metadataOf('cart');

export default async function CartPage() {
  const locale = await getLocale();
  const t = await getTranslations('cart');
  const { card, cart, catalog, checkout, common, errors } = await getMessages();
  const sold: SoldItem[] = cartItems.map(({ id, type, price, period }) => ({
    id,
    price,
    period,
    name: catalog.items[id].name,
    description: catalog.items[id].description,
    type: catalog.types[type],
  }));
  return (
    <div className="wrap min-h-[calc(100dvh-4.5rem)] py-[clamp(2rem,5vw,4.5rem)] print:min-h-0">
      <h1 className="text-h2">
        <Lettering text={t('title')} />
      </h1>
      <p className="mt-3 text-ink-2 text-lead">{t('subtitle')}</p>
      <noscript>
        <div className="mt-6">
          <Notice look="amber">
            <p>
              {(await getTranslations('common.addToCart'))('needsScript', {
                phone: company.phone,
                email: company.email,
              })}
            </p>
          </Notice>
        </div>
      </noscript>
      <CartView
        sold={sold}
        locale={locale}
        links={{
          services: localePath(locale, routes.services.path),
          thankYou: localePath(locale, routes.thankYou.path),
          contact: localePath(locale, routes.contact.path),
        }}
        words={{
          ...cart,
          card,
          periods: catalog.periods,
          onRequest: catalog.onRequest,
          dismiss: common.dismiss,
          checkout,
          errors,
        }}
      />
    </div>
  );
}
