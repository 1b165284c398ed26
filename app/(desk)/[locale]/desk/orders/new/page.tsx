import { getLocale, getMessages } from 'next-intl/server';
import { company } from '@/lib/company/company';
import { offerWords } from '@/lib/desk/offer-words';
import { saleMethods } from '@/lib/documents/sale-form';
import { newOrderKey } from '@/lib/orders/order-key';
import { openWays } from '@/lib/payments/open-ways';
import { pageWords } from '@/lib/site/page-words';
import { DeskPage } from '../../desk-page';
import { staffHere } from '../../staff-here';
import { SaleForm } from './sale-form';

/** A sale at the counter or on the phone. */
export default async function NewSalePage() {
  await staffHere();
  const locale = await getLocale();
  const { desk, orders, quotes } = await getMessages();
  const { details } = await pageWords('checkout');
  const offer = await offerWords(locale);
  const ways: readonly string[] = await openWays(1);
  return (
    <DeskPage title={desk.sale.title} of="orders">
      <SaleForm
        locale={locale}
        known={{ key: newOrderKey().key, method: 'cash', locale, 'added-1-quantity': '1' }}
        {...offer}
        words={{ ...offer.words, added: desk.quotes.new.added }}
        methods={saleMethods.filter((method) => method === 'cash' || ways.includes(method))}
        sale={desk.sale}
        methodNames={orders.method}
        details={details}
        language={desk.quotes.new.locale}
        sum={{
          vat: company.vat,
          locale,
          words: { total: quotes.paper.total, unpriced: desk.quotes.unpriced },
        }}
      />
    </DeskPage>
  );
}
