import '../globals.css';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Awake } from '@/components/layout/awake';
import { LanguageBar } from '@/components/layout/language-bar';
import { Promo } from '@/components/layout/promo';
import { SchemeScript } from '@/components/layout/scheme-script';
import { SearchHost } from '@/components/layout/search-host';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { TrialNotice } from '@/components/layout/trial-notice';
import { ToastHost } from '@/components/ui/toast-host';
import { findItem } from '@/lib/catalog/items';
import { formatMoney } from '@/lib/catalog/money';
import { isOfferOver, offer, promotion } from '@/lib/company/offer';
import { thisMoment } from '@/lib/company/this-moment';
import { locales } from '@/lib/i18n/locales';
import { withoutMarks } from '@/lib/i18n/phrases';
import { pageWords } from '@/lib/site/page-words';
import { preloadTextFonts } from '../fonts/preload-fonts';
import { siteViewport } from '../viewport';

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export const viewport = siteViewport;

export default async function LocaleLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const t = await getTranslations('common');
  preloadTextFonts(locale);
  const moment = thisMoment();
  const { name, description } = (await pageWords('catalog')).items[offer.item];
  return (
    // The script of the scheme writes its style before React reads it.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <SchemeScript />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a href="#content" className="skip">
          {t('skipLink')}
        </a>
        <TrialNotice />
        <SiteHeader />
        <LanguageBar />
        <main id="content" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <SiteFooter />
        {!isOfferOver(moment) && (
          <Promo
            locale={locale}
            price={formatMoney(findItem(offer.item).price, locale)}
            {...(offer.item !== promotion && {
              offered: { name: withoutMarks(name), text: withoutMarks(description) },
            })}
            isLive={moment.isLive}
          />
        )}
        <SearchHost locale={locale} />
        <ToastHost dismissLabel={t('dismiss')} />
        <Awake />
      </body>
    </html>
  );
}
