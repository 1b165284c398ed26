import './globals.css';
import type { Metadata } from 'next';
import { createTranslator } from 'next-intl';
import { defaultLocale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

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
        <main className="mx-auto max-w-184 space-y-4 px-5 py-12">
          <h1 className="text-h1">{t('title')}</h1>
          <p>{t('text')}</p>
          <p>
            <a href="/" className="inline-flex min-h-11 items-center underline underline-offset-4">
              {t('home')}
            </a>
          </p>
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
