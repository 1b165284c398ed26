import type { Messages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { Both } from '@/components/paper/both';
import type { ShownQuote } from '@/lib/documents/quote';
import { dateOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

/** Which version an offer takes the place of; nothing of the first one. */
export async function SheetReplaces({ quote, locale }: { quote: ShownQuote; locale: Locale }) {
  const [replaced] = quote.replaced;
  if (!replaced) return null;
  const [own, thai] = await Promise.all([getMessages({ locale }), loadMessages('th')]);
  const replacedIn = ({ quotes }: Messages, language: Locale) =>
    fill(quotes.paper.replaces, {
      version: String(replaced.version),
      day: dateOf(replaced.issued_at, language).replaceAll(' ', '\u00a0'),
    });
  return (
    <p className="paper-notice">
      <Both own={replacedIn(own, locale)} thai={replacedIn(thai, 'th')} locale={locale} />
    </p>
  );
}
