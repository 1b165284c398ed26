import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { emailUrl } from '@/lib/site/company';

/** What a visitor of an unknown path reads: the spec's title, and the ways on. */
export function NotFoundMessage() {
  const t = useTranslations('not-found');
  return (
    <div className="max-w-184 space-y-4 py-12">
      <h1 className="text-h1">{t('title')}</h1>
      <p>{t('text')}</p>
      <p className="flex flex-wrap items-center gap-4">
        <LinkButton to="home">{t('home')}</LinkButton>
        <a href={emailUrl} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('contact')}
        </a>
      </p>
    </div>
  );
}
