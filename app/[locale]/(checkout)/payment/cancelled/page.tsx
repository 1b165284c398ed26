import { getMessages } from 'next-intl/server';
import { metadataOf } from '@/lib/site/metadata';
import { NotPaid } from '../not-paid';

export const generateMetadata = metadataOf('paymentCancelled');

export default async function PaymentCancelledPage() {
  const words = (await getMessages())['payment-cancelled'];
  return <NotPaid board="web" motif="uturn" words={words} action={words.return} />;
}
