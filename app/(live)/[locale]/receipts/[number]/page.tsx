import '@/app/styles/paper.css';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { showOwnReceipt, showReceipt } from '@/lib/documents/own-receipt';
import { receiptNumber } from '@/lib/documents/receipt';
import { fill } from '@/lib/i18n/fill';
import { withoutMarks } from '@/lib/i18n/phrases';
import { signedIn } from '@/lib/identity/signed-in';
import { OpenOrder } from '../../orders/[reference]/open-order';
import { ReceiptView } from './receipt-view';

type ReceiptPageProps = { params: Promise<{ number: string }> };

export async function generateMetadata({ params }: ReceiptPageProps): Promise<Metadata> {
  const { receipts } = await getMessages();
  const { number } = await params;
  return {
    // What a browser names the file after that it prints into.
    title: { absolute: withoutMarks(fill(receipts.heading, { reference: number })) },
    description: withoutMarks(receipts.metadata.description),
    robots: { index: false, follow: false },
  };
}

/** A receipt, to whoever has a key to its order, and to the staff; to anybody else the way to one, whether there is such a receipt or not. */
export default async function ReceiptPage({ params }: ReceiptPageProps) {
  const { number } = await params;
  if (!receiptNumber.safeParse(number).success) notFound();
  const locale = await getLocale();
  const asked = await headers();
  const own = await showOwnReceipt(number, asked.get('cookie'));
  const isStaff = !own && (await signedIn(asked))?.role === 'staff';
  const receipt = isStaff ? await showReceipt(number) : own;
  if (receipt) return <ReceiptView receipt={receipt} locale={locale} />;
  const { receipts, orders } = await getMessages();
  const words = { open: receipts.open, lost: orders.lost };
  return <OpenOrder reference={number} locale={locale} api="/api/receipts" words={words} />;
}
