import '../globals.css';
import type { Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { ToastHost } from '@/components/ui/toast-host';
import { locales } from '@/lib/i18n/locales';

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export const viewport: Viewport = { colorScheme: 'light dark' };

export default async function LocaleLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const t = await getTranslations('common');
  return (
    <html lang={locale}>
      <body className="flex min-h-dvh flex-col">
        <a href="#content" className="sr-only focus:not-sr-only focus:bg-board focus:p-3">
          {t('skipLink')}
        </a>
        <SiteHeader />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-wrap grow px-5 pb-16 outline-none sm:px-8"
        >
          {children}
        </main>
        <SiteFooter />
        <ToastHost dismissLabel={t('dismiss')} />
      </body>
    </html>
  );
}
