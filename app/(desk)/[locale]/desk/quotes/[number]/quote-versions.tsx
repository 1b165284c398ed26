import type { Messages } from 'next-intl';
import { Part } from '@/components/ui/heading';
import { formatMoney } from '@/lib/catalog/money';
import type { DeskQuote } from '@/lib/desk/desk-quotes';
import { nearTimeOf } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';

type QuoteVersionsProps = { quote: DeskQuote; locale: Locale; words: Messages['desk']['quotes'] };

/** Every version with who offered it, the newest first; all but that one are replaced. */
export function QuoteVersions({ quote, locale, words }: QuoteVersionsProps) {
  return (
    <Part title={words.versions} className="grid gap-3">
      <ol className="grid gap-3">
        {quote.versions.map(({ version, issued_at, person, amount }, index) => (
          <li key={version} className="border-hair border-l-4 pl-4">
            <span className="font-medium">
              {fill(words.version, { version })}
              {' · '}
              {words.states[index === 0 ? quote.state : 'replaced']}
            </span>
            <span className="block">{formatMoney(amount, locale, 'always')}</span>
            <span className="wrap-anywhere block text-ink-2 text-small">
              {nearTimeOf(issued_at, locale)} · {person ?? words.byCustomer}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}
