import { useLocale, useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { Logo } from '@/components/ui/logo';
import { PageLink } from '@/components/ui/page-link';
import { localePath } from '@/lib/i18n/locales';
import { pagesAt } from '@/lib/site/menus';
import { routes } from '@/lib/site/routes';
import { CartBadge } from './cart-badge';
import { MainMenu } from './main-menu';
import { PhoneMenu } from './phone-menu';

export function SiteHeader() {
  const t = useTranslations('common');
  const locale = useLocale();
  return (
    <header className="relative z-header border-hair border-b bg-board print:hidden">
      <div className="mx-auto flex h-18 max-w-head items-center gap-1 px-(--pad)">
        <PageLink to="home" className="me-auto flex min-h-11 items-center">
          <Logo />
        </PageLink>
        <MainMenu />
        {pagesAt('account').map((page) => (
          <div key={page} className="ms-2 hidden xl:block">
            <LinkButton to={page} look="secondary" label={t(`pages.${page}`)} />
          </div>
        ))}
        <CartBadge href={localePath(locale, routes.cart.path)} label={t.raw('cartBadge')} />
        <PhoneMenu />
      </div>
    </header>
  );
}
