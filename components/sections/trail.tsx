import { useLocale, useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { Phrases } from '@/components/ui/phrases';
import { dateOf } from '@/lib/i18n/dates';
import { changedOn } from '@/lib/site/content-dates';
import type { RouteName } from '@/lib/site/routes';

/** The last line of a page: the way to it from the home page, as a bus names its stops, and since when it says what it says. */
export function Trail({ page }: { page: RouteName }) {
  const t = useTranslations('common');
  const locale = useLocale();
  const date = changedOn(page, locale);
  return (
    <div className="wrap trail">
      <nav aria-label={t('trail.label')}>
        <ol>
          <li>
            <PageLink to="home">
              <Phrases text={t('pages.home')} />
            </PageLink>
          </li>
          <li aria-current="page">
            <Phrases text={t(`pages.${page}`)} />
          </li>
        </ol>
      </nav>
      <p>
        <time dateTime={date}>{t('trail.changed', { date: dateOf(date, locale) })}</time>
      </p>
    </div>
  );
}
