import { useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/external-link';
import { LinkButton } from '@/components/ui/link-button';
import { company } from '@/lib/company/company';
import { lineUrl, phoneUrl } from '@/lib/company/contact-links';
import { pagesAt } from '@/lib/site/menus';
import { SearchLink } from './search-link';

/** What stands behind the menu: the login; on narrow screens also two ways to talk to us. */
export function MenuActions() {
  const t = useTranslations('common');
  return (
    <div className="menu-actions">
      <SearchLink label={t('search')} />
      {pagesAt('account').map((page) => (
        <LinkButton key={page} to={page} look="ghost" label={t(`pages.${page}`)} />
      ))}
      <a href={phoneUrl} className="btn btn-red phone-only">
        {t('nav.call', { phone: company.phone })}
      </a>
      <ExternalLink href={lineUrl} className="btn btn-ghost phone-only">
        {t('nav.line')}
      </ExternalLink>
    </div>
  );
}
