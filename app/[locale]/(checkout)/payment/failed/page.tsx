import type { Metadata } from 'next';
import { getLocale, getMessages } from 'next-intl/server';
import { StatusBoard } from '@/components/sections/status-board';
import { buttonClass } from '@/components/ui/button-class';
import { ExternalLink } from '@/components/ui/external-link';
import { LinkButton } from '@/components/ui/link-button';
import { localePath } from '@/lib/i18n/locales';
import { lineUrl } from '@/lib/site/company';
import { pageMetadata } from '@/lib/site/metadata';
import { routes } from '@/lib/site/routes';
import { FailedResult } from './failed-result';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('paymentFailed');
}

export default async function PaymentFailedPage() {
  const words = (await getMessages())['payment-failed'];
  const successPage = localePath(await getLocale(), routes.paymentSuccess.path);
  return (
    <StatusBoard board="lost" motif="deadend" title={words.title}>
      <div className="grid max-w-words gap-4 py-6">
        <p className="sign-lead">{words.text}</p>
        <FailedResult reference={words.reference} successPage={successPage} />
        <p>{words.note}</p>
        <p className="flex flex-wrap items-center gap-4">
          <LinkButton to="cart" label={words.retry} look="accent" />
          <ExternalLink href={lineUrl} className={buttonClass.ghost}>
            {words.support}
          </ExternalLink>
        </p>
      </div>
    </StatusBoard>
  );
}
