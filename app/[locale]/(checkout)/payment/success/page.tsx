import { getLocale, getMessages } from 'next-intl/server';
import { StatusBoard } from '@/components/sections/status-board';
import { LinkButton } from '@/components/ui/link-button';
import { localePath } from '@/lib/i18n/locales';
import { metadataOf } from '@/lib/site/metadata';
import { routes } from '@/lib/site/routes';
import { SuccessResult } from './success-result';

export const generateMetadata = metadataOf('paymentSuccess');

export default async function PaymentSuccessPage() {
  const { metadata: _metadata, ...words } = (await getMessages())['payment-success'];
  const locale = await getLocale();
  const failedPage = localePath(locale, routes.paymentFailed.path);
  return (
    <StatusBoard board="done" motif="tick" title={words.title}>
      <div className="grid gap-4 py-6">
        <SuccessResult locale={locale} words={words} failedPage={failedPage} />
        <p className="flex flex-wrap items-center gap-4">
          <LinkButton to="home" label={words.home} look="board" />
        </p>
      </div>
    </StatusBoard>
  );
}
