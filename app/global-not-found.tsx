import './globals.css';
import type { Metadata } from 'next';
import { createTranslator } from 'next-intl';
import { StatusBoard } from '@/components/sections/status-board';
import { buttonClass } from '@/components/ui/button-class';
import { defaultLocale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { routes } from '@/lib/site/routes';

export async function generateMetadata(): Promise<Metadata> {
  const t = await defaultTranslator();
  return { title: t('metadata.title'), description: t('metadata.description'), robots: { index: false } };
}

/** For paths that the middleware leaves alone, such as missing files: no language is known there, so it is the default one. */
export default async function GlobalNotFound() {
  const t = await defaultTranslator();
  return (
    <html lang={defaultLocale}>
      <body>
        <main className="grid min-h-dvh">
          <StatusBoard board="lost" motif="deadend" title={t('title')}>
            <p className="sign-lead">{t('text')}</p>
            <div className="flex flex-wrap gap-3">
              <a href={routes.home.path} className={buttonClass.accent}>
                {t('home')}
              </a>
              <a href={routes.contact.path} className={buttonClass.ghost}>
                {t('contact')}
              </a>
            </div>
          </StatusBoard>
        </main>
      </body>
    </html>
  );
}

async function defaultTranslator() {
  return createTranslator({
    locale: defaultLocale,
    namespace: 'not-found',
    messages: await loadMessages(defaultLocale),
  });
}
