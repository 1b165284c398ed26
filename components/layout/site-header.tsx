import { useLocale, useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { localePath } from '@/lib/i18n/locales';
import { company } from '@/lib/site/company';
import { routes } from '@/lib/site/routes';
import { CartBadge } from './cart-badge';

export function SiteHeader() {
  const t = useTranslations('common');
  const locale = useLocale();
  return (
    <header className="border-hair border-b bg-board print:hidden">
      <div className="mx-auto flex max-w-wrap flex-wrap items-center gap-x-6 px-5 py-2 sm:px-8">
        <PageLink to="home" className="me-auto inline-flex min-h-11 items-center font-bold text-lead">
          {company.name}
        </PageLink>
        <nav aria-label={t('nav.label')}>
          <ul className="flex items-center gap-x-6">
            <li>
              <PageLink to="services" className="inline-flex min-h-11 items-center">
                {t('nav.services')}
              </PageLink>
            </li>
            <li>
              <CartBadge
                href={localePath(locale, routes.cart.path)}
                words={{ cart: t('nav.cart'), label: t.raw('cartBadge') }}
              />
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
