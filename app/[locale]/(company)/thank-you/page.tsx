import { getTranslations } from 'next-intl/server';
import { StatusBoard } from '@/components/sections/status-board';
import { buttonClass } from '@/components/ui/button-class';
import { ExternalLink } from '@/components/ui/external-link';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { company, lineUrl } from '@/lib/site/company';
import { metadataOf } from '@/lib/site/metadata';
import { LineQr } from './line-qr';
import { Thanks, WithMail } from './thanks';

export const generateMetadata = metadataOf('thankYou');

export default async function ThankYouPage() {
  const t = await getTranslations('thank-you');
  return (
    <>
      <StatusBoard board="done" motif="tick" title={t('title')}>
        <Thanks words={{ reference: t.raw('reference'), next: t('next'), demo: t('demo') }} />
        <LinkButton to="home" look="board" label={t('home')} />
      </StatusBoard>
      <div className="wrap grid items-start gap-6 py-12 lg:grid-cols-2">
        <WithMail>
          <Notice look="amber">
            <p>{t('spam')}</p>
          </Notice>
        </WithMail>
        <div className="flex flex-wrap items-start gap-6 rounded-board bg-sunk p-5">
          <LineQr url={lineUrl} label={t('lineQr', { lineId: company.lineId })} />
          <div className="grid min-w-52 flex-1 gap-2">
            <p className="font-semibold">{t('line', { lineId: company.lineId })}</p>
            <p>{t('lineScan')}</p>
            <ExternalLink href={lineUrl} className={`${buttonClass.text} font-semibold text-link`}>
              {t('lineLink')}
            </ExternalLink>
          </div>
        </div>
      </div>
    </>
  );
}
