import '@/app/styles/paper.css';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { showOwnQuote } from '@/lib/documents/own-quote';
import { quoteNumber } from '@/lib/documents/quote';
import { fill } from '@/lib/i18n/fill';
import { withoutMarks } from '@/lib/i18n/phrases';
import { proofOf } from '@/lib/orders/order-key';
import { OpenOrder } from '../../orders/[reference]/open-order';
import { QuoteView } from './quote-view';

type QuotePageProps = { params: Promise<{ number: string }> };

export async function generateMetadata({ params }: QuotePageProps): Promise<Metadata> {
  const { quotes } = await getMessages();
  const { number } = await params;
  return {
    // What a browser names the file after that it prints into.
    title: { absolute: withoutMarks(fill(quotes.heading, { reference: number })) },
    description: withoutMarks(quotes.metadata.description),
    robots: { index: false, follow: false },
  };
}

/** A quotation as its customer sees it, to whoever has a key; to anybody else the way to one, whether there is such a quotation or not. */
export default async function QuotePage({ params }: QuotePageProps) {
  const { number } = await params;
  if (!quoteNumber.safeParse(number).success) notFound();
  const locale = await getLocale();
  const quote = await showOwnQuote(proofOf(number, (await cookies()).toString()));
  if (quote) return <QuoteView quote={quote} locale={locale} />;
  const { quotes } = await getMessages();
  return <OpenOrder reference={number} locale={locale} api="/api/quotes" words={quotes} />;
}
