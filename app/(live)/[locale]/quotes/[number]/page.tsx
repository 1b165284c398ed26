import '@/app/styles/paper.css';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { ownAppointments } from '@/lib/appointments/own-appointments';
import { showOwnQuote } from '@/lib/documents/own-quote';
import { linesToVisit, quoteNumber } from '@/lib/documents/quote';
import { proofOf } from '@/lib/orders/order-key';
import { ownRepair } from '@/lib/repairs/own-repair';
import { sheetMetadata } from '@/lib/site/live-metadata';
import { OwnAppointments } from '../../appointments/own-appointments';
import { OpenOrder } from '../../orders/[reference]/open-order';
import { QuoteView } from './quote-view';

export async function generateMetadata({ params }: PageProps<'/[locale]/quotes/[number]'>) {
  return sheetMetadata('quotes', (await params).number);
}

/** A quotation as its customer sees it, to whoever has a key; to anybody else the way to one, whether there is such a quotation or not. */
export default async function QuotePage({ params, searchParams }: PageProps<'/[locale]/quotes/[number]'>) {
  const { number } = await params;
  if (!quoteNumber.safeParse(number).success) notFound();
  const locale = await getLocale();
  const proof = proofOf(number, (await cookies()).toString());
  const quote = await showOwnQuote(proof);
  if (quote) {
    const own = await ownAppointments(proof);
    const kinds = quote.state === 'asked' && linesToVisit(quote.lines).length > 0 ? (['visit'] as const) : [];
    return (
      <QuoteView quote={quote} locale={locale} repair={await ownRepair(proof)}>
        {own && <OwnAppointments own={own} kinds={kinds} query={await searchParams} />}
      </QuoteView>
    );
  }
  const { quotes } = await getMessages();
  return <OpenOrder reference={number} api="/api/quotes" words={quotes} />;
}
