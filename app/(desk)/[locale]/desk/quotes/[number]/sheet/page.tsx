import '@/app/styles/paper.css';
import { notFound } from 'next/navigation';
import { getMessages } from 'next-intl/server';
import { PrintButton } from '@/app/(live)/[locale]/quotes/[number]/print-button';
import { QuoteSheet } from '@/app/(live)/[locale]/quotes/[number]/quote-sheet';
import { showDeskQuote } from '@/lib/desk/desk-quotes';
import { sheetMetadata } from '@/lib/site/live-metadata';
import { staffHere } from '../../../staff-here';

export async function generateMetadata({ params }: PageProps<'/[locale]/desk/quotes/[number]/sheet'>) {
  return sheetMetadata('quotes', (await params).number);
}

/** A quotation as its customer sees it, in their language, where nobody accepts it by mistake. */
export default async function DeskSheetPage({ params }: PageProps<'/[locale]/desk/quotes/[number]/sheet'>) {
  await staffHere();
  const quote = await showDeskQuote((await params).number);
  if (!quote) notFound();
  const { quotes } = await getMessages();
  return (
    <div className="wrap grid justify-items-start gap-6 py-6 *:w-full">
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <h1 className="paper-page text-h3">
          <span className="paper-number">{quote.number}</span>
        </h1>
        <PrintButton label={quotes.print.action} />
      </div>
      <QuoteSheet quote={quote} locale={quote.locale} isCopy />
    </div>
  );
}
