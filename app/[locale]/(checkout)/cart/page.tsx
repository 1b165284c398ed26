import '@/app/styles/shutter.css';
import '@/app/styles/stepper.css';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { InquireLink } from '@/components/inquire-link';
import { PageTitle } from '@/components/ui/heading';
import { Notice } from '@/components/ui/notice';
import { cartItems } from '@/lib/catalog/items';
import { company } from '@/lib/company/company';
import { signOfPackage } from '@/lib/drawings/package-signs';
import { localePath } from '@/lib/i18n/locales';
import { firstOf } from '@/lib/orders/deposit';
import { metadataOf } from '@/lib/site/metadata';
import { quotePath } from '@/lib/site/order-path';
import { pageWords } from '@/lib/site/page-words';
import { routes } from '@/lib/site/routes';
import { CartView } from './cart-view';
import type { SoldItem } from './sold-item';

export const generateMetadata = metadataOf('cart');

export default async function CartPage() {
  const locale = await getLocale();
  const { card, catalog, common, errors, facts, forms, orders, publishing } = await getMessages();
  const { title, subtitle, company: forCompany, ...cart } = await pageWords('cart');
  const checkout = await pageWords('checkout');
  const sold: SoldItem[] = cartItems.map(({ id, type, price, period }) => ({
    id,
    price,
    first: firstOf(id),
    period,
    name: catalog.items[id].name,
    description: catalog.items[id].description,
    type: catalog.types[type],
    sign: signOfPackage(id),
  }));
  return (
    <div
      className="wrap min-h-[calc(100dvh-4.5rem)] py-[clamp(2rem,5vw,4.5rem)] print:min-h-0"
      data-letters="฿0123456789.,"
    >
      <div className="fascia">
        <PageTitle text={title} />
        <p className="text-lead">{subtitle}</p>
      </div>
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
          quotes: localePath(locale, quotePath()),
        }}
        taxNote={
          <div className="grid justify-items-start text-ink-2">
            <p>{facts.vat[company.vat]}</p>
            <p className="mt-3">{forCompany.text}</p>
            <InquireLink look="text" label={forCompany.action} subject={forCompany.subject} />
          </div>
        }
        words={{
          ...cart,
          card,
          periods: catalog.periods,
          onRequest: catalog.onRequest,
          dismiss: common.dismiss,
          slips: { bank: orders.slips.bank, truemoney: orders.slips.truemoney },
          agreement: forms.kit.agreement,
          checkout,
          errors: { ...errors, fields: { ...errors.fields, ...publishing.problems } },
        }}
      />
    </div>
  );
}
