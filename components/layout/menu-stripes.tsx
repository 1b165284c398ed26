import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { homeRoutes } from '@/lib/site/home-routes';

/** The four routes of the home board, on top of the menu of narrow screens. */
export function MenuStripes() {
  const t = useTranslations('home.routes');
  return (
    <ul className="menu-stripes">
      {homeRoutes.map(({ name, to }) => (
        <li key={to}>
          <PageLink to={to}>{t(name)}</PageLink>
        </li>
      ))}
    </ul>
  );
}
