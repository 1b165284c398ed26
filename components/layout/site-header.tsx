import { useLocale, useTranslations } from 'next-intl';
import { Logo } from '@/components/ui/logo';
import { PageLink } from '@/components/ui/page-link';
import { company, companyIn, phoneIn } from '@/lib/company/company';
import { localePath } from '@/lib/i18n/locales';
import { routes } from '@/lib/site/routes';
import { CartBadge } from './cart-badge';
import { LanguageMenu } from './language-menu';
import { MainMenu } from './main-menu';
import { PullCord } from './pull-cord';

export function SiteHeader() {
  const t = useTranslations('common');
  const locale = useLocale();
  return (
    <header className="head">
      <PageLink to="home" className="logo">
        <Logo />
        {company.name}
      </PageLink>
      <p className="head-line">{`${phoneIn(locale)} · ${company.email} · ${companyIn(locale).address}`}</p>
      <LanguageMenu />
      <MainMenu />
      <CartBadge href={localePath(locale, routes.cart.path)} label={t.raw('cartBadge')} />
      <PullCord
        words={{
          pull: t('light.pull'),
          lights: t('light.lights'),
          day: t('light.day'),
          night: t('light.night'),
          now: t('light.now'),
        }}
      />
    </header>
  );
}
