import './globals.css';
import './styles/soi-dog.css';
import type { Metadata } from 'next';
import { Lost } from '@/components/sections/lost';
import { defaultLocale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { fullTitle } from '@/lib/site/page-title';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await loadMessages(defaultLocale))['not-found'].metadata;
  return { title: fullTitle(title), description, robots: { index: false } };
}

/** For paths that the middleware leaves alone, such as missing files: no language is known there, so it is the default one. */
export default async function GlobalNotFound() {
  const words = (await loadMessages(defaultLocale))['not-found'];
  return (
    <html lang={defaultLocale}>
      <body>
        <main className="grid min-h-dvh">
          <Lost locale={defaultLocale} words={words} />
        </main>
      </body>
    </html>
  );
}
