import { headers } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Awake } from '@/components/layout/awake';
import { SchemeScript } from '@/components/layout/scheme-script';
import { TrialNotice } from '@/components/layout/trial-notice';
import { ToastHost } from '@/components/ui/toast-host';
import { preloadFonts } from './fonts/preload-fonts';

/** The nonce that the middleware has put into the policy of this request; none under `next dev`. */
async function nonceOfRequest(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1];
}

type LiveShellProps = { header: ReactNode; footer?: ReactNode; children: ReactNode };

/** The document of a live page, which is written for one visitor (docs/decisions/0025). */
export async function LiveShell({ header, footer, children }: LiveShellProps) {
  const locale = await getLocale();
  const t = await getTranslations('common');
  const nonce = await nonceOfRequest();
  preloadFonts(locale);
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <SchemeScript nonce={nonce} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a href="#content" className="skip">
          {t('skipLink')}
        </a>
        <TrialNotice nonce={nonce} />
        {header}
        <main id="content" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        {footer}
        <ToastHost dismissLabel={t('dismiss')} />
        <Awake />
      </body>
    </html>
  );
}
