import { randomBytes } from 'node:crypto';
import { getLocale, getMessages } from 'next-intl/server';
import { Amount } from '@/components/ui/amount';
import { buttonClass } from '@/components/ui/button-class';
import { PageTitle, Part } from '@/components/ui/heading';
import { DoneNotice } from '@/components/ui/notice';
import { cartItems, findItem, isItemId } from '@/lib/catalog/items';
import { company } from '@/lib/company/company';
import { validDays } from '@/lib/documents/quote';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/locales';
import { readCartLink } from '@/lib/shop/cart/cart-link';
import { liveMetadata } from '@/lib/site/live-metadata';
import { pageWords } from '@/lib/site/page-words';
import { routes } from '@/lib/site/routes';
import { LostKey } from '../orders/lost-key';
import { QuoteForm } from './quote-form';

export const generateMetadata = liveMetadata('quotes');

/** Asks for a quotation of the items that the cart's link names; without any it leads to the cart. */
export default async function QuotesPage({ searchParams }: PageProps<'/[locale]/quotes'>) {
  const { items: named, flash } = await searchParams;
  const locale = await getLocale();
  const { quotes, catalog, errors, facts, forms } = await getMessages();
  const words = quotes.ask;
  const { details } = await pageWords('checkout');
  const linked = readCartLink(
    new URLSearchParams({ items: String(named ?? '') }).toString(),
    cartItems.map(({ id }) => id),
  );
  const items = (linked?.ids ?? []).filter(isItemId).map(findItem);
  return (
    <div className="wrap grid max-w-[60rem] gap-10 py-section">
      <div className="grid gap-4">
        <PageTitle text={words.title} />
        <p className="section-lead">{fill(words.lead, { days: String(validDays) })}</p>
        {flash === 'key-sent' && <DoneNotice text={quotes.flash['key-sent']} />}
      </div>
      {items.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p>{words.empty}</p>
          <a href={localePath(locale, routes.cart.path)} className={buttonClass.primary}>
            {words.cart}
          </a>
        </div>
      ) : (
        <>
          <Part title={words.items} className="grid gap-2">
            <ul className="border-ink border-t-2">
              {items.map(({ id, price, period, needsVisit }) => (
                <li
                  key={id}
                  className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-hair border-b py-3"
                >
                  <span className="min-w-0 wrap-anywhere font-medium">{catalog.items[id].name}</span>
                  <span>
                    {price > 0 ? (
                      <>
                        <Amount satang={price} locale={locale} />{' '}
                        <span className="text-ink-2">{catalog.periods[period]}</span>
                      </>
                    ) : needsVisit ? (
                      words.visit
                    ) : (
                      words.later
                    )}
                  </span>
                </li>
              ))}
            </ul>
            <p className="text-ink-2">{facts.vat[company.vat]}</p>
          </Part>
          <QuoteForm
            items={items.map(({ id }) => id)}
            formKey={randomBytes(16).toString('hex')}
            locale={locale}
            words={{ form: words, fields: details, errors, kit: forms.kit }}
          />
        </>
      )}
      <LostKey api="/api/quotes" words={quotes.lost} />
    </div>
  );
}
