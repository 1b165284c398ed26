import '@/app/styles/paper.css';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { showOwnReceipt, showReceipt } from '@/lib/documents/own-receipt';
import { receiptNumber } from '@/lib/documents/receipt';
import { isLocale } from '@/lib/i18n/locales';
import { signedIn } from '@/lib/identity/signed-in';
import { showOrder } from '@/lib/orders/order-status';
import { sheetMetadata } from '@/lib/site/live-metadata';
import { OpenOrder } from '../../orders/[reference]/open-order';
import { ReceiptView } from './receipt-view';

export async function generateMetadata({ params }: PageProps<'/[locale]/receipts/[number]'>) {
  return sheetMetadata('receipts', (await params).number);
}

/** A receipt, to whoever has a key to its order, and to the staff; to anybody else the way to one, whether there is such a receipt or not. */
export default async function ReceiptPage({
  params,
  searchParams,
}: PageProps<'/[locale]/receipts/[number]'>) {
  const { number } = await params;
  if (!receiptNumber.safeParse(number).success) notFound();
  const locale = await getLocale();
  const asked = await headers();
  const own = await showOwnReceipt(number, asked.get('cookie'));
  const isStaff = !own && (await signedIn(asked))?.role === 'staff';
  const receipt = isStaff ? await showReceipt(number) : own;
  // What the staff hand over at the counter is the buyer's.
  const isCopy = isStaff && (await searchParams).original === undefined;
  if (receipt) {
    // Of an erased order nobody knows the language.
    const written = isStaff ? (await showOrder(receipt.order_reference))?.locale : locale;
    return (
      <ReceiptView
        receipt={receipt}
        locale={locale}
        written={written && isLocale(written) ? written : locale}
        isCopy={isCopy}
      />
    );
  }
  const { receipts, orders } = await getMessages();
  const words = { open: receipts.open, lost: orders.lost };
  return <OpenOrder reference={number} api="/api/receipts" words={words} />;
}
