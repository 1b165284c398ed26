import { getLocale, getMessages } from 'next-intl/server';
import { localePath } from '@/lib/i18n/locales';
import { metadataOf } from '@/lib/site/metadata';
import { routes } from '@/lib/site/routes';
import { NotPaid } from '../not-paid';
import { FailedResult } from './failed-result';

export const generateMetadata = metadataOf('paymentFailed');

export default async function PaymentFailedPage() {
  const words = (await getMessages())['payment-failed'];
  const successPage = localePath(await getLocale(), routes.paymentSuccess.path);
  return (
    <NotPaid board="failed" motif="broken" words={words} action={words.retry}>
      <FailedResult reference={words.reference} successPage={successPage} />
    </NotPaid>
  );
}
