import { getLocale, getMessages } from 'next-intl/server';
import { offerWords } from '@/lib/desk/offer-words';
import { prefilledFrom } from '@/lib/desk/prefilled';
import { validDays } from '@/lib/documents/quote';
import { fill } from '@/lib/i18n/fill';
import { newOrderKey } from '@/lib/orders/order-key';
import { pageWords } from '@/lib/site/page-words';
import { DeskPage } from '../../desk-page';
import { staffHere } from '../../staff-here';
import { BeginQuote } from './begin-quote';

/** Begins a quotation: from nothing, from an inquiry (`?inquiry=`), or for the customer of an order (`?order=`). */
export default async function NewQuotePage({ searchParams }: PageProps<'/[locale]/desk/quotes/new'>) {
  await staffHere();
  const locale = await getLocale();
  const { desk } = await getMessages();
  const { details } = await pageWords('checkout');
  const begins = desk.quotes.new;
  const { customerLocale = locale, fields } = await prefilledFrom(await searchParams);
  const { items, types, sum, words } = await offerWords(locale);
  return (
    <DeskPage title={begins.title} of="quotes">
      <BeginQuote
        locale={locale}
        customerLocale={customerLocale}
        known={{ ...fields, locale: customerLocale, key: newOrderKey().key, 'added-1-quantity': '1' }}
        items={items}
        types={types}
        words={{ ...words, ...begins, lead: fill(begins.lead, { days: validDays }) }}
        begins={begins}
        details={details}
        sum={sum}
      />
    </DeskPage>
  );
}
