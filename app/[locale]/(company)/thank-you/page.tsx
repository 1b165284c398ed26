import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LinkButton } from '@/components/ui/link-button';
import { company, lineUrl } from '@/lib/site/company';
import { pageMetadata } from '@/lib/site/metadata';
import { OrderReference } from './order-reference';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('thank-you.metadata');
  return pageMetadata('thankYou', { title: t('title'), description: t('description') });
}

export default async function ThankYouPage() {
  const t = await getTranslations('thank-you');
  return (
    <div className="max-w-184 space-y-4 py-12">
      <h1 className="text-h1">{t('title')}</h1>
      <OrderReference text={t.raw('reference')} />
      <p>{t('next')}</p>
      <p className="bg-amber-bg p-4 text-amber-ink">{t('spam')}</p>
      <p>
        {t('line', { lineId: company.lineId })}{' '}
        <a
          href={lineUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t('lineLink')}
        </a>
      </p>
      <p>
        <LinkButton to="home">{t('home')}</LinkButton>
      </p>
    </div>
  );
}
