import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { Phrases } from '@/components/ui/phrases';
import { socialLinks } from '@/lib/company/channels';
import { company, companyIn, phoneIn } from '@/lib/company/company';
import { emailUrl, phoneUrl } from '@/lib/company/contact-links';
import { dotted } from '@/lib/i18n/dotted';
import { localePath } from '@/lib/i18n/locales';
import { footerColumns, quickLinks } from '@/lib/site/menus';
import { findRoute, type RouteName } from '@/lib/site/routes';
import { LanguageSwitcher } from './language-switcher';
import { OpenNow } from './open-now';
import { PageRows } from './page-rows';

export function SiteFooter() {
  const t = useTranslations('common');
  const locale = useLocale();
  const { legalName, address } = companyIn(locale);
  const closed = t('footer.closedOn');
  const linksTo = (pages: readonly RouteName[]) =>
    pages.map((page) => ({ href: localePath(locale, findRoute(page).path), text: t(`pages.${page}`) }));
  return (
    <footer className="foot">
      <div aria-hidden="true" className="bands">
        <i className="s1" />
        <i className="s2" />
        <i className="s3" />
        <i className="s4" />
      </div>
      <div id="pages" className="foot-links">
        <FooterColumn stripe="s1" title={t('footer.links')}>
          <PageRows links={linksTo(quickLinks)} />
        </FooterColumn>
        {footerColumns.map((groups, index) => (
          <FooterColumn
            key={groups[0]?.group}
            stripe={index === 0 ? 's2' : 's3'}
            title={dotted(groups.map(({ group }) => t(`menus.${group}`)))}
          >
            {groups
              .flatMap(({ columns }) => columns)
              .map(({ place, pages, links }) => (
                <Fragment key={place}>
                  <PageRows links={linksTo(pages)} />
                  {links.map(({ name, url }) => (
                    <li key={url}>
                      <ExternalLink href={url}>{t(`outside.${name}`)}</ExternalLink>
                    </li>
                  ))}
                </Fragment>
              ))}
          </FooterColumn>
        ))}
        <FooterColumn stripe="s4" title={t('footer.contact')}>
          <li>
            <a href={phoneUrl} className="phrase">
              {phoneIn(locale)}
            </a>
          </li>
          <li>
            <a href={emailUrl} className="phrase">
              {company.email}
            </a>
          </li>
          {socialLinks.map(({ name, url }) => (
            <li key={url}>
              <ExternalLink href={url}>{name}</ExternalLink>
            </li>
          ))}
        </FooterColumn>
      </div>
      <div className="foot-about">
        <p className="foot-say">
          <Phrases text={t('footer.say')} />
        </p>
        <div className="foot-hours">
          <p>{t('footer.hours')}</p>
          {closed && <p>{closed}</p>}
          <OpenNow />
        </div>
        <address>
          <ExternalLink href={company.mapUrl}>{address}</ExternalLink>
        </address>
        <nav className="foot-languages" aria-label={t('footer.languages')}>
          <LanguageSwitcher current={locale} label={t('footer.languages')} />
        </nav>
        <small>
          {t('footer.replies')} {t('footer.operator', { company: legalName })}
        </small>
      </div>
    </footer>
  );
}

type FooterColumnProps = { stripe: 's1' | 's2' | 's3' | 's4'; title: string; children: ReactNode };

/** A titled list of links, on phones behind a stripe that opens it; `children` are its items. */
function FooterColumn({ stripe, title, children }: FooterColumnProps) {
  return (
    <details className={`unfold ${stripe}`}>
      <summary>{title}</summary>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </details>
  );
}
