import { useLocale, useTranslations } from 'next-intl';
import { StripeLinks } from '@/components/ui/stripe-links';
import { localePath } from '@/lib/i18n/locales';
import { homeRoutes } from '@/lib/site/home-routes';
import { routes } from '@/lib/site/routes';

/** The four routes of the home board, on top of the menu of narrow screens. */
export function MenuStripes() {
  const t = useTranslations('home.routes');
  const locale = useLocale();
  return (
    <StripeLinks
      className="menu-stripes"
      links={homeRoutes.map(({ name, to }) => ({
        href: localePath(locale, routes[to].path),
        text: t(name),
      }))}
    />
  );
}
