import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Amount } from '@/components/ui/amount';
import { ExternalLink } from '@/components/ui/external-link';
import { Phrases } from '@/components/ui/phrases';
import { findItem } from '@/lib/catalog/items';
import { withoutMarks } from '@/lib/i18n/phrases';
import { company, lineUrl, whatsAppUrl } from '@/lib/site/company';
import { offer, offerEnd } from '@/lib/site/offer';
import { PromoDialog } from './promo-dialog';

/** The promotional pop-up (spec §2): what the package holds, what it costs, and two ways to claim it. */
export function Promo() {
  const t = useTranslations('promo');
  const { parts } = useMessages().promo;
  const locale = useLocale();
  return (
    <PromoDialog id={offer.id} end={offerEnd(offer)} title={withoutMarks(t('title'))} closeLabel={t('close')}>
      <p className="tag relative w-fit">{t('tag')}</p>
      <h2 className="mt-3 pe-10 text-h3">
        <Phrases text={t('title')} />
      </h2>
      <p className="mt-4 text-[min(5.5rem,17vw)]">
        <Amount satang={findItem(offer.item).price} locale={locale} />
      </p>
      <p className="font-semibold">{t('name')}</p>
      <ul className="mt-4 border-current border-t-2">
        {parts.map(({ title, text }) => (
          <li key={title} className="border-hair border-b py-2 leading-snug in-[:lang(th)]:leading-relaxed">
            <span className="font-semibold">{title}</span>{' '}
            <span className="block text-ink-2 text-base">{text}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2 text-base">{t('note')}</p>
      <p className="mt-4 mb-3 font-semibold">{t('claim')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <ExternalLink href={lineUrl} className="btn btn-ink">
          {t('line', { id: company.lineId })}
        </ExternalLink>
        <ExternalLink href={whatsAppUrl} className="btn btn-ink">
          {t('whatsApp', { number: `+${company.whatsApp}` })}
        </ExternalLink>
      </div>
    </PromoDialog>
  );
}
