import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { languageNames, localePath, locales } from '@/lib/i18n/locales';
import { composeMail } from '@/lib/outbox/mail/compose';
import { sampleMails } from './sample-mails';

export const metadata: Metadata = { title: 'All mails', robots: { index: false } };

/** Written here, since every page would carry a class that this one alone uses. */
const tall = { height: '48rem', overflow: 'auto', whiteSpace: 'pre-wrap' } as const;

/** Every mail of one language with both its parts, from samples. Exists under `next dev` only (docs/decisions/0012). */
export default async function MailsPage() {
  const locale = await getLocale();
  const mails = await Promise.all((await sampleMails(locale)).map(composeMail));
  return (
    <div className="wrap grid gap-10 py-section">
      <h1 className="text-h2">Mails</h1>
      <nav className="flex flex-wrap gap-4">
        {locales.map((other) => (
          <a key={other} href={localePath(other, '/parts/mails')} className="underline">
            {languageNames[other]}
          </a>
        ))}
      </nav>
      {mails.map(({ event, subject, html, text }) => (
        <section key={event} id={event} className="grid gap-4">
          <h2 className="text-h3">{event}</h2>
          <p className="font-semibold">{subject}</p>
          <div className="grid gap-4 lg:grid-cols-2">
            <iframe
              title={`${event}, HTML`}
              srcDoc={html}
              className="w-full border-2 border-line"
              style={tall}
            />
            <pre className="wrap-anywhere bg-sunk p-4 text-small" style={tall}>
              {text}
            </pre>
          </div>
        </section>
      ))}
    </div>
  );
}
