import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { Phrases } from '@/components/ui/phrases';
import { socialLinks } from '@/lib/company/channels';
import { company, companyIn, phoneIn } from '@/lib/company/company';
import { emailUrl, phoneUrl } from '@/lib/company/contact-links';
import { localePath } from '@/lib/i18n/locales';
import { footerGroups, quickLinks } from '@/lib/site/menus';
import { findRoute, type RouteName } from '@/lib/site/routes';
import { LanguageSwitcher } from './language-switcher';
import { OpenNow } from './open-now';
import { PageRows } from './page-rows';

export function SiteFooter() {
  const t = useTranslations('common');
  const locale = useLocale();
  const { legalName, address } = companyIn(locale);
  const linksTo = (pages: readonly RouteName[]) =>
    pages.map((page) => ({ href: localePath(locale, findRoute(page).path), text: t(`pages.${page}`) }));
  return (
    <footer className="foot">
      <div aria-hidden="true" className="bands">
        <i className="s4" />
        <i className="s2" />
        <i className="s1" />
        <i className="s3" />
      </div>
      <div className="foot-board">
        <div className="wrap">
          <div className="foot-top">
            <div className="foot-about">
              <p className="foot-say">
                <Phrases text={t('footer.say')} />
              </p>
              <div>
                <p>{t('footer.hours')}</p>
                <OpenNow words={{ open: t('footer.open'), closed: t('footer.closed') }} />
              </div>
              <address>
                <ExternalLink href={company.mapUrl}>{address}</ExternalLink>
              </address>
            </div>
            <div id="pages" className="foot-links">
              <FooterColumn title={t('footer.links')}>
                <PageRows links={linksTo(quickLinks)} />
              </FooterColumn>
              {footerGroups.map(
                (entry) =>
                  entry.kind === 'group' && (
                    <FooterColumn key={entry.group} title={t(`menus.${entry.group}`)}>
                      <PageRows links={entry.columns.flatMap(({ pages }) => linksTo(pages))} />
                      {entry.columns.flatMap(({ links }) =>
                        links.map(({ name, url }) => (
                          <li key={url}>
                            <ExternalLink href={url}>{t(`outside.${name}`)}</ExternalLink>
                          </li>
                        )),
                      )}
                    </FooterColumn>
                  ),
              )}
              <FooterColumn title={t('footer.contact')}>
                <li>
                  <a href={phoneUrl} className="phrase">
                    {phoneIn(locale)}
                  </a>
                </li>
                <li>
                  <a href={emailUrl}>{company.email}</a>
                </li>
                {socialLinks.map(({ name, url }) => (
                  <li key={url}>
                    <ExternalLink href={url}>{name}</ExternalLink>
                  </li>
                ))}
              </FooterColumn>
            </div>
          </div>
          <nav aria-label={t('footer.languages')}>
            <LanguageSwitcher current={locale} label={t('footer.languages')} />
          </nav>
          <small>
            {t('footer.replies')} {t('footer.operator', { company: legalName })}
          </small>
        </div>
      </div>
    </footer>
  );
}

/** A titled list of links; `children` are its items. */
function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
