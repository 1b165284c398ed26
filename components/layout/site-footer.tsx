import { useLocale, useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { company, emailUrl, lineUrl, phoneUrl } from '@/lib/site/company';
import { LanguageSwitcher } from './language-switcher';

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4';

export function SiteFooter() {
  const t = useTranslations('common');
  const locale = useLocale();
  return (
    <footer className="border-hair border-t bg-board print:hidden">
      <div className="mx-auto grid max-w-wrap gap-8 px-5 py-10 sm:grid-cols-3 sm:px-8">
        <section>
          <h2 className="font-bold">{t('footer.links')}</h2>
          <ul>
            <li>
              <PageLink to="home" className={linkClass}>
                {t('nav.home')}
              </PageLink>
            </li>
            <li>
              <PageLink to="services" className={linkClass}>
                {t('nav.services')}
              </PageLink>
            </li>
            <li>
              <PageLink to="cart" className={linkClass}>
                {t('nav.cart')}
              </PageLink>
            </li>
          </ul>
        </section>
        <section>
          <h2 className="font-bold">{t('footer.contact')}</h2>
          <p>{t('footer.hours')}</p>
          <address className="not-italic">
            <p>{company.address}</p>
            <ul>
              <li>
                <a href={phoneUrl} className={linkClass}>
                  {company.phone}
                </a>
              </li>
              <li>
                <a href={emailUrl} className={linkClass}>
                  {company.email}
                </a>
              </li>
              <li>
                <a href={lineUrl} className={linkClass} target="_blank" rel="noreferrer">
                  LINE
                </a>
              </li>
            </ul>
          </address>
        </section>
        <section>
          <h2 className="mb-3 font-bold">{t('footer.languages')}</h2>
          <LanguageSwitcher current={locale} label={t('footer.languages')} />
          <p className="mt-6 text-ink-2 text-small">{t('footer.operator', { company: company.legalName })}</p>
        </section>
      </div>
    </footer>
  );
}
