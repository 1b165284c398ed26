import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StatusBoard } from '@/components/sections/status-board';
import { ExternalLink } from '@/components/ui/external-link';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { company, lineUrl } from '@/lib/site/company';
import { pageMetadata } from '@/lib/site/metadata';
import { OrderReference } from './order-reference';

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata('thankYou');
}

export default async function ThankYouPage() {
  const t = await getTranslations('thank-you');
  return (
    <>
      <StatusBoard board="done" motif="tick" title={t('title')}>
        <OrderReference text={t.raw('reference')} />
        <p className="sign-lead">{t('next')}</p>
        <LinkButton to="home" look="accent" label={t('home')} />
      </StatusBoard>
      <div className="wrap grid gap-6 py-12 lg:grid-cols-2">
        <Notice look="amber">
          <p>{t('spam')}</p>
        </Notice>
        <Notice look="info">
          <p>{t('line', { lineId: company.lineId })}</p>
          <ExternalLink
            href={lineUrl}
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          >
            {t('lineLink')}
          </ExternalLink>
        </Notice>
      </div>
    </>
  );
}
